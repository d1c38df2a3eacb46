package parlour.puzzle;

import parlour.store.Folder;
import parlour.store.NewerVersion;
import parlour.store.OpenedFile;
import parlour.store.SafeFile;
import parlour.text.BadInput;

import java.io.IOException;

/** The file of the stars, stored as safely as a saved game. */
public final class PuzzleStarsFile {
    private static final String STEM = "puzzles";

    /**
     * The stars that were found, and how.
     *
     * @param stars none if there was no file
     */
    public record Found(PuzzleStars stars, OpenedFile openedFile) {}

    private final SafeFile file;

    private PuzzleStarsFile(Folder folder) {
        file =
                new SafeFile(
                        folder,
                        STEM,
                        new SafeFile.Kind(
                                PuzzleStars.FORMAT, PuzzleStars.MOST_BYTES, PuzzleStars::read));
    }

    /** The stars in this folder; cleans up what a crash left half written. */
    public static PuzzleStarsFile open(Folder folder) {
        PuzzleStarsFile stars = new PuzzleStarsFile(folder);
        stars.file.recover();
        return stars;
    }

    public Found load() {
        OpenedFile openedFile = file.open();
        try {
            return new Found(
                    openedFile.found().isPresent()
                            ? PuzzleStars.read(openedFile.found().get())
                            : PuzzleStars.NONE,
                    openedFile);
        } catch (BadInput e) {
            throw new IllegalStateException("checked when it was opened", e);
        }
    }

    /** Fails if a newer program wrote the stars, which would lose data. */
    public void save(PuzzleStars stars) throws IOException {
        if (file.newer()) {
            throw new NewerVersion(STEM);
        }
        file.write(stars.write());
    }
}
