package parlour.arena.play;

import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.text.BadInput;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The copy of a running game that lies in a file. */
final class SavedCopy<S, M, V, E> {
    /** How many hints were used: the desktop program counts them under this name too. */
    private static final String HINTS = "hints";

    private final SavedGame<S, M, V, E> begun;
    private final Storage storage;
    private final Map<String, Object> settings;
    private int written = -1;

    SavedCopy(SavedGame<S, M, V, E> begun, Storage storage) {
        this.begun = begun;
        this.storage = storage;
        this.settings = new HashMap<>(begun.settings());
    }

    Optional<String> file() {
        return storage.file();
    }

    String next() {
        return storage.next();
    }

    List<String> names() {
        return begun.seats().stream().map(SavedSeat::name).toList();
    }

    void countHint() {
        long before = settings.get(HINTS) instanceof Long number ? number : 0;
        settings.put(HINTS, before + 1);
    }

    /** Writes the game if it has a file and has changed since it was written. */
    void keep() throws BadInput {
        if (storage.file().isPresent() && written != begun.match().revision()) {
            save();
        }
    }

    void save() throws BadInput {
        storage.save(text());
        written = begun.match().revision();
    }

    void saveAs(String name) throws BadInput {
        storage.saveAs(name, text());
        written = begun.match().revision();
    }

    private String text() {
        return new SavedGame<>(
                        begun.game(),
                        begun.title(),
                        System.currentTimeMillis(),
                        begun.seats(),
                        settings,
                        begun.match())
                .write();
    }
}
