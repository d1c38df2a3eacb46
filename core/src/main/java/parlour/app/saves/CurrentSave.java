package parlour.app.saves;

import parlour.app.session.LocalSession;
import parlour.app.session.Terms;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * The save of the current game. Its title is known from the start, its id once it is first written;
 * the id and the mark belong to the worker thread, the rest to the main thread.
 */
final class CurrentSave {
    /** Identifies the state of a game, to tell whether it has changed. */
    private record Version(Object match, int revision, int counted, int hints, Terms terms) {
        static Version of(LocalSession<?, ?, ?, ?> session) {
            return new Version(
                    session.match(),
                    session.match().revision(),
                    session.counted(),
                    session.hints(),
                    session.terms());
        }
    }

    private final String title;

    /** The file's content when the game was opened; empty for a new game. */
    private final Optional<String> before;

    /** What the worker thread has noted: the id, and whether the store marks it as being played. */
    private record Notes(Optional<String> id, boolean marked) {}

    private Notes notes;

    /** How many pieces of work have begun. */
    private int begun;

    /** Up to which of them nothing is left to undo. */
    private int undone;

    private Optional<LocalSession<?, ?, ?, ?>> session = Optional.empty();

    /** The version on disk. */
    private Optional<Version> written = Optional.empty();

    /** The version being written. */
    private Optional<Version> sent = Optional.empty();

    private Optional<Phrase> trouble = Optional.empty();

    private CurrentSave(String title, Optional<String> id, Optional<String> before) {
        this.title = title;
        this.before = before;
        notes = new Notes(id, false);
    }

    static CurrentSave fresh(String title) {
        return new CurrentSave(title, Optional.empty(), Optional.empty());
    }

    /** The save of a game that was read from its file. */
    static CurrentSave opened(
            String title, String id, String text, LocalSession<?, ?, ?, ?> session) {
        CurrentSave currentSave = new CurrentSave(title, Optional.of(id), Optional.of(text));
        currentSave.session = Optional.of(session);
        currentSave.written = Optional.of(Version.of(session));
        return currentSave;
    }

    /** Work that is about to be submitted. */
    Work work() {
        return new Work();
    }

    String title() {
        return title;
    }

    Optional<String> before() {
        return before;
    }

    Optional<String> id() {
        return notes.id();
    }

    void id(String given) {
        notes = new Notes(Optional.of(given), notes.marked());
    }

    /** Whether the store has a mark that this game is being played. */
    boolean marked() {
        return notes.marked();
    }

    void mark() {
        notes = new Notes(notes.id(), true);
    }

    void unmark() {
        notes = new Notes(notes.id(), false);
    }

    /** A piece of work on the files of this game. */
    final class Work {
        private int number;
        private Notes before;

        /** The same work, which notes when it begins what it may have to undo. */
        <T> Supplier<T> begun(Supplier<T> work) {
            return () -> {
                number = ++begun;
                before = notes;
                return work.get();
            };
        }

        /** Nothing of what it has written was stored, nor of what later work has. */
        void undo() {
            if (number > undone) {
                notes = before;
                undone = begun;
            }
        }
    }

    /** The game being saved. */
    Optional<LocalSession<?, ?, ?, ?>> session() {
        return session;
    }

    /** Whether no write is pending. */
    boolean settled() {
        return sent.isEmpty();
    }

    /** Whether a game has changes that are neither on disk nor being written. */
    boolean lacks(LocalSession<?, ?, ?, ?> game) {
        return !sent.or(() -> written).equals(Optional.of(Version.of(game)));
    }

    /**
     * Notes that a game is being written in its current state; report the outcome to the result.
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

    /** Receives the outcome of a write: nothing on success, otherwise what went wrong. */
    interface Arrival {
        void heard(Optional<Phrase> trouble);
    }

    /** Why the last write failed, if it did. */
    Optional<Phrase> trouble() {
        return trouble;
    }
}
