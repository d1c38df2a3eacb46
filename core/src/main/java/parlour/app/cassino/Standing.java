package parlour.app.cassino;

import parlour.app.play.Setup;
import parlour.cassino.CassinoView;
import parlour.engine.Rules;

import java.util.List;

/** The numbers that the badges show; while cards fly they lag behind what is true. */
final class Standing {
    final Setup setup;
    final int[] piles;
    final int[] sweeps;
    final int[] scores;
    int deck;
    int dealer = Rules.NOBODY;
    int turn = Rules.NOBODY;

    /** Counts the changes, so that texts are laid out anew only when there is one. */
    int version;

    Standing(Setup setup) {
        this.setup = setup;
        int seats = setup.sitters().size();
        piles = new int[seats];
        sweeps = new int[seats];
        scores = new int[seats];
    }

    void show(CassinoView view) {
        for (int seat = 0; seat < piles.length; seat++) {
            piles[seat] = view.piles().get(seat).size();
            sweeps[seat] = view.sweeps().get(seat);
            scores[seat] = view.scores().get(seat);
        }
        deck = view.deck();
        dealer = view.dealer();
        turn = view.turn();
        version++;
    }

    void begin(int newDealer, int cards, List<Integer> points) {
        for (int seat = 0; seat < piles.length; seat++) {
            piles[seat] = 0;
            sweeps[seat] = 0;
            scores[seat] = points.get(seat);
        }
        deck = cards;
        dealer = newDealer;
        turn = Rules.NOBODY;
        version++;
    }

    void drawn(int count) {
        deck -= count;
        version++;
    }

    void piled(int seat, int count) {
        piles[seat] += count;
        version++;
    }

    void swept(int seat) {
        sweeps[seat]++;
        version++;
    }

    void scored(List<Integer> totals) {
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = totals.get(seat);
        }
        version++;
    }

    void turn(int seat) {
        if (turn != seat) {
            turn = seat;
            version++;
        }
    }
}
