package parlour.daily;

import parlour.store.Folder;
import parlour.store.NewerVersion;
import parlour.store.OpenedFile;
import parlour.store.SafeFile;
import parlour.text.BadInput;

import java.io.IOException;

/** The file of the {@link DailyResults}, stored as safely as a saved game. */
public final class DailyFile {
    private static final String STEM = "daily";

    /** The results that were found, and how. */
    public record Found(DailyResults results, OpenedFile openedFile) {}

    private final SafeFile file;

    private DailyFile(Folder folder) {
        file =
                new SafeFile(
                        folder,
                        STEM,
                        new SafeFile.Kind(
                                DailyResults.FORMAT, DailyResults.MOST_BYTES, DailyResults::read));
    }

    /** The results in this folder; cleans up what a crash left half written. */
    public static DailyFile open(Folder folder) {
        DailyFile daily = new DailyFile(folder);
        daily.file.recover();
        return daily;
    }

    public Found load() {
        OpenedFile openedFile = file.open();
        try {
            return new Found(
                    openedFile.found().isPresent()
                            ? DailyResults.read(openedFile.found().get())
                            : DailyResults.EMPTY,
                    openedFile);
        } catch (BadInput e) {
            throw new IllegalStateException("checked when it was opened", e);
        }
    }

    /** Fails if a newer program wrote the results, which would lose data. */
    public void save(DailyResults results) throws IOException {
        if (file.newer()) {
            throw new NewerVersion(STEM);
        }
        file.write(results.write());
    }
}
