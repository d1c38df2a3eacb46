package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.server.log.ServerLog;
import parlour.server.web.BundledPage;
import parlour.server.web.FolderPage;
import parlour.server.web.Page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The page for browsers, from a folder and from within the program. */
class PageTest {
    @TempDir private Path data;

    private static final List<String> FILES =
            List.of(
                    "index.html",
                    "program.wasm",
                    "program.wasm.br",
                    "program.wasm.gz",
                    "assets/ui.png");

    private interface Visit {
        void to(int port) throws Exception;
    }

    private void serve(Page page, Visit visit) throws Exception {
        Settings settings =
                Settings.usual(data.resolve("tables"), page).withBind("127.0.0.1").withPort(0);
        try (TableServer server = TableServer.start(settings, ServerLog.NONE)) {
            visit.to(server.port());
        }
    }

    /** The page in a folder, in a jar, or as resources beside the classes. */
    private Page page(String kind) throws Exception {
        Path folder = data.resolve("page/web");
        for (String name : FILES) {
            Files.createDirectories(folder.resolve(name).getParent());
            Files.write(folder.resolve(name), content(name));
        }
        Path jar = data.resolve("page.jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (String name : FILES) {
                zip.putNextEntry(new ZipEntry("web/" + name));
                zip.write(content(name));
            }
        }
        return switch (kind) {
            case "folder" -> new FolderPage(folder);
            case "jar" -> BundledPage.of(new URLClassLoader(new URL[] {jar.toUri().toURL()}, null));
            default ->
                    BundledPage.of(
                            new URLClassLoader(
                                    new URL[] {data.resolve("page").toUri().toURL()}, null));
        };
    }

    private static byte[] content(String name) {
        return name.repeat(10_000).getBytes(StandardCharsets.UTF_8);
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    @ParameterizedTest
    @ValueSource(strings = {"folder", "jar", "resources"})
    void filesHaveTheirTypesAndAreAskedForAgain(String kind) throws Exception {
        serve(
                page(kind),
                port -> {
                    HttpResponse<byte[]> front = Http.get(port, "/");
                    assertEquals("text/html; charset=utf-8", header(front, "content-type"));
                    assertEquals(new String(content("index.html")), new String(front.body()));
                    HttpResponse<byte[]> program = Http.get(port, "/program.wasm");
                    assertEquals("application/wasm", header(program, "content-type"));
                    assertEquals("", header(program, "content-encoding"));
                    assertEquals("no-cache", header(program, "cache-control"));
                    assertEquals("nosniff", header(program, "x-content-type-options"));
                    assertEquals(
                            "image/png", header(Http.get(port, "/assets/ui.png"), "content-type"));
                    String tag = header(program, "etag");
                    HttpResponse<byte[]> same =
                            Http.get(port, "/program.wasm", "If-None-Match", tag);
                    assertEquals(304, same.statusCode());
                    assertEquals(0, same.body().length);
                    HttpResponse<byte[]> other =
                            Http.get(port, "/program.wasm", "If-None-Match", "\"other\"");
                    assertEquals(200, other.statusCode());
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"folder", "jar", "resources"})
    void compressedFilesAreSentToWhoTakesThem(String kind) throws Exception {
        serve(
                page(kind),
                port -> {
                    HttpResponse<byte[]> best =
                            Http.get(port, "/program.wasm", "Accept-Encoding", "gzip, br");
                    assertEquals("br", header(best, "content-encoding"));
                    assertEquals("application/wasm", header(best, "content-type"));
                    assertEquals("Accept-Encoding", header(best, "vary"));
                    assertEquals(new String(content("program.wasm.br")), new String(best.body()));
                    HttpResponse<byte[]> zipped =
                            Http.get(
                                    port, "/program.wasm", "Accept-Encoding", "br;q=0, gzip;q=0.5");
                    assertEquals("gzip", header(zipped, "content-encoding"));
                    assertNotEquals(header(best, "etag"), header(zipped, "etag"));
                    HttpResponse<byte[]> plain =
                            Http.get(port, "/index.html", "Accept-Encoding", "br");
                    assertEquals("", header(plain, "content-encoding"));
                });
    }

    @Test
    void aNewBuildIsServedAtOnce() throws Exception {
        Page page = page("folder");
        serve(
                page,
                port -> {
                    String before = header(Http.get(port, "/index.html"), "etag");
                    Files.writeString(data.resolve("page/web/index.html"), "new");
                    HttpResponse<byte[]> after =
                            Http.get(port, "/index.html", "If-None-Match", before);
                    assertEquals(200, after.statusCode());
                    assertEquals("new", new String(after.body()));
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"folder", "jar", "resources"})
    void nothingElseIsServed(String kind) throws Exception {
        Files.writeString(data.resolve("secret.txt"), "secret");
        Files.createDirectories(data.resolve("page/web/assets/deep"));
        serve(
                page(kind),
                port -> {
                    List<String> paths =
                            List.of(
                                    "/missing.html",
                                    "/assets",
                                    "/assets/",
                                    "/assets/deep",
                                    "/../secret.txt",
                                    "/..%2f..%2fsecret.txt",
                                    "/%2e%2e/%2e%2e/secret.txt",
                                    "/assets/../../../secret.txt",
                                    "/assets//ui.png",
                                    "/assets%5c..%5cui.png",
                                    "//secret.txt",
                                    "/.hidden",
                                    "/index.html%00.png");
                    for (String path : paths) {
                        String answer = raw(port, path);
                        assertTrue(
                                answer.startsWith("HTTP/1.1 404")
                                        || answer.startsWith("HTTP/1.1 400"),
                                path + ": " + answer);
                    }
                });
    }

    /** A request as it stands; clients would tidy the path. */
    private static String raw(int port, String path) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            OutputStream out = socket.getOutputStream();
            String request = "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
            out.write(request.getBytes(StandardCharsets.US_ASCII));
            out.flush();
            ByteArrayOutputStream answer = new ByteArrayOutputStream();
            socket.getInputStream().transferTo(answer);
            return answer.toString(StandardCharsets.UTF_8);
        }
    }

    @Test
    void aServerWithoutAPageSaysSo() throws Exception {
        serve(
                Page.NONE,
                port -> {
                    assertTrue(Http.text(port, "/").contains("without the page"));
                    assertEquals("ok\n", Http.text(port, "/health"));
                    assertEquals(426, Http.get(port, "/table").statusCode());
                    assertTrue(raw(port, "/other").startsWith("HTTP/1.1 404"));
                });
    }
}
