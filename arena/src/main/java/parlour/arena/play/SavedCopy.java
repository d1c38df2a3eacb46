package parlour.arena.play;

import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.text.BadInput;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The saved copy of a running game. */
final class SavedCopy<S, M, V, E> {
    /** The number of hints used; the desktop program uses the same name. */
    private static final String HINTS = "hints";

    private final SavedGame<S, M, V, E> original;
    private final Storage storage;
    private final Map<String, Object> settings;
    private int written = -1;

    SavedCopy(SavedGame<S, M, V, E> original, Storage storage) {
        this.original = original;
        this.storage = storage;
        this.settings = new HashMap<>(original.settings());
    }

    Optional<String> file() {
        return storage.file();
    }

    String next() {
        return storage.next();
    }

    List<String> names() {
        return original.seats().stream().map(SavedSeat::name).toList();
    }

    void countHint() {
        long before = settings.get(HINTS) instanceof Long number ? number : 0;
        settings.put(HINTS, before + 1);
        written = -1; // the file does not know of it
    }

    /** Saves the game if it has a file and has changed since the last save. */
    void keep() throws BadInput {
        if (storage.file().isPresent() && written != original.match().revision()) {
            save();
        }
    }

    void save() throws BadInput {
        storage.save(text());
        written = original.match().revision();
    }

    void saveAs(String name) throws BadInput {
        storage.saveAs(name, text());
        written = original.match().revision();
    }

    private String text() {
        return new SavedGame<>(
                        original.game(),
                        original.title(),
                        System.currentTimeMillis(),
                        original.seats(),
                        settings,
                        original.match(),
                        original.earlier())
                .write();
    }
}
