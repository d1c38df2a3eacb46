package parlour.statistics;

import parlour.store.Folder;
import parlour.store.NewerVersion;
import parlour.store.OpenedFile;
import parlour.store.SafeFile;
import parlour.text.BadInput;

import java.io.IOException;

/** The statistics file, stored as safely as a saved game. */
public final class StatisticsFile {
    private static final String STEM = "statistics";

    /**
     * The statistics that were found, and how.
     *
     * @param statistics empty if there were none
     */
    public record Found(Statistics statistics, OpenedFile openedFile) {}

    private final SafeFile file;

    private StatisticsFile(Folder folder) {
        file =
                new SafeFile(
                        folder,
                        STEM,
                        new SafeFile.Kind(
                                Statistics.FORMAT, Statistics.MOST_BYTES, Statistics::read));
    }

    /** The statistics in this folder; cleans up what a crash left half written. */
    public static StatisticsFile open(Folder folder) {
        StatisticsFile statistics = new StatisticsFile(folder);
        statistics.file.recover();
        return statistics;
    }

    public Found load() {
        OpenedFile openedFile = file.open();
        try {
            return new Found(
                    openedFile.found().isPresent()
                            ? Statistics.read(openedFile.found().get())
                            : Statistics.EMPTY,
                    openedFile);
        } catch (BadInput e) {
            throw new IllegalStateException("checked when it was opened", e);
        }
    }

    /** Fails if a newer program wrote the statistics, which would lose data. */
    public void save(Statistics statistics) throws IOException {
        if (file.newer()) {
            throw new NewerVersion(STEM);
        }
        file.write(statistics.write());
    }

    /** Starts afresh; the last version stays as the backup until the next save. */
    public void reset() throws IOException {
        save(Statistics.EMPTY);
    }
}
