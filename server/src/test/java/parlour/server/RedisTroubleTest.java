package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.server.redis.RedisProcess;
import parlour.server.redis.StoredSteps;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/** A Redis that is full, slow or gone: people get a clear answer, and no table is wrong. */
@Tag("redis")
class RedisTroubleTest {
    private static final String SALT = "00".repeat(16);

    @TempDir private Path folder;
    private RedisProcess redis;
    private SlowNetwork network;
    private TableServer server;
    private TestClient anna;
    private ServerMessage.Seated seat;

    @BeforeEach
    void start() throws Exception {
        redis = RedisProcess.start(folder);
        network = new SlowNetwork(redis.port());
        server =
                TableServer.start(
                        SharedServer.settings("127.0.0.1:" + network.port()),
                        new TestServer.LoudLog());
        anna = TestClient.connect(server.port());
        anna.say(TestClient.hello(Optional.empty(), Optional.empty()));
        anna.say(TestServer.shortGame());
        seat = anna.await(ServerMessage.Seated.class);
    }

    @AfterEach
    void stop() throws Exception {
        if (server != null) {
            anna.close();
            server.close();
            network.close();
        }
        if (redis != null) {
            redis.close();
        }
    }

    private static ClientMessage.Sit sit(int place, String name) {
        return new ClientMessage.Sit(OptionalInt.of(place), name, SALT);
    }

    private TestClient back() throws Exception {
        TestClient client = TestClient.connect(server.port());
        client.say(TestClient.hello(Optional.of(seat.code()), seat.token()));
        return client;
    }

    private int stored() {
        try (StoredSteps steps = new StoredSteps(redis)) {
            return steps.table(seat.code()).steps().size();
        }
    }

    /** Comes again until the table is there, as programs do. */
    private ServerMessage.Table table() throws Exception {
        for (int i = 0; i < TestClient.PATIENCE_SECONDS; i++) {
            TestClient client = back();
            ServerMessage answer = client.message();
            if (answer instanceof ServerMessage.Welcome) {
                ServerMessage.Table table = client.await(ServerMessage.Table.class);
                client.close();
                return table;
            }
            assertTrue(answer instanceof ServerMessage.Trouble, answer.toString());
            assertEquals(4013, client.closing(), "the client is to come again");
        }
        throw new AssertionError("the table never came back");
    }

    @Test
    void aFullRedisIsNamedAndNothingIsLost() throws Exception {
        anna.say(sit(0, "Anna"));
        assertTrue(anna.await(ServerMessage.Seated.class).seat().isPresent());
        redis.say("CONFIG SET maxmemory 1");
        anna.say(new ClientMessage.Leave());
        assertEquals("server.notStored", anna.trouble());
        anna.closing();
        assertEquals(503, Http.get(server.port(), "/health").statusCode());
        assertEquals(1, Http.metric(server.port(), "parlour_refused_writes_total"));
        assertEquals(Optional.of("Anna"), table().seats().get(0).name(), "she has not left");

        TestClient guest = TestClient.connect(server.port());
        guest.say(TestClient.hello(Optional.empty(), Optional.empty()));
        guest.say(TestServer.shortGame());
        assertEquals("server.notStored", guest.trouble());
        guest.close();

        redis.say("CONFIG SET maxmemory 0");
        TestClient again = back();
        again.await(ServerMessage.Table.class);
        again.say(sit(1, "Anna"));
        assertEquals("table.alreadySeated", again.trouble());
        again.say(new ClientMessage.Leave());
        assertEquals("server.noTable", leftAlone(again));
        assertEquals(200, Http.get(server.port(), "/health").statusCode());
    }

    /** The last person has left, so the table is closed. */
    private static String leftAlone(TestClient client) throws Exception {
        client.say(new ClientMessage.Begin());
        return client.trouble();
    }

    @Test
    void aSlowRedisIsWaitedForAndALaterOneAnsweredPlainly() throws Exception {
        network.delay(150);
        anna.say(sit(0, "Anna"));
        assertTrue(anna.await(ServerMessage.Seated.class).seat().isPresent());
        assertEquals(2, stored());
        // Longer than the server waits for an answer.
        network.delay(3000);
        anna.say(new ClientMessage.Swap(0));
        anna.say(new ClientMessage.Leave());
        String told = anna.trouble();
        while (!told.startsWith("server.")) {
            told = anna.trouble();
        }
        assertEquals("server.uncertain", told);
        anna.closing();
        TestClient early = back();
        assertEquals("server.away", early.trouble());
        assertEquals(4013, early.closing());
        network.delay(0);
        assertEquals(1, Http.metric(server.port(), "parlour_uncertain_writes_total"));
    }
}
