package parlour.server.web;

import java.util.Map;

/** The content types of the files of a browser build. */
final class ContentTypes {
    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("html", "text/html; charset=utf-8"),
                    Map.entry("js", "text/javascript; charset=utf-8"),
                    Map.entry("json", "application/json"),
                    Map.entry("css", "text/css; charset=utf-8"),
                    Map.entry("wasm", "application/wasm"),
                    Map.entry("png", "image/png"),
                    Map.entry("svg", "image/svg+xml"),
                    Map.entry("ico", "image/x-icon"),
                    Map.entry("ttf", "font/ttf"),
                    Map.entry("wav", "audio/wav"),
                    Map.entry("webmanifest", "application/manifest+json"),
                    Map.entry("txt", "text/plain; charset=utf-8"));

    private ContentTypes() {}

    static String of(String path) {
        return TYPES.getOrDefault(
                path.substring(path.lastIndexOf('.') + 1), "application/octet-stream");
    }
}
