package parlour.app.cassino;

import parlour.app.game.GameSession;
import parlour.app.tabletop.TableStatus;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Rules;

import java.util.List;

/** The numbers that the badges show; while cards fly, they lag behind the actual state. */
final class CassinoStatus extends TableStatus {
    final int[] piles;
    final int[] sweeps;
    final int[] scores;
    int deck;
    int dealer = Rules.NOBODY;

    CassinoStatus(GameSession<?, ?, ?, ?> session) {
        super(session);
        int seats = seats();
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
        turn(view.turn());
        changed();
    }

    void begin(int newDealer, int cards, List<Integer> points) {
        for (int seat = 0; seat < piles.length; seat++) {
            piles[seat] = 0;
            sweeps[seat] = 0;
            scores[seat] = points.get(seat);
        }
        deck = cards;
        dealer = newDealer;
        turn(Rules.NOBODY);
        changed();
    }

    void drawn(int count) {
        deck -= count;
        changed();
    }

    void piled(int seat, int count) {
        piles[seat] += count;
        changed();
    }

    void swept(int seat) {
        sweeps[seat]++;
        changed();
    }

    void scored(List<Integer> totals) {
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = totals.get(seat);
        }
        changed();
    }
}
