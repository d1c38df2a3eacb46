package parlour.app.platform;

import parlour.store.DiskErrors;
import parlour.store.Folder;
import parlour.store.OpenedFile;
import parlour.store.ValueFile;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A value that is kept in a file of its own. It is read at the start and written after each change,
 * both in the background.
 */
public final class KeptValue<T> {
    /** Where the file is. */
    public interface Place {
        Folder folder() throws IOException;
    }

    /** The value as the worker thread has it, and what went wrong. */
    private record News<T>(T value, Optional<Phrase> trouble) {}

    /** The file; used on the worker thread only. */
    private static final class Book<T> {
        private final Place place;
        private final ValueFile.Kind<T> kind;
        private final String messages;
        private Optional<ValueFile<T>> file = Optional.empty();
        private T written;
        private boolean newer;

        /** Changes from before the file could be opened. */
        private final List<UnaryOperator<T>> waiting = new ArrayList<>();

        Book(Place place, ValueFile.Kind<T> kind, String messages) {
            this.place = place;
            this.kind = kind;
            this.messages = messages;
            written = kind.empty();
        }

        /** Opens and reads the file on first use. */
        private Optional<Phrase> open() throws IOException {
            if (file.isPresent()) {
                return Optional.empty();
            }
            ValueFile<T> opened = ValueFile.open(place.folder(), kind);
            ValueFile.Found<T> found = opened.load();
            written = found.value();
            waiting.forEach(change -> written = change.apply(written));
            waiting.clear();
            newer = found.openedFile().newer();
            file = Optional.of(opened);
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
         * Applies a change and saves. If the file cannot be opened or written, the change is kept
         * in memory and saved with the next one; a file from a newer version is never overwritten.
         */
        News<T> change(UnaryOperator<T> change) {
            boolean opened = file.isPresent();
            if (!opened) {
                waiting.add(change);
            }
            try {
                Optional<Phrase> told = open();
                if (opened) {
                    written = change.apply(written);
                }
                if (!newer) {
                    file.get().save(written);
                }
                return new News<>(written, told);
            } catch (IOException e) {
                if (file.isEmpty()) {
                    written = change.apply(written);
                }
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
     * @param messages the beginning of the keys of what is said of the file
     */
    public KeptValue(
            Place place, BackgroundTasks backgroundTasks, ValueFile.Kind<T> kind, String messages) {
        this.backgroundTasks = backgroundTasks;
        book = new Book<>(place, kind, messages);
        known = kind.empty();
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
