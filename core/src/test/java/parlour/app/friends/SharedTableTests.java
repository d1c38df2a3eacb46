package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;

import parlour.app.Headless;
import parlour.app.TableTestScreen;
import parlour.app.game.GameLog;
import parlour.app.game.VisiblePosition;
import parlour.app.screen.AllGames;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.fair.Hex;
import parlour.json.Json;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.SeatPlan;
import parlour.wire.Stage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What the tests of shared tables share: a server in memory, and clients of one app. */
abstract class SharedTableTests {
    static final ServerAddress SERVER = ServerAddress.read("192.168.1.5:8080").orElseThrow();

    final Headless room = new Headless(900, 600, TableTestScreen.Empty::new);
    final TestTables tables = new TestTables(5);

    SharedTableTests() {
        room.platform().network().server = Optional.of(tables);
    }

    @AfterEach
    void close() {
        room.close();
    }

    /** Writes down what a client tells. */
    static final class Heard implements TableClient.Listener {
        final List<RemoteSession<?, ?, ?, ?>> begun = new ArrayList<>();
        final List<Phrase> ended = new ArrayList<>();
        int changes;
        int deals;

        @Override
        public void changed() {
            changes++;
        }

        @Override
        public void began(RemoteSession<?, ?, ?, ?> session) {
            begun.add(session);
        }

        @Override
        public void dealing() {
            deals++;
        }

        @Override
        public void ended(Phrase why) {
            ended.add(why);
        }
    }

    static ClientMessage.Open open(Game<?, ?, ?, ?> game, Options options, int seats, int seconds) {
        return new ClientMessage.Open(
                game.id(),
                Json.of(options.values()),
                Collections.nCopies(seats, SeatPlan.PERSON),
                seconds,
                true);
    }

    static ClientMessage.Open open(Game<?, ?, ?, ?> game) {
        return open(game, game.presets().values().iterator().next(), 2, 0);
    }

    TableClient opens(ClientMessage.Open open, String name, Heard heard) {
        ClientMessage.Open by = open.by(Hex.of(room.platform().randomBytes(ClientMessage.TOKEN)));
        return connected(TableWish.opening(by, Optional.of(name), false), heard);
    }

    TableClient joins(String code, String name, Heard heard) {
        return connected(TableWish.joining(code, name), heard);
    }

    TableClient connected(TableWish wish, Heard heard) {
        TableClient client = new TableClient(room.app(), AllGames.REGISTRY, SERVER, wish, heard);
        client.connect();
        room.pass(0.1f);
        return client;
    }

    static String code(TableClient client) {
        return client.table().orElseThrow().code();
    }

    /** Plays a random legal move of the person at a client, if it is to move. */
    static <S, M, V, E> boolean move(RemoteSession<S, M, V, E> session, Rng rng) {
        if (!session.personToMove() || session.underway()) {
            return false;
        }
        VisiblePosition<S, M, V> position = new VisiblePosition<>(session, Eyes.of(session.turn()));
        List<M> moves = position.moves();
        M move = moves.get(rng.below(Math.min(20, moves.size())));
        assertEquals(Optional.empty(), session.play(session.turn(), move));
        return true;
    }

    /** Lets the persons at these clients play until the game is over. */
    void playOut(TableClient... clients) {
        Rng rng = new Rng(3);
        while (clients[0].table().orElseThrow().stage() != Stage.OVER) {
            if (clients[0].table().orElseThrow().stage() == Stage.BETWEEN_ROUNDS) {
                clients[0].session().orElseThrow().dealNext();
            }
            for (TableClient client : clients) {
                move(client.session().orElseThrow(), rng);
            }
            room.pass(0.05f);
        }
    }

    static List<Phrase> lines(GameLog<?> log) {
        return IntStream.range(0, log.size()).mapToObj(log::get).toList();
    }

    /** What happened according to a log, without what people did to the table. */
    static List<Phrase> moves(GameLog<?> log) {
        return lines(log).stream()
                .filter(
                        line ->
                                !line.key().startsWith("friends.")
                                        && !line.key().startsWith("play."))
                .toList();
    }
}
