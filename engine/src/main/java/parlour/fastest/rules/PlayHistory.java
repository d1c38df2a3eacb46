package parlour.fastest.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Every play of a game so far, including passes; all are public. Immutable; a longer history shares
 * the shorter one it was built from, so that a move costs the same early and late.
 */
public final class PlayHistory {
    /** The empty history. */
    public static final PlayHistory NOTHING = new PlayHistory();

    /** One play: the move, and the cards that left the hand. */
    public record Play(FastestMove move, Hand cards) {}

    private final PlayHistory before;
    private final FastestMove move;
    private final long taken;
    private final long all;
    private final int size;
    private final FastestMove last;
    private final int passes;
    private final int hash;

    private PlayHistory() {
        before = this;
        move = FastestMove.PASS;
        taken = 0;
        all = 0;
        size = 0;
        last = FastestMove.PASS;
        passes = 0;
        hash = 1;
    }

    private PlayHistory(PlayHistory before, FastestMove move, long taken) {
        this.before = before;
        this.move = move;
        this.taken = taken;
        all = before.all | taken;
        size = before.size + 1;
        boolean pass = taken == 0;
        last = pass ? before.last : move;
        passes = pass ? before.passes + 1 : 0;
        hash = 31 * before.hash + Long.hashCode(taken);
    }

    /** This history with one more play; a pass has no cards. */
    public PlayHistory and(FastestMove next, long cards) {
        return new PlayHistory(this, next, cards);
    }

    public int size() {
        return size;
    }

    /** All cards played so far. */
    public Hand cards() {
        return new Hand(all);
    }

    /** The last play that was not a pass, or a pass if there was none. */
    FastestMove last() {
        return last;
    }

    /** The number of passes after the last play. */
    int passes() {
        return passes;
    }

    /** The history without its last play; there must be one. */
    public PlayHistory before() {
        return before;
    }

    /** The last play; there must be one. */
    public Play play() {
        return new Play(move, new Hand(taken));
    }

    /** The plays, oldest first. */
    public List<Play> list() {
        List<Play> plays = new ArrayList<>(size);
        for (PlayHistory at = this; at.size > 0; at = at.before) {
            plays.add(at.play());
        }
        Collections.reverse(plays);
        return plays;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof PlayHistory playHistory)
                || playHistory.size != size
                || playHistory.hash != hash) {
            return false;
        }
        PlayHistory a = this;
        PlayHistory b = playHistory;
        while (a != b) {
            if (a.taken != b.taken || !a.move.equals(b.move)) {
                return false;
            }
            a = a.before;
            b = b.before;
        }
        return true;
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return list().toString();
    }
}
