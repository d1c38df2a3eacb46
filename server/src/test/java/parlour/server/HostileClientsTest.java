package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.server.limits.AddressLimits;
import parlour.wire.ClientMessage;
import parlour.wire.Limits;
import parlour.wire.ServerMessage;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whatever a client does, only that one suffers, and it is told why. */
class HostileClientsTest {
    private static final Settings.Most NARROW =
            new Settings.Most(
                    3,
                    40,
                    new AddressLimits.Most(20, 10, 5, 1000),
                    new Limits(8 * 1024, 20, 40, 3, 32),
                    64 * 1024,
                    Duration.ofSeconds(1),
                    Duration.ofSeconds(1));

    @TempDir private Path data;
    private TableServer server;
    private BotClient anna;
    private BotClient tom;

    @BeforeEach
    void start() throws Exception {
        start(TestServer.WIDE);
    }

    private void start(Settings.Most most) throws Exception {
        if (server != null) {
            server.close();
        }
        server =
                TableServer.start(
                        TestServer.settings(data).withMost(most), new TestServer.LoudLog());
    }

    /** A game that must go on undisturbed; it has not begun yet. */
    private void sitDown() throws Exception {
        anna = BotClient.opener(server.port(), 1, TestServer.shortGame()).sit("Anna");
        tom = BotClient.guest(server.port(), 2, anna.code()).sit("Tom");
        tom.await(ServerMessage.Seated.class);
    }

    private void assertUndisturbed() throws Exception {
        anna.expect(2);
        anna.begin();
        assertEquals(anna.over(), tom.over());
        assertFalse(anna.isClosed());
        assertFalse(tom.isClosed());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private TestClient stranger() throws Exception {
        return TestClient.connect(server.port());
    }

    private static ClientMessage.Hello hello(String code) {
        return TestClient.hello(Optional.of(code), Optional.empty());
    }

    @Test
    void aFloodIsClosed() throws Exception {
        start(NARROW);
        TestClient flood = stranger();
        flood.say(TestClient.hello(Optional.empty(), Optional.empty()));
        for (int i = 0; i < 200; i++) {
            flood.say(TestClient.hello(Optional.empty(), Optional.empty()));
        }
        assertEquals("server.tooFast", flood.trouble());
        assertEquals(4008, flood.closing());
        assertEquals(1, metric("parlour_closed_total{reason=\"rate\"}"));
    }

    /** Pings, and texts that never end: neither is a message that could be counted. */
    @ParameterizedTest
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    @CsvSource({"0x89, 0x89", "0x8a, 0x8a", "0x01, 0x00"})
    void framesThatAreNoMessagesKeepNobodyElseWaiting(String first, String then) throws Exception {
        sitDown();
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            RawSocket raw = new RawSocket(socket);
            raw.handshake();
            raw.text(hello(anna.code()).json());
            Thread flood = new Thread(() -> raw.flood(Integer.decode(first), Integer.decode(then)));
            flood.setDaemon(true);
            flood.start();
            for (int i = 0; i < 20; i++) {
                assertEquals(200, Http.get(server.port(), "/health").statusCode());
            }
            assertUndisturbed();
        }
    }

    @Test
    void aLongMessageIsAnswered() throws Exception {
        sitDown();
        TestClient wordy = stranger();
        wordy.sayText("{\"kind\":\"" + "x".repeat(9 * 1024) + "\"}");
        assertEquals("wire.tooLong", wordy.trouble());
        assertFalse(wordy.isClosed());
        wordy.sayText("{\"kind\":\"" + "x".repeat(20 * 1024) + "\"}");
        assertEquals(1009, wordy.closing());
        assertUndisturbed();
    }

    @Test
    void bytesAreNotText() throws Exception {
        sitDown();
        TestClient odd = stranger();
        odd.sayBytes(new byte[] {1, 2, 3});
        assertEquals("server.textOnly", odd.trouble());
        assertEquals(4008, odd.closing());
        assertUndisturbed();
    }

    @Test
    void threeTroublesInARowAreTooMany() throws Exception {
        sitDown();
        TestClient clumsy = stranger();
        clumsy.say(hello(anna.code()));
        for (int i = 0; i < 10; i++) {
            clumsy.sayText("no JSON");
            clumsy.trouble();
            clumsy.say(new ClientMessage.Begin());
            assertEquals("table.notSeated", clumsy.trouble());
            clumsy.say(hello(anna.code()));
            clumsy.await(ServerMessage.Table.class);
        }
        assertFalse(clumsy.isClosed(), "not in a row");
        clumsy.sayText("{}");
        clumsy.sayText("[1");
        clumsy.sayText("{\"kind\":\"nonsense\"}");
        assertEquals(4008, clumsy.closing());
        assertUndisturbed();
    }

    @Test
    void guessedCodesAreSlowedDown() throws Exception {
        sitDown();
        String code = anna.code();
        String wrong = code.startsWith("B") ? "C" + code.substring(1) : "B" + code.substring(1);
        for (int i = 0; i < 10; i++) {
            TestClient guesser = stranger();
            guesser.say(hello(wrong));
            assertEquals("server.noSuchTable", guesser.trouble());
            guesser.close();
        }
        TestClient guesser = stranger();
        guesser.say(hello(wrong));
        assertEquals("server.tooManyCodes", guesser.trouble());
        guesser.say(hello(code));
        assertEquals("server.tooManyCodes", guesser.trouble(), "also if it is right");
        guesser.say(TestClient.hello(Optional.of(code), Optional.of("0".repeat(32))));
        assertEquals("server.tooManyCodes", guesser.trouble(), "a made-up token does not help");
        BotClient back = tom.again(server.port());
        assertTrue(back.await(ServerMessage.Seated.class).seat().isPresent(), "a real one does");
        tom = back;
        assertUndisturbed();
    }

    @Test
    void whoDoesNotReadIsClosed() throws Exception {
        sitDown();
        try (Socket deaf = new Socket("127.0.0.1", server.port())) {
            deaf.setReceiveBufferSize(4096);
            RawSocket raw = new RawSocket(deaf);
            raw.handshake();
            raw.text(hello(anna.code()).json());
            raw.text(new ClientMessage.Watch().json());
            double before = metric("parlour_closed_total{reason=\"slow\"}");
            int visits = 0;
            TestClient restless = stranger();
            while (metric("parlour_closed_total{reason=\"slow\"}") == before) {
                for (int i = 0; i < 100; i++) {
                    // Everybody is told how many watch.
                    restless.say(hello(anna.code()));
                    restless.say(new ClientMessage.Watch());
                    restless.await(ServerMessage.Seated.class);
                    restless.say(new ClientMessage.Leave());
                }
                visits += 100;
                assertTrue(visits < 100_000, "it is closed at last");
            }
        }
        assertUndisturbed();
    }

    @Test
    void whoSaysNothingIsClosed() throws Exception {
        start(NARROW);
        TestClient silent = stranger();
        assertEquals("server.silent", silent.trouble());
        assertEquals(4008, silent.closing());
    }

    @Test
    void halfAHandshakeHoldsNothingUp() throws Exception {
        sitDown();
        List<Socket> half = new ArrayList<>();
        try {
            for (int i = 0; i < 100; i++) {
                Socket socket = new Socket("127.0.0.1", server.port());
                half.add(socket);
                OutputStream out = socket.getOutputStream();
                out.write("GET /table HTTP/1.1\r\nHost: x\r\nUpg".getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
            assertUndisturbed();
        } finally {
            for (Socket socket : half) {
                socket.close();
            }
        }
    }

    @Test
    void connectionsFromOneAddressAreLimited() throws Exception {
        start(NARROW);
        List<TestClient> all = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            TestClient client = stranger();
            client.say(TestClient.hello(Optional.empty(), Optional.empty()));
            client.await(ServerMessage.Welcome.class);
            all.add(client);
        }
        TestClient refused = stranger();
        assertEquals("server.tooManyFromHere", refused.trouble());
        assertEquals(4013, refused.closing());
        all.forEach(client -> assertFalse(client.isClosed()));
        all.forEach(TestClient::close);
    }

    @Test
    void tablesAreLimited() throws Exception {
        start(NARROW);
        for (int i = 0; i < 3; i++) {
            BotClient.opener(server.port(), i, TestServer.shortGame());
        }
        TestClient late = stranger();
        late.say(TestClient.hello(Optional.empty(), Optional.empty()));
        late.say(TestServer.shortGame());
        assertEquals("server.full", late.trouble());
        late.say(TestServer.shortGame());
        late.trouble();
        late.say(TestServer.shortGame());
        assertEquals("server.tooManyTables", late.trouble());
    }

    @Test
    void tablesOfOneAddressAreLimited() throws Exception {
        start(
                new Settings.Most(
                        100,
                        1000,
                        new AddressLimits.Most(500, 10, 1000, 2),
                        TestServer.WIDE.byClient(),
                        64 * 1024,
                        Duration.ofSeconds(10),
                        Duration.ofSeconds(15)));
        BotClient first = BotClient.opener(server.port(), 1, TestServer.shortGame());
        BotClient.opener(server.port(), 2, TestServer.shortGame()).close();
        TestClient third = stranger();
        third.say(TestClient.hello(Optional.empty(), Optional.empty()));
        third.say(TestServer.shortGame());
        assertEquals("server.tooManyKept", third.trouble());
        first.say(new ClientMessage.Leave());
        // Whoever has left may open another table, so the first one is gone by then.
        first.say(TestServer.shortGame());
        assertTrue(first.await(ServerMessage.Seated.class).opener());
    }

    @Test
    void anotherPageMayNotConnect() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            RawSocket raw = new RawSocket(socket);
            assertEquals(403, raw.handshake("Origin: http://elsewhere.example"));
        }
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            RawSocket raw = new RawSocket(socket);
            assertEquals(101, raw.handshake("Origin: http://127.0.0.1:8080"));
        }
    }

    @Test
    void anotherProtocolIsToldWhoMustBeUpdated() throws Exception {
        TestClient newer = stranger();
        newer.say(new ClientMessage.Hello(2, "9.9", "en", Optional.empty(), Optional.empty(), 0));
        assertEquals("wire.serverOld", newer.trouble());
        assertEquals(1000, newer.closing());
    }

    @Test
    void nothingWorksWithoutAHello() throws Exception {
        TestClient rude = stranger();
        rude.say(TestServer.shortGame());
        assertEquals("table.helloFirst", rude.trouble());
        rude.say(TestClient.hello(Optional.empty(), Optional.empty()));
        rude.say(new ClientMessage.Begin());
        assertEquals("server.noTable", rude.trouble());
    }

    @Test
    void whoLeftMayOpenAnotherTable() throws Exception {
        sitDown();
        tom.say(new ClientMessage.Leave());
        tom.say(TestServer.shortGame());
        ServerMessage.Seated seated = tom.await(ServerMessage.Seated.class);
        assertTrue(seated.opener());
        assertFalse(seated.code().equals(anna.code()));
    }

    private double metric(String name) throws IOException, InterruptedException {
        return Http.metric(server.port(), name);
    }
}
