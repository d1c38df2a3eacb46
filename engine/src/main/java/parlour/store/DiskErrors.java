package parlour.store;

import parlour.text.Phrase;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.ReadOnlyFileSystemException;
import java.util.Locale;

/** Explains disk errors in plain words. */
public final class DiskErrors {
    private DiskErrors() {}

    public static Phrase of(IOException trouble) {
        if (trouble instanceof NewerVersion) {
            return Phrase.of("disk.newer");
        }
        if (trouble instanceof StorageRefusal refusal) {
            return refusal.why();
        }
        String message = trouble.getMessage() == null ? "" : trouble.getMessage();
        String plain = message.toLowerCase(Locale.ROOT);
        // Java has no exception types for these two; only the system's message identifies them.
        if (plain.contains("no space")
                || plain.contains("not enough space")
                || plain.contains("disk quota")) {
            return Phrase.of("disk.full");
        }
        if (trouble instanceof AccessDeniedException
                || trouble.getCause() instanceof ReadOnlyFileSystemException
                || plain.contains("read-only")) {
            return Phrase.of("disk.readOnly");
        }
        if (trouble instanceof NoSuchFileException) {
            return Phrase.of("disk.gone");
        }
        return Phrase.of(
                "disk.other", message.isEmpty() ? trouble.getClass().getSimpleName() : message);
    }
}
