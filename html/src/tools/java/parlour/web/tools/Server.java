package parlour.web.tools;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves the files of a folder to this machine alone. */
public final class Server implements AutoCloseable {
    private static final int THREADS = 4;

    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("html", "text/html; charset=utf-8"),
                    Map.entry("js", "text/javascript; charset=utf-8"),
                    Map.entry("json", "application/json"),
                    Map.entry("css", "text/css; charset=utf-8"),
                    Map.entry("wasm", "application/wasm"),
                    Map.entry("png", "image/png"),
                    Map.entry("ttf", "font/ttf"),
                    Map.entry("wav", "audio/wav"),
                    Map.entry("webmanifest", "application/manifest+json"),
                    Map.entry("txt", "text/plain; charset=utf-8"));

    private final Path folder;
    private final HttpServer server;
    private final ExecutorService threads =
            Executors.newFixedThreadPool(
                    THREADS,
                    task -> {
                        Thread thread = new Thread(task, "server");
                        thread.setDaemon(true);
                        return thread;
                    });

    /**
     * @param port 0 for any that is free
     */
    public Server(Path folder, int port) throws IOException {
        this.folder = folder.toAbsolutePath().normalize();
        server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    /** A folder and a port; runs until it is killed. */
    public static void main(String[] args) throws IOException {
        Server server = new Server(Path.of(args[0]), Integer.parseInt(args[1]));
        System.out.println("Parlour is at " + server.address() + " until you press Ctrl+C.");
    }

    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath().substring(1);
            Path file = folder.resolve(path.isEmpty() ? "index.html" : path).normalize();
            if (!file.startsWith(folder) || !Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            Path compressed = file.resolveSibling(file.getFileName() + ".br");
            boolean brotli = acceptsBrotli(exchange) && Files.exists(compressed);
            byte[] content = Files.readAllBytes(brotli ? compressed : file);
            if (brotli) {
                exchange.getResponseHeaders().set("Content-Encoding", "br");
            }
            exchange.getResponseHeaders().set("Content-Type", type(file));
            // Another build may lie here at the next visit, so the browser asks each time.
            String version = '"' + Integer.toHexString(Arrays.hashCode(content)) + '"';
            exchange.getResponseHeaders().set("Cache-Control", "no-cache");
            exchange.getResponseHeaders().set("ETag", version);
            if (version.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
                exchange.sendResponseHeaders(304, -1);
                return;
            }
            boolean head = exchange.getRequestMethod().equals("HEAD");
            exchange.sendResponseHeaders(200, head ? -1 : content.length);
            if (!head) {
                exchange.getResponseBody().write(content);
            }
        }
    }

    private static boolean acceptsBrotli(HttpExchange exchange) {
        String accepted = exchange.getRequestHeaders().getFirst("Accept-Encoding");
        return accepted != null && accepted.contains("br");
    }

    private static String type(Path file) {
        String name = file.getFileName().toString();
        return TYPES.getOrDefault(
                name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdown();
    }
}
