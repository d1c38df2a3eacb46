package parlour.store;

import parlour.record.SavedGame;
import parlour.record.Utf8;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A person's saved games, by id. Every change is atomic: after a crash at any moment there is
 * either the old state or the new one.
 */
public final class SaveStore {
    /** What the review of a game has between the game's id and its own ending. */
    public static final String REVIEW = ".review";

    private static final String TRASH = ".trash";
    private static final String RUNNING = "running";
    private static final int LONGEST_MARK = 200;
    private static final String ID = "[a-z0-9]+(-[a-z0-9]+)*";
    private static final String NEW_ID = "game-";

    /** The main file decides whether a game exists, so it is deleted last and restored first. */
    private static final List<String> MAIN_LAST = List.of(SafeFile.BACKUP, SafeFile.MAIN);

    private static final List<String> MAIN_FIRST = List.of(SafeFile.MAIN, SafeFile.BACKUP);

    /** A saved game in the list, opened without changing it. */
    public record Entry(String id, OpenedFile openedFile) {}

    private final Folder folder;
    private final SafeFile.Kind kind;

    SaveStore(Folder folder, ContentCheck contentCheck) {
        this.folder = folder;
        this.kind = new SafeFile.Kind(SavedGame.FORMAT, SavedGame.MOST_BYTES, contentCheck);
    }

    /** The saved games in their own folder; cleans up what a crash left half written. */
    public static SaveStore open(Folder folder) throws IOException {
        SaveStore store = new SaveStore(folder, SavedGame::check);
        store.recover();
        return store;
    }

    private void recover() throws IOException {
        for (String name : folder.list()) {
            String id = stem(name);
            if (name.endsWith(SafeFile.TEMPORARY) && id.matches(ID)) {
                file(id).recover();
                // Half a review is no game, so it is thrown away: its figures are found again.
                new SafeFile(folder, id + REVIEW, kind).recover();
            }
        }
    }

    /** An id that no saved or deleted game has. */
    public String newId() throws IOException {
        int last = 0;
        for (String name : folder.list()) {
            String id = stem(name);
            if (id.matches(NEW_ID + "\\d{1,8}")) {
                last = Math.max(last, Integer.parseInt(id.substring(NEW_ID.length())));
            }
        }
        return NEW_ID + (last + 1);
    }

    /** Saves a game, new or over its last version, which becomes the backup. */
    public void save(String id, String text) throws IOException {
        file(id).write(text);
    }

    /** Opens a game; a damaged file is set aside and kept. */
    public OpenedFile load(String id) {
        return file(id).open();
    }

    /** As {@link #load}, without changing anything. */
    public OpenedFile look(String id) {
        return file(id).peek();
    }

    /** The ids of all saved games, including those that cannot be opened. */
    public Set<String> ids() throws IOException {
        return ids("");
    }

    /** All saved games by id, including those that cannot be opened. */
    public List<Entry> list() throws IOException {
        List<Entry> entries = new ArrayList<>();
        for (String id : ids("")) {
            entries.add(new Entry(id, file(id).peek()));
        }
        return entries;
    }

    /**
     * Changes a game's title; its id stays. A damaged game is not renamed: loading decides what to
     * keep.
     */
    public void rename(String id, String title) throws IOException, BadInput {
        if (!(file(id).peek() instanceof OpenedFile.Fine fine)) {
            throw new BadInput("save.notFine");
        }
        save(id, SavedGame.retitled(fine.text(), title));
    }

    /** Deletes a game so that {@link #undelete} can bring it back. */
    public void delete(String id) throws IOException {
        file(id);
        move(id, "", TRASH, MAIN_LAST);
    }

    /** The games that were deleted but not purged. */
    public List<String> deleted() throws IOException {
        Set<String> live = ids("");
        return ids(TRASH).stream().filter(id -> !live.contains(id)).toList();
    }

    /** Restores a deleted game. */
    public void undelete(String id) throws IOException {
        file(id);
        if (ids("").contains(id)) {
            throw new IllegalArgumentException(id + " is not deleted");
        }
        move(id, TRASH, "", MAIN_FIRST);
    }

    /** Removes a deleted game for good. */
    public void purge(String id) throws IOException {
        file(id);
        for (String name : folder.list()) {
            if (ofReview(name, id)) {
                folder.delete(name);
            }
        }
        for (String part : MAIN_LAST) {
            folder.delete(id + part + TRASH);
            folder.forceNames();
        }
    }

    /** Whether a file belongs to the review of a game. */
    private static boolean ofReview(String name, String id) {
        return name.startsWith(id + REVIEW + ".");
    }

    /** Marks a game as being played, until {@link #quit}. */
    public void playing(String id) throws IOException {
        file(id);
        String temporary = RUNNING + SafeFile.TEMPORARY;
        folder.write(temporary, Utf8.bytes(id));
        folder.force(temporary);
        folder.move(temporary, RUNNING);
        folder.forceNames();
    }

    /** Records that the game was left normally. */
    public void quit() throws IOException {
        folder.delete(RUNNING);
        folder.forceNames();
    }

    /** The game that was being played when the program ended without {@link #quit}. */
    public Optional<String> interrupted() throws IOException {
        try {
            Optional<byte[]> mark = folder.read(RUNNING, LONGEST_MARK);
            String id = mark.isPresent() ? Utf8.text(mark.get()) : "";
            return ids("").contains(id) ? Optional.of(id) : Optional.empty();
        } catch (BadInput e) {
            // A damaged marker names no game; the list still has it.
            return Optional.empty();
        }
    }

    private void move(String id, String fromEnd, String toEnd, List<String> parts)
            throws IOException {
        List<String> names = folder.list();
        for (String part : parts) {
            if (names.contains(id + part + fromEnd)) {
                folder.move(id + part + fromEnd, id + part + toEnd);
                folder.forceNames();
            }
        }
    }

    private static String stem(String name) {
        return name.contains(".") ? name.substring(0, name.indexOf('.')) : name;
    }

    private Set<String> ids(String end) throws IOException {
        Set<String> ids = new TreeSet<>();
        for (String name : folder.list()) {
            String id = stem(name);
            boolean part = MAIN_FIRST.stream().anyMatch(p -> name.equals(id + p + end));
            if (part && id.matches(ID)) {
                ids.add(id);
            }
        }
        return ids;
    }

    private SafeFile file(String id) {
        if (!id.matches(ID)) {
            throw new IllegalArgumentException("no id: " + id);
        }
        return new SafeFile(folder, id, kind);
    }
}
