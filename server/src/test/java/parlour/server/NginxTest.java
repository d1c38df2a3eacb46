package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.server.redis.RedisProcess;
import parlour.server.web.FolderPage;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;

/** The files for nginx work: the very files of the documentation, with other ports and names. */
class NginxTest {
    private static final Path FILES = Path.of(System.getProperty("parlour.root"), "server/hosting");

    @TempDir private Path folder;
    private TableServer server;
    private Process nginx;
    private int port;
    private int plainPort;
    private HttpClient client;

    @BeforeEach
    void start() throws Exception {
        assumeTrue(works("nginx", "-v"), "nginx is not installed");
        assumeTrue(works("openssl", "version"), "openssl is not installed");
        Path page = Files.createDirectory(folder.resolve("page"));
        Files.writeString(page.resolve("index.html"), "the page");
        Files.writeString(page.resolve("index.html.br"), "small");
        server =
                TableServer.start(
                        TestServer.settings(folder.resolve("data"), new FolderPage(page))
                                .withPublicUrl(Optional.of("https://localhost/"), true),
                        new TestServer.LoudLog());
        port = freePort();
        plainPort = freePort();
        assertTrue(
                works(
                        "openssl",
                        "req",
                        "-x509",
                        "-newkey",
                        "rsa:2048",
                        "-nodes",
                        "-days",
                        "2",
                        "-subj",
                        "/CN=localhost",
                        "-addext",
                        "subjectAltName=DNS:localhost",
                        "-keyout",
                        folder.resolve("key.pem").toString(),
                        "-out",
                        folder.resolve("cert.pem").toString()));
        SSLContext trusting = SSLContext.getInstance("TLS");
        trusting.init(null, new TrustManager[] {new Trusting()}, new SecureRandom());
        client = HttpClient.newBuilder().sslContext(trusting).build();
    }

    /** Starts nginx with a file, in which addresses of servers are replaced. */
    private void serve(String file, String... replaced) throws Exception {
        String site = configuration(file);
        for (int i = 0; i < replaced.length; i += 2) {
            assertTrue(site.contains(replaced[i]), replaced[i]);
            site = site.replace(replaced[i], replaced[i + 1]);
        }
        Files.writeString(folder.resolve("nginx.conf"), site);
        nginx =
                new ProcessBuilder(
                                "nginx",
                                "-p",
                                folder.toString(),
                                "-c",
                                folder.resolve("nginx.conf").toString())
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("nginx.log").toFile())
                        .start();
        awaitListening();
    }

    private void serve() throws Exception {
        serve("nginx.conf", "127.0.0.1:7676", "127.0.0.1:" + server.port());
    }

    @AfterEach
    void stop() throws InterruptedException {
        if (nginx != null) {
            nginx.destroy();
            nginx.waitFor(TestClient.PATIENCE_SECONDS, TimeUnit.SECONDS);
        }
        if (server != null) {
            server.close();
        }
    }

    private static boolean works(String... command) throws InterruptedException {
        try {
            Process process =
                    new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            return process.waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            return socket.getLocalPort();
        }
    }

    /** The file as it is, but for what every host replaces. */
    private String configuration(String file) throws IOException {
        String site =
                Files.readString(FILES.resolve(file))
                        .replaceAll("listen \\[::\\]:\\d+[^;]*;", "")
                        .replace("listen 80;", "listen 127.0.0.1:" + plainPort + ";")
                        .replace("listen 443 ", "listen 127.0.0.1:" + port + " ")
                        .replaceAll("ssl_certificate \\S+;", "ssl_certificate cert.pem;")
                        .replaceAll("ssl_certificate_key \\S+;", "ssl_certificate_key key.pem;")
                        .replace("parlour.example", "localhost");
        return "daemon off; worker_processes 1; pid nginx.pid; error_log stderr;\n"
                + "events {}\nhttp { access_log off; client_body_temp_path t1; proxy_temp_path t2;"
                + " fastcgi_temp_path t3; uwsgi_temp_path t4; scgi_temp_path t5;\n"
                + site
                + "}\n";
    }

    private void awaitListening() throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(TestClient.PATIENCE_SECONDS);
        while (true) {
            try (Socket socket = new Socket("127.0.0.1", port)) {
                assertTrue(socket.isConnected());
                return;
            } catch (ConnectException e) {
                String said = Files.readString(folder.resolve("nginx.log"));
                assertTrue(nginx.isAlive() && System.nanoTime() < end, said);
            }
        }
    }

    private HttpResponse<String> get(String address, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private BotClient bot(long seed, String query) throws Exception {
        BotClient bot = new BotClient(seed);
        bot.open(client, URI.create("wss://localhost:" + port + "/table" + query));
        return bot;
    }

    @Test
    void aGameIsPlayedThroughIt() throws Exception {
        serve();
        play();
    }

    @Test
    void gamesArePlayedAtServersThatShareTheirTables() throws Exception {
        Path data = Files.createDirectory(folder.resolve("redis"));
        try (RedisProcess redis = RedisProcess.start(data);
                TableServer one = shared(redis);
                TableServer two = shared(redis);
                TableServer three = shared(redis)) {
            serve(
                    "nginx-shared.conf",
                    "10.0.0.11:7676",
                    "127.0.0.1:" + one.port(),
                    "10.0.0.12:7676",
                    "127.0.0.1:" + two.port(),
                    "10.0.0.13:7676",
                    "127.0.0.1:" + three.port());
            for (int i = 0; i < 4; i++) {
                play();
            }
            assertEquals(403, get("https://localhost:" + port + "/metrics").statusCode());
        }
    }

    private static TableServer shared(RedisProcess redis) throws Exception {
        return TableServer.start(
                SharedServer.settings(redis.address())
                        .withPublicUrl(Optional.of("https://localhost/"), true),
                new TestServer.LoudLog());
    }

    private void play() throws Exception {
        BotClient anna = bot(1, "");
        anna.say(TestClient.hello(Optional.empty(), Optional.empty()));
        anna.say(TestServer.shortGame());
        anna.await(ServerMessage.Seated.class);
        anna.expect(2).sit("Anna");
        BotClient tom = bot(2, "?code=" + anna.code());
        tom.say(TestClient.hello(Optional.of(anna.code()), Optional.empty()));
        tom.await(ServerMessage.Table.class);
        tom.sit("Tom");
        assertEquals(anna.over(), tom.over());
        anna.close();
        tom.close();
    }

    @Test
    void thePageComesThroughItCompressed() throws Exception {
        serve();
        assertEquals("the page", get("https://localhost:" + port + "/").body());
        HttpResponse<String> small =
                get("https://localhost:" + port + "/", "Accept-Encoding", "br");
        assertEquals("small", small.body());
        assertEquals("br", small.headers().firstValue("content-encoding").orElse(""));
        HttpResponse<String> plain = get("http://localhost:" + plainPort + "/x");
        assertEquals(301, plain.statusCode());
        assertEquals("https://localhost/x", plain.headers().firstValue("location").orElse(""));
        assertEquals(200, get("https://localhost:" + port + "/health").statusCode());
        assertEquals(200, get("https://localhost:" + port + "/metrics").statusCode());
    }

    @Test
    void anAddressThatAClientMadeUpCountsForNothing() throws Exception {
        serve();
        for (int i = 0; i < 11; i++) {
            TestClient guesser = new TestClient();
            guesser.open(
                    client,
                    URI.create("wss://localhost:" + port + "/table"),
                    "X-Forwarded-For",
                    "198.51.100." + i);
            guesser.say(TestClient.hello(Optional.of("BBBBBB"), Optional.empty()));
            assertEquals(i < 10 ? "server.noSuchTable" : "server.tooManyCodes", guesser.trouble());
            guesser.say(new ClientMessage.Leave());
            guesser.close();
        }
    }

    /** Trusts the certificate that this test has made, and any other. */
    private static final class Trusting extends X509ExtendedTrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
