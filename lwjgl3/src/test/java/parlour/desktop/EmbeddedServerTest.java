package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import parlour.server.Settings;
import parlour.server.web.Page;
import parlour.text.Phrase;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

@Timeout(60)
class EmbeddedServerTest {
    private static final long AN_HOUR = TimeUnit.HOURS.toMillis(1);

    @TempDir private Path data;

    private final List<EmbeddedServer> servers = new ArrayList<>();
    private final List<Phrase> notices = new ArrayList<>();

    @AfterEach
    void close() {
        servers.forEach(EmbeddedServer::close);
    }

    private EmbeddedServer server(Optional<Path> folder, Page page, long restMillis) {
        EmbeddedServer made =
                new EmbeddedServer(
                        new EmbeddedServer.Surroundings(
                                new TablesFolder(folder),
                                () -> page,
                                notices::add,
                                mistake -> Phrase.of("failure.unwritten"),
                                restMillis));
        servers.add(made);
        return made;
    }

    private EmbeddedServer server() {
        return server(Optional.of(data), Page.NONE, AN_HOUR);
    }

    /** Where a server runs, or why it does not. */
    private static URI start(EmbeddedServer server) {
        CompletableFuture<String> address = new CompletableFuture<>();
        server.start(
                address::complete,
                why -> address.completeExceptionally(new IllegalStateException(why.key())));
        return URI.create(address.join());
    }

    /** By this machine's own address: the other one may be behind a firewall. */
    private static String health(URI address) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(
                                        URI.create(
                                                "http://127.0.0.1:"
                                                        + address.getPort()
                                                        + "/health"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString())
                .body();
    }

    private static boolean listens(URI address) {
        try (Socket socket = new Socket()) {
            socket.connect(
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), address.getPort()));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void itListensFromTheFirstTableOnUntilTheEnd() throws Exception {
        EmbeddedServer server = server();
        assertFalse(Files.exists(data.resolve("tables")), "nothing happens before");
        URI address = start(server);
        assertEquals("ok\n", health(address));
        assertTrue(Files.isDirectory(data.resolve("tables")));
        assertEquals(address, start(server), "it runs already");
        server.close();
        assertFalse(listens(address));
        assertEquals(List.of(), notices);
    }

    @Test
    void oneThatWasNeverWantedEndsWithoutAWord() {
        server().close();
        assertFalse(Files.exists(data.resolve("tables")));
    }

    @Test
    void theUsualPortMayBeTaken() throws Exception {
        try (ServerSocket taken = taken()) {
            assertFalse(taken.isClosed());
            URI address = start(server());
            assertNotEquals(Settings.USUAL_PORT, address.getPort());
            assertEquals("ok\n", health(address));
        }
    }

    /** Takes the usual port, unless another program has it. */
    private static ServerSocket taken() throws IOException {
        ServerSocket socket = new ServerSocket();
        try {
            socket.bind(new InetSocketAddress(Settings.USUAL_PORT));
        } catch (IOException e) {
            assertTrue(listens(URI.create("http://x:" + Settings.USUAL_PORT)));
        }
        return socket;
    }

    @Test
    void aSecondProgramHasItsOwn() throws Exception {
        URI first = start(server());
        EmbeddedServer guest = server(Optional.empty(), Page.NONE, AN_HOUR);
        URI second = start(guest);
        assertNotEquals(first.getPort(), second.getPort());
        assertEquals("ok\n", health(first));
        assertEquals("ok\n", health(second));
        guest.close();
        assertTrue(listens(first));
    }

    @Test
    void whatIsNotKeptIsClearedAway() throws IOException {
        List<Path> before = passing();
        EmbeddedServer guest = server(Optional.empty(), Page.NONE, AN_HOUR);
        start(guest);
        assertEquals(before.size() + 1, passing().size());
        guest.close();
        assertEquals(before, passing());
    }

    private static List<Path> passing() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(file -> file.getFileName().toString().startsWith("parlour-tables"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void aFolderThatCannotBeIsSaidAndTheNextTryMayWork() throws Exception {
        Path tables = data.resolve("tables");
        Files.writeString(tables, "not a folder");
        EmbeddedServer server = server();
        CompletableFuture<Phrase> failed = new CompletableFuture<>();
        server.start(address -> failed.complete(Phrase.of("no failure")), failed::complete);
        assertEquals("server.start.folder", failed.join().key());
        Files.delete(tables);
        assertEquals("ok\n", health(start(server)));
    }

    @Test
    void withoutTablesItRestsAndCanBeWokenAgain() {
        EmbeddedServer server = server(Optional.of(data), Page.NONE, 200);
        URI address = start(server);
        while (listens(address)) {
            Thread.onSpinWait();
        }
        assertTrue(start(server).getPort() > 0, "it may rest again at once");
    }

    @Test
    void aProgramWithoutThePageSaysSo() {
        EmbeddedServer server = server();
        assertEquals(Optional.empty(), server.limitation());
        URI address = start(server);
        boolean network = !address.getHost().startsWith("127.");
        assertEquals(
                network ? "server.host.noPage" : "server.host.noNetwork",
                server.limitation().orElseThrow().key());
    }

    @Test
    void aProgramWithThePageHasNothingToSay() {
        Page page = path -> Optional.empty();
        EmbeddedServer server = server(Optional.of(data), page, AN_HOUR);
        URI address = start(server);
        assertEquals(address.getHost().startsWith("127."), server.limitation().isPresent());
    }

    @Test
    void whoCannotJoinDependsOnTheNetworkOfTheMoment() {
        Page page = path -> Optional.empty();
        assertEquals(
                Optional.of(Phrase.of("server.host.noNetwork")),
                EmbeddedServer.limitation(page, "http://127.0.0.1:7676/"));
        assertEquals(Optional.empty(), EmbeddedServer.limitation(page, "http://192.168.1.5:7676/"));
        assertEquals(
                Optional.of(Phrase.of("server.host.noPage")),
                EmbeddedServer.limitation(Page.NONE, "http://192.168.1.5:7676/"));
    }

    @Test
    void aMistakeInTheProgramIsToldToo() {
        EmbeddedServer server =
                new EmbeddedServer(
                        new EmbeddedServer.Surroundings(
                                new TablesFolder(Optional.of(data)),
                                () -> {
                                    throw new NoClassDefFoundError("the page");
                                },
                                notices::add,
                                mistake -> Phrase.of("failure.unwritten"),
                                AN_HOUR));
        servers.add(server);
        CompletionException told = assertThrows(CompletionException.class, () -> start(server));
        assertEquals("failure.unwritten", told.getCause().getMessage());
    }
}
