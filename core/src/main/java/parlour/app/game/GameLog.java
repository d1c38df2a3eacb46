package parlour.app.game;

import parlour.engine.Match;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What the log says, kept as phrases so that it can be read in any language. */
public final class GameLog<E> implements Match.Listener<E> {
    /**
     * @param moves how many entries the history had when this was written
     */
    private record Line(int moves, Phrase phrase) {}

    private final Match<?, ?, ?, E> match;
    private final Function<E, List<Phrase>> words;
    private final List<Line> lines = new ArrayList<>();
    private int revision;

    public GameLog(Match<?, ?, ?, E> match, Function<E, List<Phrase>> words) {
        this.match = match;
        this.words = words;
    }

    @Override
    public void happened(E event) {
        tell(event, match.length());
    }

    /** Writes down what happened when the history had so many entries. */
    public void tell(E event, int moves) {
        words.apply(event).forEach(phrase -> lines.add(new Line(moves, phrase)));
        revision++;
    }

    /** A line that no event says, such as that the time was up. */
    public void write(Phrase phrase) {
        lines.add(new Line(match.length(), phrase));
        revision++;
    }

    @Override
    public void rewound() {
        int moves = match.length();
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
