package parlour.app.game;

import parlour.engine.Eyes;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntSupplier;

/**
 * What the log says, kept as phrases so that it can be read in any language. It is told what
 * everybody may know, so anybody may read it.
 */
public final class GameLog<E> implements GameSession.Listener<E> {
    /**
     * @param moves how many entries the history had when this was written
     */
    private record Line(int moves, Phrase phrase) {}

    private final IntSupplier length;
    private final Function<E, List<Phrase>> words;
    private final List<Line> lines = new ArrayList<>();
    private int revision;

    /**
     * @param length how many entries the history has now
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

    /** Writes down what happened when the history had so many entries. */
    public void tell(E seen, int moves) {
        words.apply(seen).forEach(phrase -> lines.add(new Line(moves, phrase)));
        revision++;
    }

    /** A line that no event says, such as that the time was up. */
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

    /** Changes with every line, written or taken back. */
    public int revision() {
        return revision;
    }
}
