package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.platform.Connection;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/** The server of the Debian package, unpacked into a fresh root. */
@Tag("installed")
@Timeout(180)
class InstalledServerTest {
    private static final Pattern LINK =
            Pattern.compile("Parlour is at http://127.0.0.1:(\\d+)/ .*");
    private static final Pattern LISTED =
            Pattern.compile("\"([^\"]+)\":\\{\"hash\":\"sha256-([^\"]+)\"");

    /** What a program ends with that was asked to end by the system. */
    private static final int TERMINATED = 143;

    private static final int MANY = 20;
    private static final String PASSWORD = "password";

    @TempDir private Path root;

    @BeforeEach
    void unpack() throws IOException, InterruptedException {
        InstalledTest.unpack(root);
    }

    /** A server that is asked to end when the test is done. */
    private void whileServing(Visit visit) throws Exception {
        Path errors = root.resolve("errors.txt");
        Process server =
                new ProcessBuilder(
                                root.resolve("usr/bin/parlour-server").toString(),
                                "--bind",
                                "127.0.0.1",
                                "--port",
                                "0",
                                "--data",
                                root.resolve("state").toString())
                        .redirectError(errors.toFile())
                        .start();
        try {
            visit.to(port(server));
            server.destroy();
            assertTrue(server.waitFor(60, TimeUnit.SECONDS), "it does not end");
            assertEquals(TERMINATED, server.exitValue());
            assertEquals("", Files.readString(errors), "and has nothing to complain of");
        } finally {
            server.destroyForcibly();
        }
    }

    private interface Visit {
        void to(int port) throws Exception;
    }

    /** It says where it is in its last line. */
    private static int port(Process server) throws IOException {
        StringBuilder said = new StringBuilder();
        for (String line = server.inputReader().readLine();
                line != null;
                line = server.inputReader().readLine()) {
            Matcher link = LINK.matcher(line);
            if (link.matches()) {
                return Integer.parseInt(link.group(1));
            }
            said.append(line).append('\n');
        }
        throw new AssertionError("it said only\n" + said);
    }

    private static HttpResponse<byte[]> get(int port, String path)
            throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                                .build(),
                        HttpResponse.BodyHandlers.ofByteArray());
    }

    @Test
    void itServesTheWholePageAndTheTables() throws Exception {
        whileServing(
                port -> {
                    assertEquals("ok\n", new String(get(port, "/health").body()));
                    assertTrue(new String(get(port, "/").body()).contains("<title>Parlour"));
                    Map<String, String> wrong = new TreeMap<>();
                    Map<String, String> listed = listed(get(port, "/service-worker.js").body());
                    assertTrue(listed.size() > MANY, listed.size() + " files");
                    for (Map.Entry<String, String> file : listed.entrySet()) {
                        HttpResponse<byte[]> got = get(port, "/" + file.getKey());
                        if (!file.getValue().equals(hash(got.body()))) {
                            wrong.put(file.getKey(), "status " + got.statusCode());
                        }
                    }
                    assertEquals(Map.of(), wrong, "every file is as it was built");
                    assertTrue(welcome(port).contains("\"welcome\""));
                });
    }

    private static Map<String, String> listed(byte[] worker) {
        Map<String, String> files = new TreeMap<>();
        Matcher file = LISTED.matcher(new String(worker));
        while (file.find()) {
            files.put(file.group(1), file.group(2));
        }
        return files;
    }

    private static String hash(byte[] content) throws GeneralSecurityException {
        return Base64.getEncoder()
                .encodeToString(MessageDigest.getInstance("SHA-256").digest(content));
    }

    /** What it answers to a program that says hello. */
    private static String welcome(int port) {
        CompletableFuture<String> answer = new CompletableFuture<>();
        CompletableFuture<Boolean> open = new CompletableFuture<>();
        Connection connection =
                new SocketConnection(
                        CompletableFuture.completedFuture(HttpClient.newHttpClient()),
                        URI.create("ws://127.0.0.1:" + port + "/table"),
                        new Connection.Listener() {
                            @Override
                            public void opened() {
                                open.complete(true);
                            }

                            @Override
                            public void received(String text) {
                                answer.complete(text);
                            }

                            @Override
                            public void closed() {
                                open.complete(false);
                                answer.complete("closed");
                            }
                        });
        assertTrue(open.join());
        connection.send(
                "{\"kind\":\"hello\",\"protocol\":1,\"version\":\"test\",\"language\":\"en\",\"moves\":0}");
        String text = answer.join();
        connection.close();
        return text;
    }

    @Test
    void aServiceIsThereForWhoeverEnablesIt() throws IOException {
        Path unit = root.resolve("usr/lib/systemd/system/parlour-server.service");
        List<String> lines = Files.readAllLines(unit);
        assertTrue(lines.contains("DynamicUser=yes"));
        assertTrue(
                lines.stream()
                        .anyMatch(line -> line.startsWith("ExecStart=/usr/bin/parlour-server ")));
    }

    /** Servers far away are reached over https, so the linked Java must know how to. */
    @Test
    void itsJavaMakesSecureConnections() throws Exception {
        Path keys = root.resolve("keys");
        InstalledTest.run(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "server",
                "-keyalg",
                "EC",
                "-dname",
                "CN=localhost",
                "-ext",
                "SAN=dns:localhost",
                "-storetype",
                "JKS",
                "-storepass",
                PASSWORD,
                "-keypass",
                PASSWORD,
                "-keystore",
                keys.toString());
        HttpsServer server =
                HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(secured(keys)));
        server.createContext(
                "/",
                exchange -> {
                    exchange.sendResponseHeaders(204, -1);
                    exchange.close();
                });
        server.start();
        try {
            Path classes =
                    Path.of(
                            SecureVisit.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI());
            InstalledTest.run(
                    root.resolve("usr/lib/parlour/lib/runtime/bin/parlour").toString(),
                    "-Djavax.net.ssl.trustStore=" + keys,
                    "-cp",
                    classes.toString(),
                    SecureVisit.class.getName(),
                    "https://localhost:" + server.getAddress().getPort() + "/");
            InstalledTest.run(
                    root.resolve("usr/lib/parlour/lib/runtime/bin/parlour").toString(),
                    "-cp",
                    classes.toString(),
                    SecureVisit.class.getName());
        } finally {
            server.stop(0);
        }
    }

    private static SSLContext secured(Path keys) throws GeneralSecurityException, IOException {
        KeyStore store = KeyStore.getInstance("JKS");
        try (InputStream in = Files.newInputStream(keys)) {
            store.load(in, PASSWORD.toCharArray());
        }
        KeyManagerFactory managers =
                KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(store, PASSWORD.toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(managers.getKeyManagers(), null, null);
        return context;
    }
}
