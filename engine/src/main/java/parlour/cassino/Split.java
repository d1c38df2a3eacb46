package parlour.cassino;

import parlour.cards.Card;
import parlour.cards.CardSet;

import java.util.ArrayList;
import java.util.List;

/**
 * Chosen cards, put into groups that add up to a target as far as that goes.
 *
 * @param groups the groups, that of the highest card first
 * @param leftOver the cards that are in no group; as few as possible
 */
public record Split(List<CardSet> groups, CardSet leftOver) {
    public Split {
        groups = List.copyOf(groups);
    }

    /** Puts cards that are known to split into groups. */
    static Split of(Target target, long cards, long leftOver) {
        List<CardSet> groups = new ArrayList<>();
        for (long left = cards; left != 0; ) {
            long high = Target.highest(left);
            long group = complete(target, left, high, left & ~high, target.value() - value(high));
            if (group == 0) {
                throw new IllegalArgumentException(new CardSet(left) + " do not split");
            }
            groups.add(new CardSet(group));
            left &= ~group;
        }
        return new Split(groups, new CardSet(leftOver));
    }

    /** Whether the chosen cards are a legal capture. */
    public boolean isLegal() {
        return !groups.isEmpty() && leftOver.isEmpty();
    }

    /** Completes a group from the allowed cards so that all others still split; 0 if impossible. */
    private static long complete(Target target, long cards, long group, long allowed, int missing) {
        if (missing == 0) {
            return target.splitsAll(cards & ~group) ? group : 0;
        }
        for (long untried = allowed; untried != 0; ) {
            long card = Target.highest(untried);
            if (value(card) <= missing) {
                long more = untried & ~card;
                long done = complete(target, cards, group | card, more, missing - value(card));
                if (done != 0) {
                    return done;
                }
            }
            // Cards of one rank are alike: where one fails, so do the others.
            untried &= ~CardSet.of(card(card).rank()).bits();
        }
        return 0;
    }

    private static Card card(long bit) {
        return Card.at(Long.numberOfTrailingZeros(bit));
    }

    private static int value(long bit) {
        return Values.onTable(card(bit));
    }
}
