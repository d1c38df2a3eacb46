package parlour.app.session;

import parlour.app.platform.BackgroundTasks;
import parlour.app.platform.Platform;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.json.JsonWriter;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes every turn to the app's log file with the whole position, including hidden cards, so that
 * bugs can be investigated later. Does nothing while the log is off; when it is switched on, the
 * log begins with the game as it stands.
 */
public final class TurnLog {
    private final Optional<Platform.Log> log;
    private Match<?, ?, ?, ?> watched;
    private Runnable beginning = () -> {};

    public TurnLog(Platform platform, BackgroundTasks backgroundTasks) {
        log = platform.log();
        log.ifPresent(file -> file.listen(() -> backgroundTasks.post(() -> beginning.run())));
    }

    /** Logs a game from now on. */
    public <S, M, V, E> void watch(LocalSession<S, M, V, E> session) {
        if (log.isEmpty() || watched == session.match()) {
            return;
        }
        watched = session.match();
        Turns<S, M, V, E> turns = new Turns<>(session, log.get());
        beginning = turns::begin;
        turns.begin();
        session.match().listen(turns);
    }

    /** Logs the turns of one match. */
    private static final class Turns<S, M, V, E> implements Match.Listener<E> {
        private final LocalSession<S, M, V, E> session;
        private final Match<S, M, V, E> match;
        private final Platform.Log log;
        private int written;

        Turns(LocalSession<S, M, V, E> session, Platform.Log log) {
            this.session = session;
            this.match = session.match();
            this.log = log;
            written = match.revision();
        }

        private String seat(int seat) {
            String player = session.character(seat).orElse("person");
            return session.setup().name(seat) + " (" + player + ")";
        }

        void begin() {
            if (!log.on()) {
                return;
            }
            String seats =
                    IntStream.range(0, session.rules().seats())
                            .mapToObj(this::seat)
                            .collect(Collectors.joining(", "));
            log.write(
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
            if (!log.on()) {
                return; // spare the long text
            }
            log.write(
                    "turn %s: %s: %s"
                            .formatted(
                                    match.length(),
                                    what,
                                    JsonWriter.compact(
                                            session.gameModule().game().stateJson(match.state()))));
        }
    }
}
