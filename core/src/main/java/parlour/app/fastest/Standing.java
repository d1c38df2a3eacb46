package parlour.app.fastest;

import parlour.app.play.Setup;
import parlour.engine.Rules;
import parlour.fastest.FastestMove;
import parlour.fastest.FastestView;

import java.util.Arrays;
import java.util.List;

/** What is said about the seats and the trick; while cards fly it lags behind what is true. */
final class Standing {
    /** From so few cards on a seat is about to finish. */
    static final int FEW = 2;

    final Setup setup;
    final int[] left;
    final int[] scores;
    final boolean[] passed;
    int gone;
    int turn = Rules.NOBODY;

    /** Who made the play that lies on top, or has the free move. */
    int owner = Rules.NOBODY;

    /** The play that lies on top; a pass while the next move is free. */
    FastestMove lies = FastestMove.PASS;

    /** Counts the changes, so that texts are laid out anew only when there is one. */
    int version;

    Standing(Setup setup) {
        this.setup = setup;
        int seats = setup.sitters().size();
        left = new int[seats];
        scores = new int[seats];
        passed = new boolean[seats];
    }

    void show(FastestView view) {
        Arrays.fill(passed, false);
        lies = FastestMove.PASS;
        owner = view.turn();
        gone = view.played().cards().size();
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
        version++;
    }

    void begin(List<Integer> points) {
        Arrays.fill(left, 0);
        Arrays.fill(passed, false);
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = points.get(seat);
        }
        gone = 0;
        turn = Rules.NOBODY;
        owner = Rules.NOBODY;
        lies = FastestMove.PASS;
        version++;
    }

    void dealt(int seat) {
        left[seat]++;
        version++;
    }

    void played(int seat, FastestMove move, int cardsLeft) {
        left[seat] = cardsLeft;
        passed[seat] = false;
        owner = seat;
        lies = move;
        version++;
    }

    void passed(int seat) {
        passed[seat] = true;
        version++;
    }

    /** A seat may begin anew. */
    void free(int seat) {
        Arrays.fill(passed, false);
        owner = seat;
        lies = FastestMove.PASS;
        version++;
    }

    void swept(int count) {
        gone += count;
        version++;
    }

    void scored(List<Integer> totals) {
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = totals.get(seat);
        }
        version++;
    }

    /** Whoever is to move has not passed yet this time. */
    void turn(int seat) {
        if (seat != Rules.NOBODY && passed[seat]) {
            passed[seat] = false;
            version++;
        }
        if (turn != seat) {
            turn = seat;
            version++;
        }
    }

    /** Whether a seat is about to finish. */
    boolean warns(int seat) {
        return left[seat] > 0 && left[seat] <= FEW && turn != Rules.NOBODY;
    }
}
