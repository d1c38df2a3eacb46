package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Captures;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Policy;
import parlour.engine.Rng;

/**
 * Makes the move that leaves the best position by the learned values, for playouts of two: the
 * richest capture of each card, and each card placed.
 */
final class LearnedPlayer implements Policy<CassinoState, CassinoMove> {
    private static final double[][] LEARNED = Aspect.learned();

    private final CassinoOptions options;
    private final double[][] values;
    private final Captures captures = new Captures();
    private final Outlook outlook;

    LearnedPlayer(CassinoOptions options) {
        this(options, LEARNED);
    }

    /**
     * @param values of each {@link Aspect}, for each number of unplayed cards
     */
    LearnedPlayer(CassinoOptions options, double[][] values) {
        this.options = options;
        this.values = values;
        outlook = new Outlook(options);
    }

    @Override
    public CassinoMove choose(CassinoState state, Rng rng) {
        long table = state.table().bits();
        long hand = state.hands().bits(state.turn());
        outlook.look(state);
        double[] worth = values[outlook.unplayed()];
        int best = 0;
        long bestTaken = 0;
        double bestValue = Double.NEGATIVE_INFINITY;
        for (long left = hand; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int target = CardValues.inHand(card);
            if (!outlook.takes(target)) {
                continue;
            }
            long taken = captures.best(table, target, Counter.WORTH, Counter.PARTS);
            double value = value(worth, outlook.after(card, taken));
            if (value > bestValue) {
                best = card;
                bestTaken = taken;
                bestValue = value;
            }
        }
        if (bestTaken == 0 || !options.forcedCapture()) {
            for (long left = hand; left != 0; left &= left - 1) {
                int card = Long.numberOfTrailingZeros(left);
                double value = value(worth, outlook.after(card, 0));
                if (value > bestValue) {
                    best = card;
                    bestTaken = 0;
                    bestValue = value;
                }
            }
        }
        return CassinoMove.of(Card.at(best), new CardSet(bestTaken));
    }

    private static double value(double[] worth, double[] aspects) {
        double value = 0;
        for (int i = 0; i < aspects.length; i++) {
            value += worth[i] * aspects[i];
        }
        return value;
    }
}
