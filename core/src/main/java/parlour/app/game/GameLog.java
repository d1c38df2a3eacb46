package parlour.app.game;

import parlour.app.look.Markup;
import parlour.engine.Eyes;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Predicate;

/**
 * The log of a game, kept as phrases so that it can be read in any language. It contains only what
 * everybody may know.
 */
public final class GameLog<E> implements GameSession.Listener<E> {
    /** The key of a line in the words of an older program. */
    public static final String COMMENT = "log.comment";

    /** The key of the line before those. */
    public static final String IMPORTED = "log.imported";

    /** The ends of the keys of lines that begin a round. */
    private static final List<String> OPENINGS = List.of(".log.round", ".log.game");

    /**
     * @param moves the length of the history when this was written
     * @param event what it says; empty for a line that no event produced
     */
    private record Line<E>(int moves, Phrase phrase, Optional<E> event) {}

    private final IntSupplier length;
    private final Function<E, List<Phrase>> words;
    private final List<Line<E>> lines = new ArrayList<>();
    private int revision;

    /** How many lines are about earlier matches. */
    private int earlier;

    private int roundStart;

    /** The revision for which the start of the round was found. */
    private int started = -1;

    /**
     * @param length the current length of the history
     */
    public GameLog(IntSupplier length, Function<E, List<Phrase>> words) {
        this.length = length;
        this.words = words;
    }

    @Override
    public Eyes eyes() {
        return Eyes.NONE;
    }

    @Override
    public void happened(E seen) {
        tell(seen, length.getAsInt());
    }

    /** Logs an event that happened when the history had this many entries. */
    public void tell(E seen, int moves) {
        words.apply(seen)
                .forEach(phrase -> lines.add(new Line<>(moves, phrase, Optional.of(seen))));
        revision++;
    }

    /**
     * Adds a line that no event produces, such as that the time was up; it goes with the move that
     * follows, and is taken back with it.
     */
    public void write(Phrase phrase) {
        add(phrase, length.getAsInt() + 1);
    }

    /** Adds a line to those of the last move, such as why it was made; it is taken back with it. */
    public void follow(Phrase phrase) {
        add(phrase, length.getAsInt());
    }

    /** Adds a line about what was before the first move; nothing takes it back. */
    public void precede(Phrase phrase) {
        add(phrase, 0);
    }

    /** Adds what an older program said of a game that came from it, if it said anything. */
    public void imported(List<String> comments) {
        if (!comments.isEmpty()) {
            precede(Phrase.of(IMPORTED));
        }
        comments.forEach(comment -> precede(Phrase.of(COMMENT, Markup.plain(comment))));
    }

    /** Removes lines that no event produced. */
    public void remove(Predicate<Phrase> which) {
        if (lines.removeIf(line -> line.event().isEmpty() && which.test(line.phrase()))) {
            revision++;
        }
    }

    private void add(Phrase phrase, int moves) {
        lines.add(new Line<>(moves, phrase, Optional.empty()));
        revision++;
    }

    @Override
    public void replaced() {
        int moves = length.getAsInt();
        lines.removeIf(line -> line.moves() > moves);
        revision++;
    }

    public int size() {
        return lines.size();
    }

    public Phrase get(int i) {
        return lines.get(i).phrase();
    }

    /** Whether these are its first lines. */
    public boolean beginsWith(List<Phrase> first) {
        if (first.size() > size()) {
            return false;
        }
        for (int i = 0; i < first.size(); i++) {
            if (!first.get(i).equals(get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a line begins a round. */
    public boolean opens(int i) {
        return OPENINGS.stream().anyMatch(get(i).key()::endsWith);
    }

    /** Ends what was told of earlier matches: the lines so far are not about this round. */
    public void endEarlier() {
        earlier = size();
        revision++;
    }

    /**
     * What a line says happened in this round; empty if it says something else, or if it is about
     * an earlier round, whose cards have been dealt again since.
     */
    public Optional<E> event(int i) {
        return i < roundStart() ? Optional.empty() : lines.get(i).event();
    }

    /** What happened last in this round. */
    public Optional<E> lastEvent() {
        for (int i = size() - 1; i >= roundStart(); i--) {
            if (event(i).isPresent()) {
                return event(i);
            }
        }
        return Optional.empty();
    }

    /** The first line about this round, looked for once after each change. */
    private int roundStart() {
        if (started != revision) {
            started = revision;
            int line = size() - 1;
            while (line > earlier && !opens(line)) {
                line--;
            }
            roundStart = Math.max(line, earlier);
        }
        return roundStart;
    }

    /** Changes whenever a line is added or removed. */
    public int revision() {
        return revision;
    }
}
