package parlour.desktop;

import parlour.Games;
import parlour.app.cassino.CassinoModule;
import parlour.app.cassino.Watched;
import parlour.app.screen.ScoreScreen;
import parlour.app.session.LocalSession;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.cards.Card;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Films a real round of Cassino for the README: dealing, a capture, a sweep, the score. What lies
 * between is played too, but not filmed. All seats play as the greedy computer does, so that the
 * film stays the same.
 */
final class FilmedGame {
    private static final int PERSON = 0;
    private static final int SEATS = 3;

    /** The sweep comes within so many moves, or another deal is filmed. */
    private static final int SOON = 3 * SEATS;

    private static final int LONGEST = 100;

    private final Window window;
    private final Film film;
    private final LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session;

    private FilmedGame(Window window, long seed) {
        this.window = window;
        film = new Film(window);
        session = LocalSession.begin(CassinoModule.make(), setup(), seed);
    }

    public static void main(String[] args) throws IOException {
        long seed = 1;
        while (!pleasant(seed)) {
            seed++;
        }
        Path data = Files.createTempDirectory("parlour");
        try (Window window = new Window(data, 1, 1280, 720)) {
            FilmedGame game = new FilmedGame(window, seed);
            game.play();
            game.film.write(Path.of(args[0]));
        }
    }

    private static Setup setup() {
        return new Setup(
                List.of(
                        new Participant("Elsa", Optional.empty()),
                        new Participant("Tapio", Optional.of("greedy")),
                        new Participant("Sigrid", Optional.of("greedy"))),
                CassinoOptions.HOUSE);
    }

    /** Whether the person takes two cards or more at first, and sweeps soon. */
    private static boolean pleasant(long seed) {
        var match = LocalSession.begin(CassinoModule.make(), setup(), seed).match();
        int turns = 0;
        while (match.length() < SOON) {
            CassinoMove move = usual(match);
            if (match.turn() == PERSON) {
                boolean sweep = sweeps(match.state(), move);
                if (turns == 0 && (sweep || move.taken().size() < 2)) {
                    return false;
                }
                if (sweep) {
                    return move.taken().size() > 1;
                }
                turns++;
            }
            match.play(move);
        }
        return false;
    }

    private static boolean sweeps(CassinoState state, CassinoMove move) {
        return !move.taken().isEmpty() && move.taken().equals(state.table());
    }

    private static CassinoMove usual(
            Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match) {
        Player<CassinoView, CassinoMove> greedy =
                Games.CASSINO.computer("greedy", match.rules(), new Rng(1));
        CassinoView view = match.rules().view(match.state(), Eyes.of(match.turn()));
        Thinking<CassinoMove> thinking = greedy.think(view, match.length());
        thinking.advance(1);
        return thinking.best().orElseThrow();
    }

    private void play() {
        window.run(
                () -> {
                    window.app().settings().language(Language.ENGLISH);
                    window.app().settings().logOpen(false);
                    window.app().settings().pace(Pace.NORMAL);
                    window.app().show(new TableScreen<>(window.app(), session, new NoNavigation()));
                });
        filmUntilPersonsTurn();
        filmMove();
        filmUntilPersonsTurn();
        window.run(() -> window.app().settings().pace(Pace.INSTANT));
        while (!sweeps(session.match().state(), usual(session.match()))) {
            skipMove();
        }
        window.run(() -> window.app().settings().pace(Pace.NORMAL));
        filmMove();
        film.hidePointer();
        film.roll(2.5f);
        window.run(() -> window.app().settings().pace(Pace.INSTANT));
        while (session.turn() != Rules.NOBODY) {
            skipMove();
        }
        window.pass(2);
        window.run(
                () -> {
                    window.app().settings().pace(Pace.NORMAL);
                    window.app().show(new ScoreScreen<>(window.app(), session, new NoNavigation()));
                });
        film.roll(6);
    }

    /** Films what the others do. */
    private void filmUntilPersonsTurn() {
        film.hidePointer();
        film.roll(0.5f);
        for (int i = 0; i < LONGEST && !personsTurn(); i++) {
            film.roll(0.16f);
        }
    }

    private boolean personsTurn() {
        return window.on(() -> session.turn() == PERSON && !table().moving());
    }

    /** Films the person's move, picked with the mouse. */
    private void filmMove() {
        CassinoMove move = usual(session.match());
        MouseRobot robot = new MouseRobot(window);
        film.click(robot.where(move.card()));
        for (Card card : move.taken()) {
            if (!robot.takes(card)) {
                film.click(robot.where(card));
            }
        }
        film.click(window.middle("act"));
    }

    private void skipMove() {
        if (session.turn() == PERSON) {
            window.run(() -> session.play(PERSON, usual(session.match())));
        }
        for (int i = 0; i < LONGEST && session.turn() != Rules.NOBODY && !personsTurn(); i++) {
            window.pass(0.2f);
        }
    }

    private Watched table() {
        return Watched.on(window.app().screen()).orElseThrow();
    }
}
