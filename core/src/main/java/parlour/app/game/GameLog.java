package parlour.app.game;

import parlour.engine.Eyes;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntSupplier;

/**
 * The log of a game, kept as phrases so that it can be read in any language. It contains only what
 * everybody may know.
 */
public final class GameLog<E> implements GameSession.Listener<E> {
    /**
     * @param moves the length of the history when this was written
     */
    private record Line(int moves, Phrase phrase) {}

    private final IntSupplier length;
    private final Function<E, List<Phrase>> words;
    private final List<Line> lines = new ArrayList<>();
    private int revision;

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
        words.apply(seen).forEach(phrase -> lines.add(new Line(moves, phrase)));
        revision++;
    }

    /** Adds a line that no event produces, such as that the time was up. */
    public void write(Phrase phrase) {
        lines.add(new Line(length.getAsInt(), phrase));
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

    /** Changes whenever a line is added or removed. */
    public int revision() {
        return revision;
    }
}
