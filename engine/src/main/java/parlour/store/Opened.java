package parlour.store;

import java.util.List;
import java.util.Optional;

/** What came of opening a file that is kept with a backup. */
public sealed interface Opened {
    /** All is well. */
    record Fine(String text) implements Opened {}

    /**
     * Only the backup is good; the person is told.
     *
     * @param main the file it stands for; nothing when there was none
     */
    record Backup(String text, Optional<SetAside> main) implements Opened {}

    /** There is something, but nothing good. */
    record Broken(List<SetAside> files) implements Opened {
        public Broken {
            files = List.copyOf(files);
        }
    }

    /** There is no such file. */
    record Missing() implements Opened {}

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
            return backup.main().filter(SetAside::newer).isPresent();
        }
        return this instanceof Broken broken && broken.files().stream().anyMatch(SetAside::newer);
    }
}
