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

import java.util.Optional;

/**
 * A player like a person who sees less: values moves as the counter does, but only among the
 * captures that it notices. It never overlooks an equal card, never places a card if it notices a
 * capture, and never places a card that scores while it holds another.
 */
final class Learner implements Policy<CassinoState, CassinoMove> {
    /** A crowded table has more sums than anybody would look at. */
    private static final int MOST_SUMS = 400;

    private final Sight sight;
    private final CassinoOptions options;
    private final Counter values;
    private final Captures captures = new Captures();
    private final long[] sums = new long[MOST_SUMS];
    private int found;
    private long attention;

    Learner(Sight sight, CassinoOptions options) {
        this.sight = sight;
        this.options = options;
        values = new Counter(options.forcedCapture());
    }

    @Override
    public CassinoMove choose(CassinoState state, Rng rng) {
        return choose(MoverKnowledge.of(state), rng.next());
    }

    /**
     * @param seed decides what is overlooked
     */
    CassinoMove choose(MoverKnowledge all, long seed) {
        attention = seed;
        // Where nothing is unseen, nothing threatens.
        MoverKnowledge known =
                sight.danger() ? all : new MoverKnowledge(all.table(), all.hand(), 0, 0);
        int sign = options.misere() ? -1 : 1;
        Card best = null;
        long bestTaken = 0;
        double bestValue = 0;
        for (long left = known.hand(); left != 0; left &= left - 1) {
            Card card = Card.at(Long.numberOfTrailingZeros(left));
            long taken = capture(known.table(), card, sign);
            double value = taken == 0 ? 0 : sign * values.value(known, card, taken);
            if (taken != 0 && (best == null || value > bestValue)) {
                best = card;
                bestTaken = taken;
                bestValue = value;
            }
        }
        if (best != null) {
            return new CassinoMove.Capture(best, new CardSet(bestTaken));
        }
        if (options.forcedCapture()) {
            Optional<CassinoMove> forced = forced(known, sign);
            if (forced.isPresent()) {
                return forced.get();
            }
        }
        return new CassinoMove.Place(placed(known, sign));
    }

    /** A capture that was overlooked, but has to be made. */
    private Optional<CassinoMove> forced(MoverKnowledge known, int sign) {
        long[] worth = sign > 0 ? Counter.WORTH : QuickCounter.POOREST;
        for (long left = known.hand(); left != 0; left &= left - 1) {
            Card card = Card.at(Long.numberOfTrailingZeros(left));
            long taken = captures.best(known.table(), CardValues.inHand(card), worth, 0);
            if (taken != 0) {
                return Optional.of(new CassinoMove.Capture(card, new CardSet(taken)));
            }
        }
        return Optional.empty();
    }

    private Card placed(MoverKnowledge known, int sign) {
        Card best = null;
        double bestValue = 0;
        // Where points are to be avoided, cards that score are the first to go.
        long plain = sign < 0 ? 0 : known.hand() & ~CardValues.SPECIALS.bits();
        for (long left = plain != 0 ? plain : known.hand(); left != 0; left &= left - 1) {
            Card card = Card.at(Long.numberOfTrailingZeros(left));
            double value = sign * values.value(known, card, 0);
            if (best == null || value > bestValue) {
                best = card;
                bestValue = value;
            }
        }
        return best;
    }

    /** What a card takes: the best group it notices, and then others beside it. */
    private long capture(long table, Card card, int sign) {
        int target = CardValues.inHand(card);
        found = 0;
        // Equal cards first: even on a crowded table they are seen at once.
        long longer = table;
        for (long left = table; left != 0; left &= left - 1) {
            long bit = Long.lowestOneBit(left);
            if (CardValues.onTable(Long.numberOfTrailingZeros(bit)) == target) {
                sums[found++] = bit;
                longer &= ~bit;
            }
        }
        sums(0, longer, target, sight.cards());
        long taken = 0;
        for (int group = 0; group < sight.groups(); group++) {
            long best = 0;
            long bestWorth = 0;
            for (int i = 0; i < found; i++) {
                if ((sums[i] & taken) == 0) {
                    long worth = sign * worth(sums[i]);
                    if (best == 0 || worth > bestWorth) {
                        best = sums[i];
                        bestWorth = worth;
                    }
                }
            }
            if (best == 0 || sign < 0 && group > 0) {
                break;
            }
            taken |= best;
        }
        return taken;
    }

    private static long worth(long cards) {
        long worth = 0;
        for (long left = cards; left != 0; left &= left - 1) {
            worth += Counter.WORTH[Long.numberOfTrailingZeros(left)];
        }
        return worth;
    }

    /** Collects the groups of the table that make a sum and are noticed. */
    private void sums(long chosen, long rest, int missing, int more) {
        for (long left = rest; left != 0 && found < MOST_SUMS; left &= left - 1) {
            long bit = Long.lowestOneBit(left);
            int value = CardValues.onTable(Long.numberOfTrailingZeros(bit));
            if (value == missing) {
                if (noticed(chosen | bit)) {
                    sums[found++] = chosen | bit;
                }
            } else if (value < missing && more > 1) {
                sums(chosen | bit, left & ~bit, missing - value, more - 1);
            }
        }
    }

    private boolean noticed(long group) {
        double seen = 1;
        for (int further = Long.bitCount(group) - 1; further > 0; further--) {
            seen *= 1 - sight.overlooked();
        }
        return chance(group) < seen;
    }

    /** A number from 0 to 1 that is the same for the same cards throughout a turn. */
    private double chance(long cards) {
        return new Rng(attention ^ cards).unit();
    }
}
