package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Captures;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Policy;
import parlour.engine.Rng;

import java.util.function.LongPredicate;

/**
 * The second baseline: values every move in expected points and plays the best. Never to be
 * weakened, because strength is measured against it. The only option it knows is forced capture;
 * ties go by deck order of the played card, a capture before a placement.
 */
public final class Counter implements Policy<CassinoState, CassinoMove> {
    // Everything certain is a whole number of parts: a card is 1/52 of a point, a spade 2/13.
    static final int PARTS = 52;
    private static final int A_SPADE = 2 * PARTS / 13;
    private static final double SMALL = 0.0001;

    /** If one card has more captures than this, only the largest are weighed against a sweep. */
    private static final int MOST = 5000;

    static final long[] WORTH = new long[Card.COUNT];

    static {
        for (Card card : Card.pack()) {
            WORTH[card.index()] =
                    1
                            + (CardValues.SPADES.has(card) ? A_SPADE : 0)
                            + (long) PARTS * CardValues.points(card.bit());
        }
    }

    private final boolean forcedCapture;
    private final Captures captures = new Captures();
    private Card bestCard;
    private long bestTaken;
    private double bestValue;

    public Counter(boolean forcedCapture) {
        this.forcedCapture = forcedCapture;
    }

    @Override
    public CassinoMove choose(CassinoState state, Rng rng) {
        return choose(MoverKnowledge.of(state));
    }

    CassinoMove choose(MoverKnowledge moverKnowledge) {
        bestValue = Double.NEGATIVE_INFINITY;
        for (long left = moverKnowledge.hand(); left != 0; left &= left - 1) {
            weighCaptures(moverKnowledge, Card.at(Long.numberOfTrailingZeros(left)));
        }
        if (bestValue == Double.NEGATIVE_INFINITY || !forcedCapture) {
            for (long left = moverKnowledge.hand(); left != 0; left &= left - 1) {
                weigh(moverKnowledge, Card.at(Long.numberOfTrailingZeros(left)), 0);
            }
        }
        return CassinoMove.of(bestCard, new CardSet(bestTaken));
    }

    /** Exact, except on a table so crowded that a card has more than {@link #MOST} captures. */
    private void weighCaptures(MoverKnowledge moverKnowledge, Card card) {
        long table = moverKnowledge.table();
        int target = CardValues.inHand(card);
        long richest = captures.best(table, target, WORTH, PARTS);
        if (richest == 0 || certain(table, card, richest) <= bestValue) {
            return;
        }
        weigh(moverKnowledge, card, richest);
        if (Sweepers.among(moverKnowledge.unseen(), table & ~richest) == 0) {
            return; // no other capture with this card is worth more, and this one has no risk
        }
        LongPredicate weigh =
                taken -> {
                    weigh(moverKnowledge, card, taken);
                    return true;
                };
        if (captures.count(table, target) <= MOST) {
            captures.forEach(table, target, weigh);
        } else {
            captures.largest(table, target, MOST).forEach(taken -> weigh.test(taken.bits()));
        }
    }

    private void weigh(MoverKnowledge moverKnowledge, Card card, long taken) {
        double value = value(moverKnowledge, card, taken);
        boolean firstOfEquals =
                value == bestValue
                        && bestTaken != 0
                        && taken != 0
                        && card == bestCard
                        && Long.compareUnsigned(Long.reverse(taken), Long.reverse(bestTaken)) > 0;
        if (value > bestValue || firstOfEquals) {
            bestCard = card;
            bestTaken = taken;
            bestValue = value;
        }
    }

    /** The expected points of a move; it is a placement if nothing is taken. */
    double value(MoverKnowledge moverKnowledge, Card card, long taken) {
        if (taken == 0) {
            long table = moverKnowledge.table() | card.bit();
            return -placed(moverKnowledge, card) - risk(moverKnowledge, table);
        }
        return certain(moverKnowledge.table(), card, taken)
                - risk(moverKnowledge, moverKnowledge.table() & ~taken);
    }

    /** The immediate gain of a capture. */
    private static double certain(long table, Card card, long taken) {
        long parts = taken == table ? PARTS : 0;
        for (long left = taken | card.bit(); left != 0; left &= left - 1) {
            parts += WORTH[Long.numberOfTrailingZeros(left)];
        }
        return (double) parts / PARTS;
    }

    /** What a placed card gives away on its own. */
    private double placed(MoverKnowledge moverKnowledge, Card card) {
        double spade = CardValues.SPADES.has(card) ? 2.0 / 13 : 0;
        int hunters = 0;
        for (int value = 14; value <= CardValues.LARGEST; value++) {
            long able = moverKnowledge.unseen() & Sweepers.withHandValue(value);
            if (able != 0 && taking(moverKnowledge.table(), card, value)) {
                hunters += CardValues.points(able);
            }
        }
        return CardValues.points(card.bit())
                + spade
                + moverKnowledge.expected(hunters)
                + SMALL * CardValues.onTable(card);
    }

    /** Whether a hand value can capture the card, alone or with table cards. */
    private static boolean taking(long table, Card card, int value) {
        int sums = 1;
        for (long left = table; left != 0; left &= left - 1) {
            sums |= sums << CardValues.onTable(Long.numberOfTrailingZeros(left));
        }
        return (sums >>> value - CardValues.onTable(card) & 1) != 0;
    }

    /** The chance that the next player sweeps what is left on the table. */
    private double risk(MoverKnowledge moverKnowledge, long left) {
        int clearing = Long.bitCount(Sweepers.among(moverKnowledge.unseen(), left));
        return Math.min(1, moverKnowledge.expected(clearing));
    }
}
