package parlour.app.platform;

import parlour.store.DiskErrors;
import parlour.store.Folder;
import parlour.store.OpenedFile;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A value that is kept in a file of its own. It is read at the start and written after each change,
 * both in the background.
 */
public final class KeptValue<T> {
    /** Writes the file. */
    public interface Writer<T> {
        void save(T value) throws IOException;
    }

    /** What was found in the file, and how. */
    public record Found<T>(T value, OpenedFile openedFile, Writer<T> writer) {}

    /** Opens and reads the file. */
    public interface Opener<T> {
        Found<T> open(Folder folder) throws IOException;
    }

    /** The value as the worker thread has it, and what went wrong. */
    private record News<T>(T value, Optional<Phrase> trouble) {}

    /** The file; used on the worker thread only. */
    private static final class Book<T> {
        private final Platform platform;
        private final Opener<T> opener;
        private final String messages;
        private Optional<Writer<T>> writer = Optional.empty();
        private T written;
        private boolean newer;

        Book(Platform platform, Opener<T> opener, T empty, String messages) {
            this.platform = platform;
            this.opener = opener;
            this.messages = messages;
            written = empty;
        }

        /** Opens and reads the file on first use. */
        private Optional<Phrase> open() throws IOException {
            if (writer.isPresent()) {
                return Optional.empty();
            }
            Found<T> found = opener.open(platform.data());
            written = found.value();
            newer = found.openedFile().newer();
            writer = Optional.of(found.writer());
            return told(found.openedFile());
        }

        private Optional<Phrase> told(OpenedFile openedFile) {
            if (openedFile.newer()) {
                return Optional.of(Phrase.of(messages + "newer"));
            }
            if (openedFile instanceof OpenedFile.Backup backup && backup.main().isPresent()) {
                return Optional.of(Phrase.of(messages + "backup", backup.main().get().name()));
            }
            return openedFile instanceof OpenedFile.Broken broken
                    ? Optional.of(Phrase.of(messages + "lost", broken.files().get(0).name()))
                    : Optional.empty();
        }

        News<T> read() {
            try {
                Optional<Phrase> told = open();
                return new News<>(written, told);
            } catch (IOException e) {
                return failed(DiskErrors.of(e));
            }
        }

        News<T> failed(Phrase why) {
            return new News<>(written, Optional.of(Phrase.of(messages + "trouble", why)));
        }

        /**
         * Applies a change and saves. If saving fails, the change is kept in memory and saved with
         * the next one; a file from a newer version is never overwritten.
         */
        News<T> change(UnaryOperator<T> change) {
            try {
                open();
                written = change.apply(written);
                if (!newer) {
                    writer.get().save(written);
                }
                return new News<>(written, Optional.empty());
            } catch (IOException e) {
                return failed(DiskErrors.of(e));
            }
        }
    }

    private final BackgroundTasks backgroundTasks;
    private final Book<T> book;
    private T known;
    private Optional<Phrase> trouble = Optional.empty();
    private int revision;

    /**
     * @param empty the value before the file has been read
     * @param messages the beginning of the keys of what is said of the file
     */
    public KeptValue(
            Platform platform,
            BackgroundTasks backgroundTasks,
            Opener<T> opener,
            T empty,
            String messages) {
        this.backgroundTasks = backgroundTasks;
        book = new Book<>(platform, opener, empty, messages);
        known = empty;
        backgroundTasks.work(book::read, book::failed, this::hear);
    }

    private void hear(News<T> news) {
        known = news.value();
        if (news.trouble().isPresent()) {
            trouble = news.trouble();
        }
        revision++;
    }

    /** The value as far as it has been read. */
    public T known() {
        return known;
    }

    /** Changes with every change of the value. */
    public int revision() {
        return revision;
    }

    /** Takes what went wrong with the file since the last call. */
    public Optional<Phrase> pollNotice() {
        Optional<Phrase> said = trouble;
        trouble = Optional.empty();
        return said;
    }

    /** Changes the value and writes the file. */
    public void change(UnaryOperator<T> change) {
        backgroundTasks.work(() -> book.change(change), book::failed, this::hear);
    }
}
