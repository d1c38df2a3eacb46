package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.engine.Game;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Whole games of every kind, by bots over real sockets. */
class WholeGamesTest {
    @TempDir private Path data;

    static List<String> games() {
        return Games.all().stream().map(Game::id).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void twoBotsAndAComputerPlayToTheEnd(String game) throws Exception {
        try (TableServer server = TestServer.start(data)) {
            int port = server.port();
            boolean three = Games.find(game).orElseThrow().seatCounts().contains(3);
            ClientMessage.Open table =
                    three
                            ? TestServer.table(
                                    game, 2, Games.find(game).orElseThrow().computers().get(0))
                            : TestServer.table(game, 2);
            BotClient anna = BotClient.opener(port, 1, table).expect(2).sit("Anna");
            BotClient tom = BotClient.guest(port, 2, anna.code()).sit("Tom");
            BotClient watcher = BotClient.guest(port, 3, anna.code());
            watcher.say(new ClientMessage.Watch());
            ServerMessage.Over told = anna.over();
            assertEquals(told, tom.over(), "everybody is told the same end");
            assertEquals(told, watcher.over());
            assertEquals(Optional.empty(), told.proof().doubt(told.proof().seed(), told.moves()));
            assertEquals(1, server.tables());
        }
        try (TableServer server = TestServer.start(data)) {
            assertEquals(1, server.tables(), "the table is there after a restart");
        }
    }
}
