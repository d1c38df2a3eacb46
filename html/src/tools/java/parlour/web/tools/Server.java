package parlour.web.tools;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves the files of a folder to this machine alone. */
public final class Server implements AutoCloseable {
    private static final int THREADS = 4;

    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "json", "application/json",
                    "css", "text/css; charset=utf-8",
                    "wasm", "application/wasm",
                    "png", "image/png",
                    "wav", "audio/wav",
                    "webmanifest", "application/manifest+json",
                    "txt", "text/plain; charset=utf-8",
                    "properties", "text/plain; charset=utf-8");

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
            byte[] content = Files.readAllBytes(file);
            exchange.getResponseHeaders().set("Content-Type", type(file));
            // Another build may lie here at the next visit.
            exchange.getResponseHeaders().set("Cache-Control", "no-cache");
            boolean head = exchange.getRequestMethod().equals("HEAD");
            exchange.sendResponseHeaders(200, head ? -1 : content.length);
            if (!head) {
                exchange.getResponseBody().write(content);
            }
        }
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
