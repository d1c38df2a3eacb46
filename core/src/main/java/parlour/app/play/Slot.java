package parlour.app.play;

import java.util.Optional;

/**
 * Where the game that is being played is kept. Its title is known from the beginning, its id from
 * when it is first written; the id belongs to the background.
 */
final class Slot {
    private final String title;

    /** The file as it was when the game was opened; nothing for a game that began here. */
    private final Optional<String> before;

    private Optional<String> id;
    private boolean marked;
    private Object match;
    private int revision;
    private int counted;

    private Slot(String title, Optional<String> id, Optional<String> before) {
        this.title = title;
        this.id = id;
        this.before = before;
    }

    static Slot fresh(String title) {
        return new Slot(title, Optional.empty(), Optional.empty());
    }

    static Slot opened(String title, String id, String text) {
        return new Slot(title, Optional.of(id), Optional.of(text));
    }

    String title() {
        return title;
    }

    Optional<String> before() {
        return before;
    }

    Optional<String> id() {
        return id;
    }

    void id(String given) {
        id = Optional.of(given);
    }

    /** Whether the store knows that it is being played. */
    boolean marked() {
        return marked;
    }

    void mark() {
        marked = true;
    }

    /** Whether a match has changed since it was last kept; from now on it is kept. */
    boolean changes(Session<?, ?, ?, ?> session) {
        boolean same =
                match == session.match()
                        && revision == session.match().revision()
                        && counted == session.counted();
        match = session.match();
        revision = session.match().revision();
        counted = session.counted();
        return !same;
    }
}
