package parlour.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;

/** Requests to a server of a test. */
final class Http {
    private Http() {}

    static HttpResponse<byte[]> get(int port, String path, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return TestClient.HTTP.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    static String text(int port, String path) throws IOException, InterruptedException {
        return new String(get(port, path).body(), StandardCharsets.UTF_8);
    }

    /** A count of the server. */
    static double metric(int port, String name) throws IOException, InterruptedException {
        for (String line : text(port, "/metrics").split("\n")) {
            if (line.startsWith(name + " ")) {
                return Double.parseDouble(line.substring(name.length() + 1));
            }
        }
        throw new AssertionError("no count " + name);
    }
}
