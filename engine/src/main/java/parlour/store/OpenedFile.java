package parlour.store;

import java.util.List;
import java.util.Optional;

/** The result of opening a file that has a backup. */
public sealed interface OpenedFile {
    /** The main file is good. */
    record Fine(String text) implements OpenedFile {}

    /**
     * Only the backup is good; the person is told.
     *
     * @param main the damaged main file; empty if there was none
     */
    record Backup(String text, Optional<DamagedFile> main) implements OpenedFile {}

    /** Files exist, but none of them is good. */
    record Broken(List<DamagedFile> files) implements OpenedFile {
        public Broken {
            files = List.copyOf(files);
        }
    }

    /** There is no such file. */
    record Missing() implements OpenedFile {}

    /** The text that was found. */
    default Optional<String> found() {
        if (this instanceof Fine fine) {
            return Optional.of(fine.text());
        }
        return this instanceof Backup backup ? Optional.of(backup.text()) : Optional.empty();
    }

    /** Whether a newer program wrote the file, in which case this one leaves it alone. */
    default boolean newer() {
        if (this instanceof Backup backup) {
            return backup.main().filter(DamagedFile::newer).isPresent();
        }
        return this instanceof Broken broken
                && broken.files().stream().anyMatch(DamagedFile::newer);
    }
}
