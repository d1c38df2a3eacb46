package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cassino.captures.Captures;
import parlour.cassino.captures.CardValues;

/** Finds the cards that could clear a table in one capture. */
public final class Sweepers {
    private static final long[] WITH_HAND_VALUE = new long[CardValues.LARGEST + 1];

    static {
        for (Card card : Card.pack()) {
            WITH_HAND_VALUE[CardValues.inHand(card)] |= card.bit();
        }
    }

    /** By the sum of a table, the hand values that divide it, as bits. */
    private static final int[] DIVISORS = new int[4 * 91 + 1];

    static {
        for (int sum = 1; sum < DIVISORS.length; sum++) {
            for (int value = 2; value <= CardValues.LARGEST; value++) {
                DIVISORS[sum] |= sum % value == 0 ? 1 << value : 0;
            }
        }
    }

    private Sweepers() {}

    /** Those of the cards that could each take the whole table; none if it is empty. */
    public static long among(long cards, long table) {
        if (table == 0) {
            return 0;
        }
        int sum = 0;
        int most = 0;
        for (long left = table; left != 0; left &= left - 1) {
            int value = CardValues.onTable(Long.numberOfTrailingZeros(left));
            sum += value;
            most = Math.max(most, value);
        }
        long found = 0;
        // A card cannot capture a higher one, so values below the highest table card are excluded.
        for (int left = DIVISORS[sum] & -1 << most; left != 0; left &= left - 1) {
            int value = Integer.numberOfTrailingZeros(left);
            long able = cards & WITH_HAND_VALUE[value];
            if (able != 0 && (sum == value || Captures.legal(table, value))) {
                found |= able;
            }
        }
        return found;
    }

    /** The cards of one hand value. */
    static long withHandValue(int value) {
        return WITH_HAND_VALUE[value];
    }
}
