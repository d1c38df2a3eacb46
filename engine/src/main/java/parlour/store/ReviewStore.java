package parlour.store;

import parlour.record.ReviewFile;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The reviews of saved games, by the id of the game, in a folder of their own. A review can always
 * be made anew, so one that is damaged or of a newer program is as good as none.
 */
public final class ReviewStore {
    private static final SafeFile.Kind KIND =
            new SafeFile.Kind(ReviewFile.FORMAT, ReviewFile.MOST_BYTES, ReviewFile::check);

    private static final List<String> PARTS =
            List.of(SafeFile.TEMPORARY, SafeFile.BACKUP, SafeFile.MAIN);

    private final Folder folder;

    public ReviewStore(Folder folder) {
        this.folder = folder;
    }

    /** The file of a game's review, if there is a good one. */
    public Optional<String> load(String id) {
        return file(id).open().found();
    }

    /**
     * Keeps a review; one that is too large for a file is not kept.
     *
     * @throws NewerVersion if a newer program wrote the file
     */
    public void save(String id, String text) throws IOException {
        SafeFile file = file(id);
        if (file.newer()) {
            throw new NewerVersion(id);
        }
        if (text.length() <= ReviewFile.MOST_BYTES) {
            file.write(text);
        }
    }

    /** Forgets a game's review. */
    public void delete(String id) throws IOException {
        file(id);
        for (String part : PARTS) {
            folder.delete(id + part);
        }
        folder.forceNames();
    }

    private SafeFile file(String id) {
        if (!id.matches(SaveStore.ID)) {
            throw new IllegalArgumentException("no id: " + id);
        }
        return new SafeFile(folder, id, KIND);
    }
}
