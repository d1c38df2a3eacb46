package parlour.app.puzzle;

import parlour.app.App;
import parlour.app.platform.KeptValue;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleStars;
import parlour.puzzle.PuzzleStarsFile;
import parlour.store.Folder;
import parlour.text.Phrase;

import java.util.Optional;

/** Keeps the stars that were won for puzzles. */
public final class PuzzleProgress {
    private final KeptValue<PuzzleStars> stars;

    public PuzzleProgress(App app) {
        stars =
                new KeptValue<>(
                        app.platform(),
                        app.backgroundTasks(),
                        PuzzleProgress::open,
                        PuzzleStars.NONE,
                        "puzzle.stars.");
    }

    private static KeptValue.Found<PuzzleStars> open(Folder folder) {
        PuzzleStarsFile file = PuzzleStarsFile.open(folder);
        PuzzleStarsFile.Found found = file.load();
        return new KeptValue.Found<>(found.stars(), found.openedFile(), file::save);
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
