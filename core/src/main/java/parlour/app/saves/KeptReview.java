package parlour.app.saves;

import parlour.app.platform.BackgroundTasks;
import parlour.app.platform.Platform;
import parlour.record.ReviewFile;
import parlour.store.DiskErrors;
import parlour.store.SafeFile;
import parlour.store.SaveStore;
import parlour.text.BadInput;
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

    /** Understands the text of the file. */
    public interface Reading<T> {
        Optional<T> of(String text) throws BadInput;
    }

    /**
     * Reads the file; what is damaged or missing is made anew.
     *
     * @param reading used in the background: the review of a long game is a long text
     */
    public <T> void read(Reading<T> reading, Consumer<Optional<T>> then) {
        backgroundTasks.<Optional<T>>work(() -> found(reading), why -> Optional.empty(), then);
    }

    private <T> Optional<T> found(Reading<T> reading) {
        try {
            Optional<SafeFile> file = file();
            Optional<String> text = file.isPresent() ? file.get().open().found() : Optional.empty();
            return text.isPresent() ? reading.of(text.get()) : Optional.empty();
        } catch (IOException | BadInput e) {
            return Optional.empty();
        }
    }

    /**
     * Writes the file; if that fails, the review is made again the next time.
     *
     * @param text asked for in the background
     */
    public void keep(Supplier<String> text) {
        backgroundTasks.<Optional<Phrase>>work(() -> written(text.get()), Optional::of, why -> {});
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
