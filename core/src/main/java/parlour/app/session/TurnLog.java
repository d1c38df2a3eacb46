package parlour.app.session;

import parlour.app.platform.Platform;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.json.JsonWriter;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes every turn to the app's log file with the whole position, including hidden cards, so that
 * bugs can be investigated later. Does nothing unless a log was requested.
 */
public final class TurnLog {
    private final Optional<Consumer<String>> lines;
    private Match<?, ?, ?, ?> watched;

    public TurnLog(Platform platform) {
        lines = platform.log().map(Platform.Log::lines);
    }

    /** Logs a game from now on. */
    public <S, M, V, E> void watch(LocalSession<S, M, V, E> session) {
        if (lines.isEmpty() || watched == session.match()) {
            return;
        }
        watched = session.match();
        Turns<S, M, V, E> turns = new Turns<>(session, lines.get());
        turns.begin();
        session.match().listen(turns);
    }

    /** Logs the turns of one match. */
    private static final class Turns<S, M, V, E> implements Match.Listener<E> {
        private final LocalSession<S, M, V, E> session;
        private final Match<S, M, V, E> match;
        private final Consumer<String> lines;
        private int written;

        Turns(LocalSession<S, M, V, E> session, Consumer<String> lines) {
            this.session = session;
            this.match = session.match();
            this.lines = lines;
            written = match.revision();
        }

        private String seat(int seat) {
            String player = session.character(seat).orElse("person");
            return session.setup().name(seat) + " (" + player + ")";
        }

        void begin() {
            String seats =
                    IntStream.range(0, session.rules().seats())
                            .mapToObj(this::seat)
                            .collect(Collectors.joining(", "));
            lines.accept(
                    "game %s, seed %s, seats %s, rules %s"
                            .formatted(
                                    session.gameModule().game().id(),
                                    match.seed(),
                                    seats,
                                    JsonWriter.compact(match.rules().options().values())));
            position("stands");
        }

        @Override
        public void happened(E event) {
            if (written == match.revision()) {
                return; // another event of the same turn
            }
            written = match.revision();
            Game<S, M, V, E> game = session.gameModule().game();
            List<Match.Entry<S, M>> history = match.history();
            Match.Entry<S, M> last = history.get(history.size() - 1);
            int seat = match.rules().turn(last.before());
            position(
                    last.move()
                            .map(move -> session.setup().name(seat) + " plays " + game.text(move))
                            .orElse("deals"));
        }

        @Override
        public void rewound() {
            written = match.revision();
            position("taken back");
        }

        private void position(String what) {
            lines.accept(
                    "turn %s: %s: %s"
                            .formatted(
                                    match.length(),
                                    what,
                                    JsonWriter.compact(
                                            session.gameModule().game().stateJson(match.state()))));
        }
    }
}
