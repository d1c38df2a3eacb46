package parlour.store;

import java.util.List;
import java.util.Optional;

/** What came of opening a file that is kept with a backup. */
public sealed interface OpenedFile {
    /** All is well. */
    record Fine(String text) implements OpenedFile {}

    /**
     * Only the backup is good; the person is told.
     *
     * @param main the file it stands for; nothing when there was none
     */
    record Backup(String text, Optional<DamagedFile> main) implements OpenedFile {}

    /** There is something, but nothing good. */
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

    /** Whether a newer program wrote what is there: this one leaves it alone. */
    default boolean newer() {
        if (this instanceof Backup backup) {
            return backup.main().filter(DamagedFile::newer).isPresent();
        }
        return this instanceof Broken broken
                && broken.files().stream().anyMatch(DamagedFile::newer);
    }
}
