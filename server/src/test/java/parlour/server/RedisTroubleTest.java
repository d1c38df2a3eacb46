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

/** A Redis that is full or slow: people get a clear answer, and no table is wrong. */
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

    private TestClient guest() throws Exception {
        TestClient guest = TestClient.connect(server.port());
        guest.say(TestClient.hello(Optional.of(seat.code()), Optional.empty()));
        guest.await(ServerMessage.Table.class);
        return guest;
    }

    private void annaSits() throws Exception {
        anna.say(sit(0, "Anna"));
        assertTrue(anna.await(ServerMessage.Seated.class).seat().isPresent());
        assertEquals(2, stored());
    }

    @Test
    void aFullRedisIsNamedAndNothingIsLost() throws Exception {
        annaSits();
        TestClient tom = guest();
        redis.say("CONFIG SET maxmemory 1");
        tom.say(sit(1, "Tom"));
        assertEquals("server.notStored", tom.trouble());
        tom.closing();
        anna.closing();
        assertEquals(503, Http.get(server.port(), "/health").statusCode());
        assertEquals(1, Http.metric(server.port(), "parlour_refused_writes_total"));
        ServerMessage.Table shown = table();
        assertEquals(Optional.of("Anna"), shown.seats().get(0).name());
        assertEquals(Optional.empty(), shown.seats().get(1).name());

        TestClient another = TestClient.connect(server.port());
        another.say(TestClient.hello(Optional.empty(), Optional.empty()));
        another.say(TestServer.shortGame());
        assertEquals("server.notStored", another.trouble());
        another.closing();

        redis.say("CONFIG SET maxmemory 0");
        TestClient again = guest();
        again.say(sit(1, "Tom"));
        assertTrue(again.await(ServerMessage.Seated.class).seat().isPresent());
        assertEquals(200, Http.get(server.port(), "/health").statusCode());
        assertEquals(3, stored());
        again.close();
    }

    @Test
    void aSlowRedisIsWaitedForAndALaterOneAnsweredPlainly() throws Exception {
        network.delay(150);
        annaSits();
        TestClient tom = guest();
        // Longer than the server waits for an answer.
        network.delay(3000);
        tom.say(sit(1, "Tom"));
        assertEquals("server.uncertain", tom.trouble());
        tom.closing();
        anna.closing();
        TestClient early = back();
        assertEquals("server.away", early.trouble());
        assertEquals(4013, early.closing());
        assertEquals(503, Http.get(server.port(), "/health").statusCode());
        network.delay(0);
        ServerMessage.Table shown = table();
        assertEquals(Optional.of("Anna"), shown.seats().get(0).name());
        assertEquals(stored() == 3, shown.seats().get(1).name().isPresent());
        assertEquals(1, Http.metric(server.port(), "parlour_uncertain_writes_total"));
    }
}
