package parlour.store;

import parlour.record.Envelope;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.function.Function;

/** A file with a single value in it, stored as safely as a saved game. */
public final class ValueFile<T> {
    /** Makes a value of a text. */
    public interface Reader<T> {
        T read(String text) throws BadInput;
    }

    /**
     * What such a file contains.
     *
     * @param stem its name without the ending
     * @param empty the value if there is no file
     */
    public record Kind<T>(
            String stem,
            Envelope.Format format,
            int mostBytes,
            T empty,
            Reader<T> reader,
            Function<T, String> writer) {
        private SafeFile.Kind content() {
            return new SafeFile.Kind(format, mostBytes, reader::read);
        }
    }

    /**
     * The value that was found, and how.
     *
     * @param value empty if there was none
     */
    public record Found<T>(T value, OpenedFile openedFile) {}

    private final SafeFile file;
    private final Kind<T> kind;

    private ValueFile(Folder folder, Kind<T> kind) {
        this.kind = kind;
        file = new SafeFile(folder, kind.stem(), kind.content());
    }

    /** The file in this folder; cleans up what a crash left half written. */
    public static <T> ValueFile<T> open(Folder folder, Kind<T> kind) {
        ValueFile<T> opened = new ValueFile<>(folder, kind);
        opened.file.recover();
        return opened;
    }

    public Found<T> load() {
        OpenedFile openedFile = file.open();
        try {
            return new Found<>(
                    openedFile.found().isPresent()
                            ? kind.reader().read(openedFile.found().get())
                            : kind.empty(),
                    openedFile);
        } catch (BadInput e) {
            throw new IllegalStateException("checked when it was opened", e);
        }
    }

    /** Fails if a newer program wrote the file, which would lose data. */
    public void save(T value) throws IOException {
        if (file.newer()) {
            throw new NewerVersion(kind.stem());
        }
        file.write(kind.writer().apply(value));
    }
}
