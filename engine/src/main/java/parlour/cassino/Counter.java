package parlour.cassino;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.engine.Policy;
import parlour.engine.Rng;

import java.util.function.LongPredicate;

/**
 * The second baseline: every move has a value in expected points, and the best is played. Never to
 * be weakened: strength is measured by it. It knows one option only, that it must capture; equal
 * moves go by deck order of the played card, a capture before a place.
 */
public final class Counter implements Policy<CassinoState, CassinoMove> {
    // Everything certain is a whole number of parts: a card is 1/52 of a point, a spade 2/13.
    static final int PARTS = 52;
    private static final int A_SPADE = 2 * PARTS / 13;
    private static final double SMALL = 0.0001;

    /** Of more captures by one card than this only the largest are weighed against a sweep. */
    private static final int MOST = 5000;

    static final long[] WORTH = new long[Card.COUNT];

    static {
        for (Card card : Card.pack()) {
            WORTH[card.index()] =
                    1
                            + (Values.SPADES.has(card) ? A_SPADE : 0)
                            + (long) PARTS * Values.points(card.bit());
        }
    }

    private final boolean forcedCapture;
    private final Captures captures = new Captures();
    private final Sweepers sweepers = new Sweepers(captures);
    private Card bestCard;
    private long bestTaken;
    private double bestValue;

    public Counter(boolean forcedCapture) {
        this.forcedCapture = forcedCapture;
    }

    @Override
    public CassinoMove choose(CassinoState state, Rng rng) {
        return choose(Outlook.of(state));
    }

    CassinoMove choose(Outlook outlook) {
        bestValue = Double.NEGATIVE_INFINITY;
        for (long left = outlook.hand(); left != 0; left &= left - 1) {
            weighCaptures(outlook, Card.at(Long.numberOfTrailingZeros(left)));
        }
        if (bestValue == Double.NEGATIVE_INFINITY || !forcedCapture) {
            for (long left = outlook.hand(); left != 0; left &= left - 1) {
                weigh(outlook, Card.at(Long.numberOfTrailingZeros(left)), 0);
            }
        }
        return CassinoMove.of(bestCard, new CardSet(bestTaken));
    }

    /** Exact, but on a table so crowded that a card has more than {@link #MOST} captures. */
    private void weighCaptures(Outlook outlook, Card card) {
        long table = outlook.table();
        int target = Values.inHand(card);
        long richest = captures.best(table, target, WORTH, PARTS);
        if (richest == 0 || certain(table, card, richest) <= bestValue) {
            return;
        }
        weigh(outlook, card, richest);
        if (sweepers.among(outlook.unseen(), table & ~richest) == 0) {
            return; // no other capture of this card is worth more, and this one risks nothing
        }
        LongPredicate weigh =
                taken -> {
                    weigh(outlook, card, taken);
                    return true;
                };
        if (captures.count(table, target) <= MOST) {
            captures.forEach(table, target, weigh);
        } else {
            captures.largest(table, target, MOST).forEach(taken -> weigh.test(taken.bits()));
        }
    }

    private void weigh(Outlook outlook, Card card, long taken) {
        double value = value(outlook, card, taken);
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

    /** The expected points of a move, a place where nothing is taken. */
    double value(Outlook outlook, Card card, long taken) {
        if (taken == 0) {
            long table = outlook.table() | card.bit();
            return -placed(outlook, card) - risk(outlook, table);
        }
        return certain(outlook.table(), card, taken) - risk(outlook, outlook.table() & ~taken);
    }

    /** What a capture brings at once. */
    private static double certain(long table, Card card, long taken) {
        long parts = taken == table ? PARTS : 0;
        for (long left = taken | card.bit(); left != 0; left &= left - 1) {
            parts += WORTH[Long.numberOfTrailingZeros(left)];
        }
        return (double) parts / PARTS;
    }

    /** What a placed card gives away by itself. */
    private double placed(Outlook outlook, Card card) {
        double spade = Values.SPADES.has(card) ? 2.0 / 13 : 0;
        int hunters = 0;
        for (int value = 14; value <= Values.LARGEST; value++) {
            long able = outlook.unseen() & Sweepers.withHandValue(value);
            if (able != 0 && taking(outlook.table(), card, value)) {
                hunters += Values.points(able);
            }
        }
        return Values.points(card.bit())
                + spade
                + outlook.expected(hunters)
                + SMALL * Values.onTable(card);
    }

    /** Whether a hand value can capture the card, alone or with cards of the table. */
    private static boolean taking(long table, Card card, int value) {
        int sums = 1;
        for (long left = table; left != 0; left &= left - 1) {
            sums |= sums << Values.onTable(Long.numberOfTrailingZeros(left));
        }
        return (sums >>> value - Values.onTable(card) & 1) != 0;
    }

    /** The chance that the next player sweeps what is left. */
    private double risk(Outlook outlook, long left) {
        int clearing = Long.bitCount(sweepers.among(outlook.unseen(), left));
        return Math.min(1, outlook.expected(clearing));
    }
}
