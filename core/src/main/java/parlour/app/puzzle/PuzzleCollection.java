package parlour.app.puzzle;

import com.badlogic.gdx.Gdx;

import parlour.app.App;
import parlour.app.game.GameModule;
import parlour.app.navigation.Navigator;
import parlour.app.practice.GuidedSession;
import parlour.app.session.LocalSession;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.puzzle.Difficulty;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleFile;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.text.PlayerName;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The puzzles of a game, each at its own table. */
public final class PuzzleCollection<S, M, V, E> {
    private final App app;
    private final Navigator navigator;
    private final GameModule<S, M, V, E> gameModule;
    private final PuzzleProgress progress;
    private final List<Puzzle<S, M, V, E>> puzzles;

    public PuzzleCollection(
            App app,
            Navigator navigator,
            GameModule<S, M, V, E> gameModule,
            PuzzleProgress progress,
            List<Puzzle<S, M, V, E>> puzzles) {
        this.app = app;
        this.navigator = navigator;
        this.gameModule = gameModule;
        this.progress = progress;
        this.puzzles = List.copyOf(puzzles);
    }

    /** Reads the puzzles of a game, which takes longer than a frame. */
    public static <S, M, V, E> List<Puzzle<S, M, V, E>> read(Game<S, M, V, E> game) {
        String text = Gdx.files.classpath(PuzzleFile.name(game)).readString("UTF-8");
        try {
            return PuzzleFile.read(game, text);
        } catch (BadInput e) {
            throw new IllegalStateException("the puzzles of this program are checked", e);
        }
    }

    public GameModule<S, M, V, E> gameModule() {
        return gameModule;
    }

    public int size() {
        return puzzles.size();
    }

    /** The numbers of the puzzles of a difficulty, from 0. */
    public List<Integer> of(Difficulty difficulty) {
        return IntStream.range(0, puzzles.size())
                .filter(number -> puzzles.get(number).difficulty() == difficulty)
                .boxed()
                .toList();
    }

    public Difficulty difficulty(int number) {
        return puzzles.get(number).difficulty();
    }

    /** The stars that were won for a puzzle; 0 if it is not solved. */
    public int stars(int number) {
        return progress.known().of(puzzles.get(number));
    }

    /** Changes with every change of the stars. */
    public int revision() {
        return progress.revision();
    }

    /** The first unsolved puzzle from this one on, going round; empty if all are solved. */
    public OptionalInt unsolved(int from) {
        return IntStream.range(0, puzzles.size())
                .map(i -> (from + i) % puzzles.size())
                .filter(number -> stars(number) == 0)
                .findFirst();
    }

    /** Shows the table of a puzzle. */
    public void play(int number) {
        Puzzle<S, M, V, E> puzzle = puzzles.get(number);
        PuzzleAttempt<M> attempt =
                new PuzzleAttempt<>(puzzle, stars -> progress.won(puzzle, stars));
        GuidedSession<S, M, V, E> session = new GuidedSession<>(session(puzzle), attempt);
        Runnable show =
                () -> {
                    // It may have been solved in this very frame.
                    if (!attempt.over()) {
                        attempt.show();
                        session.play(puzzle.seat(), puzzle.solutions().get(0));
                    }
                };
        PuzzleMode.Ways ways =
                new PuzzleMode.Ways(
                        show,
                        () -> play(number),
                        next(number).isPresent()
                                ? Optional.of(() -> play(next(number).getAsInt()))
                                : Optional.empty(),
                        () -> navigator.puzzles(gameModule));
        app.show(
                new TableScreen<>(
                        app,
                        session,
                        (sheets, changed) ->
                                new PuzzleMode(
                                        navigator, heading(number), attempt, ways, changed)));
    }

    /** The next unsolved puzzle after this one. */
    private OptionalInt next(int number) {
        OptionalInt next = unsolved((number + 1) % puzzles.size());
        return next.isPresent() && next.getAsInt() == number ? OptionalInt.empty() : next;
    }

    private Phrase heading(int number) {
        return Phrase.of(
                "puzzle.heading",
                number + 1,
                Phrase.of("puzzle.difficulty." + puzzles.get(number).difficulty().word()));
    }

    /** A table at which a person has the seat to move; nobody else ever moves. */
    private LocalSession<S, M, V, E> session(Puzzle<S, M, V, E> puzzle) {
        String person = person();
        List<Participant> participants = new ArrayList<>();
        PlayerName.COMPUTERS.stream()
                .filter(name -> !PlayerName.same(name, person))
                .limit(puzzle.rules().seats() - 1L)
                .forEach(name -> participants.add(new Participant(name, Optional.of(Game.EXPERT))));
        participants.add(puzzle.seat(), new Participant(person, Optional.empty()));
        Setup setup = new Setup(participants, puzzle.rules().options());
        return LocalSession.resume(
                gameModule, setup, Match.from(puzzle.rules(), 0, puzzle.state()), List.of(), 0, 0);
    }

    private String person() {
        String known = app.settings().person();
        return known.isEmpty() ? app.texts().say(Phrase.of("setup.personName", 1)) : known;
    }
}
