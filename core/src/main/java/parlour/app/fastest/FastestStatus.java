package parlour.app.fastest;

import parlour.app.game.GameSession;
import parlour.app.tabletop.TableStatus;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;

import java.util.Arrays;
import java.util.List;

/**
 * What the table says about the seats and the trick; while cards fly, it lags behind the actual
 * state.
 */
final class FastestStatus extends TableStatus {
    /** With this many cards or fewer, a seat is about to finish. */
    static final int FEW = 2;

    final int[] left;
    final int[] scores;
    final boolean[] passed;
    int gone;

    /** The cards played in this game, in earlier tricks and in this one. */
    Hand played = Hand.EMPTY;

    /** The seat that made the top play, or that has the free move. */
    int owner = Rules.NOBODY;

    /** The top play; a pass while the next move is free. */
    FastestMove lies = FastestMove.PASS;

    FastestStatus(GameSession<?, ?, ?, ?> session) {
        super(session);
        int seats = seats();
        left = new int[seats];
        scores = new int[seats];
        passed = new boolean[seats];
    }

    void show(FastestView view) {
        Arrays.fill(passed, false);
        lies = FastestMove.PASS;
        owner = view.turn();
        played = view.playHistory().cards();
        gone = played.size();
        for (FastestView.Act act : view.trick()) {
            passed[act.seat()] = act.cards().isEmpty();
            if (!act.cards().isEmpty()) {
                lies = act.move();
                owner = act.seat();
            }
            gone -= act.cards().size();
        }
        for (int seat = 0; seat < left.length; seat++) {
            left[seat] = view.counts().get(seat);
            scores[seat] = view.scores().get(seat);
        }
        turn(view.turn());
        changed();
    }

    void begin(List<Integer> points) {
        Arrays.fill(left, 0);
        Arrays.fill(passed, false);
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = points.get(seat);
        }
        gone = 0;
        played = Hand.EMPTY;
        turn(Rules.NOBODY);
        owner = Rules.NOBODY;
        lies = FastestMove.PASS;
        changed();
    }

    void dealt(int seat) {
        left[seat]++;
        changed();
    }

    void played(int seat, FastestMove move, Hand cards, int cardsLeft) {
        played = played.or(cards);
        left[seat] = cardsLeft;
        passed[seat] = false;
        owner = seat;
        lies = move;
        changed();
    }

    void passed(int seat) {
        passed[seat] = true;
        changed();
    }

    /** Gives a seat the free move. */
    void free(int seat) {
        Arrays.fill(passed, false);
        owner = seat;
        lies = FastestMove.PASS;
        changed();
    }

    void swept(int count) {
        gone += count;
        changed();
    }

    void scored(List<Integer> totals) {
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = totals.get(seat);
        }
        changed();
    }

    /** The seat to move has not passed yet this time. */
    @Override
    public void turn(int seat) {
        if (seat != Rules.NOBODY && passed[seat]) {
            passed[seat] = false;
            changed();
        }
        super.turn(seat);
    }

    /** Whether a seat is about to finish. */
    boolean warns(int seat) {
        return left[seat] > 0 && left[seat] <= FEW && turn() != Rules.NOBODY;
    }
}
