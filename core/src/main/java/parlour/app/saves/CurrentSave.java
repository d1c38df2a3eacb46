package parlour.app.saves;

import parlour.app.session.LocalSession;
import parlour.text.Phrase;

import java.util.Optional;

/**
 * Where the game that is being played is kept. Its title is known from the beginning, its id from
 * when it is first written; id and mark belong to the background, the rest to the frames.
 */
final class CurrentSave {
    /** How far a game has come. */
    private record Version(Object match, int revision, int counted, int hints) {
        static Version of(LocalSession<?, ?, ?, ?> session) {
            return new Version(
                    session.match(),
                    session.match().revision(),
                    session.counted(),
                    session.hints());
        }
    }

    private final String title;

    /** The file as it was when the game was opened; nothing for a game that began here. */
    private final Optional<String> before;

    private Optional<String> id;
    private boolean marked;
    private Optional<LocalSession<?, ?, ?, ?>> session = Optional.empty();

    /** What is on the disk. */
    private Optional<Version> written = Optional.empty();

    /** What is on its way to the disk. */
    private Optional<Version> sent = Optional.empty();

    private Optional<Phrase> trouble = Optional.empty();

    private CurrentSave(String title, Optional<String> id, Optional<String> before) {
        this.title = title;
        this.id = id;
        this.before = before;
    }

    static CurrentSave fresh(String title) {
        return new CurrentSave(title, Optional.empty(), Optional.empty());
    }

    /** The slot of a game that was read from its file. */
    static CurrentSave opened(
            String title, String id, String text, LocalSession<?, ?, ?, ?> session) {
        CurrentSave currentSave = new CurrentSave(title, Optional.of(id), Optional.of(text));
        currentSave.session = Optional.of(session);
        currentSave.written = Optional.of(Version.of(session));
        return currentSave;
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

    /** The game that is kept here. */
    Optional<LocalSession<?, ?, ?, ?>> session() {
        return session;
    }

    /** Whether nothing is on its way to the disk. */
    boolean settled() {
        return sent.isEmpty();
    }

    /** Whether a game has something that is neither on the disk nor on its way there. */
    boolean lacks(LocalSession<?, ?, ?, ?> game) {
        return !sent.or(() -> written).equals(Optional.of(Version.of(game)));
    }

    /**
     * A game goes on its way to the disk as it stands; what is returned hears what became of it.
     */
    Arrival send(LocalSession<?, ?, ?, ?> game) {
        Optional<Version> now = Optional.of(Version.of(game));
        session = Optional.of(game);
        sent = now;
        return met -> {
            trouble = met;
            if (met.isEmpty()) {
                written = now;
            }
            if (sent.equals(now)) {
                sent = Optional.empty();
            }
        };
    }

    /** Hears whether a game has arrived on the disk, or what it met with. */
    interface Arrival {
        void heard(Optional<Phrase> trouble);
    }

    /** Why the last that was sent is not on the disk. */
    Optional<Phrase> trouble() {
        return trouble;
    }
}
