package parlour.app.saves;

import parlour.app.platform.BackgroundTasks;
import parlour.app.platform.Platform;
import parlour.record.ReviewFile;
import parlour.store.DiskErrors;
import parlour.store.SafeFile;
import parlour.store.SaveStore;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The review of a saved game, in a file beside it; read and written in the background. */
public final class KeptReview {
    private static final SafeFile.Kind KIND =
            new SafeFile.Kind(ReviewFile.FORMAT, ReviewFile.MOST_BYTES, ReviewFile::check);

    private final Platform platform;
    private final BackgroundTasks backgroundTasks;
    private final Supplier<Optional<String>> id;

    /**
     * @param id the game's id, asked for in the background; empty while the game is not saved
     */
    KeptReview(Platform platform, BackgroundTasks backgroundTasks, Supplier<Optional<String>> id) {
        this.platform = platform;
        this.backgroundTasks = backgroundTasks;
        this.id = id;
    }

    /** Reads the file; what is damaged or missing is made anew. */
    public void read(Consumer<Optional<String>> then) {
        backgroundTasks.work(this::found, why -> Optional.empty(), then);
    }

    private Optional<String> found() {
        try {
            Optional<SafeFile> file = file();
            return file.isPresent() ? file.get().open().found() : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Writes the file; if that fails, the review is made again the next time. */
    public void keep(String text) {
        backgroundTasks.<Optional<Phrase>>work(() -> written(text), Optional::of, why -> {});
    }

    private Optional<Phrase> written(String text) {
        try {
            Optional<SafeFile> file = file();
            if (file.isPresent() && !file.get().newer()) {
                file.get().write(text);
            }
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(DiskErrors.of(e));
        }
    }

    private Optional<SafeFile> file() throws IOException {
        Optional<String> known = id.get();
        return known.isPresent()
                ? Optional.of(new SafeFile(platform.saves(), known.get() + SaveStore.REVIEW, KIND))
                : Optional.empty();
    }
}
