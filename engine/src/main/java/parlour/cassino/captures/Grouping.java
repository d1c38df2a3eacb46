package parlour.cassino.captures;

import parlour.cards.Card;
import parlour.cards.CardSet;

import java.util.ArrayList;
import java.util.List;

/**
 * Chosen cards, split as far as possible into groups that add up to a target.
 *
 * @param groups the groups, the one with the highest card first
 * @param leftOver the cards in no group; as few as possible
 */
public record Grouping(List<CardSet> groups, CardSet leftOver) {
    public Grouping {
        groups = List.copyOf(groups);
    }

    /** Splits cards that are known to split into groups. */
    static Grouping of(CaptureTarget captureTarget, long cards, long leftOver) {
        List<CardSet> groups = new ArrayList<>();
        for (long left = cards; left != 0; ) {
            long high = CaptureTarget.highest(left);
            long group =
                    complete(
                            captureTarget,
                            left,
                            high,
                            left & ~high,
                            captureTarget.value() - value(high));
            if (group == 0) {
                throw new IllegalArgumentException(new CardSet(left) + " do not split");
            }
            groups.add(new CardSet(group));
            left &= ~group;
        }
        return new Grouping(groups, new CardSet(leftOver));
    }

    /** Whether the chosen cards are a legal capture. */
    public boolean isLegal() {
        return !groups.isEmpty() && leftOver.isEmpty();
    }

    /** Completes a group from the allowed cards so that the rest still splits; 0 if impossible. */
    private static long complete(
            CaptureTarget captureTarget, long cards, long group, long allowed, int missing) {
        if (missing == 0) {
            return captureTarget.splitsAll(cards & ~group) ? group : 0;
        }
        for (long untried = allowed; untried != 0; ) {
            long card = CaptureTarget.highest(untried);
            if (value(card) <= missing) {
                long more = untried & ~card;
                long done =
                        complete(captureTarget, cards, group | card, more, missing - value(card));
                if (done != 0) {
                    return done;
                }
            }
            // Cards of one rank are interchangeable: where one fails, so do the others.
            untried &= ~CardSet.of(card(card).rank()).bits();
        }
        return 0;
    }

    private static Card card(long bit) {
        return Card.at(Long.numberOfTrailingZeros(bit));
    }

    private static int value(long bit) {
        return CardValues.onTable(card(bit));
    }
}
