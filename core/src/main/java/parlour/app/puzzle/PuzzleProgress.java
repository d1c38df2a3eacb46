package parlour.app.puzzle;

import parlour.app.App;
import parlour.app.platform.KeptValue;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleStars;
import parlour.text.Phrase;

import java.util.Optional;

/** Keeps the stars that were won for puzzles. */
public final class PuzzleProgress {
    private final KeptValue<PuzzleStars> stars;

    public PuzzleProgress(App app) {
        stars =
                new KeptValue<>(
                        app.platform()::data,
                        app.backgroundTasks(),
                        PuzzleStars.FILE,
                        "puzzle.stars.");
    }

    public PuzzleStars known() {
        return stars.known();
    }

    /** Changes with every change of the stars. */
    public int revision() {
        return stars.revision();
    }

    /** Takes what went wrong with the file since the last call. */
    public Optional<Phrase> pollNotice() {
        return stars.pollNotice();
    }

    public void won(Puzzle<?, ?, ?, ?> puzzle, int count) {
        stars.change(before -> before.with(puzzle, count));
    }
}
