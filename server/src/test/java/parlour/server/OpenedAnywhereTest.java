package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.server.redis.RedisProcess;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whoever missed the answer to {@code open} says it again, perhaps at another server. */
@Tag("redis")
class OpenedAnywhereTest {
    private static final ClientMessage.Open WISH =
            TestServer.shortGame().by("0d".repeat(ClientMessage.TOKEN));

    @TempDir private Path folder;
    private RedisProcess redis;
    private final List<TableServer> servers = new ArrayList<>();

    @BeforeEach
    void start() throws Exception {
        redis = RedisProcess.start(folder);
        for (int i = 0; i < 2; i++) {
            servers.add(
                    TableServer.start(
                            SharedServer.settings(redis.address()), new TestServer.LoudLog()));
        }
    }

    @AfterEach
    void stop() throws Exception {
        servers.forEach(TableServer::close);
        if (redis != null) {
            redis.close();
        }
    }

    private static ServerMessage.Seated opened(TableServer server) throws Exception {
        try (TestClient client = TestClient.connect(server.port())) {
            client.say(TestClient.hello(Optional.empty(), Optional.empty()));
            client.say(WISH);
            return client.await(ServerMessage.Seated.class);
        }
    }

    private int tables() {
        return servers.stream().mapToInt(TableServer::tables).sum();
    }

    @Test
    void theOtherServerLeadsBackToTheTable() throws Exception {
        ServerMessage.Seated first = opened(servers.get(0));
        ServerMessage.Seated again = opened(servers.get(1));
        assertEquals(first.code(), again.code());
        assertTrue(again.opener(), "it is the opener's table");
        assertEquals(1, tables());
    }

    @Test
    void theOtherServerTakesTheTableOfOneThatHasStopped() throws Exception {
        ServerMessage.Seated first = opened(servers.get(0));
        servers.remove(0).close();
        assertEquals(first.code(), opened(servers.get(0)).code());
        assertEquals(1, tables());
    }
}
