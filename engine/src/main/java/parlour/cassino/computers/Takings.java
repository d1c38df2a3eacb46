package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cassino.captures.CardValues;

import java.util.Arrays;

/**
 * Roughly what each hand value could take from a table, all values at once: the cards that equal it
 * and the richest group that adds up to it. Two such groups at once are not looked for.
 */
final class Takings {
    private static final int SIZE = CardValues.LARGEST + 1;

    /** The worth of each card in parts of a point, as {@link Counter} counts. */
    private static final int[] WORTH = new int[Card.COUNT];

    static {
        Arrays.setAll(WORTH, card -> (int) Counter.WORTH[card]);
    }

    /**
     * By value: the richest group of several cards, the richest card or group, all that is taken.
     */
    private final int[] group = new int[SIZE];

    private final int[] richest = new int[SIZE];
    private final int[] take = new int[SIZE];

    /** The values that take something, as bits. */
    private int values;

    private int worth;

    /** Of this table. */
    void lay(long table) {
        Arrays.fill(group, 0);
        Arrays.fill(richest, 0);
        Arrays.fill(take, 0);
        values = 0;
        worth = 0;
        for (long left = table; left != 0; left &= left - 1) {
            add(Long.numberOfTrailingZeros(left));
        }
    }

    /** Of another table with one more card. */
    void lay(Takings other, int card) {
        System.arraycopy(other.group, 0, group, 0, SIZE);
        System.arraycopy(other.richest, 0, richest, 0, SIZE);
        System.arraycopy(other.take, 0, take, 0, SIZE);
        values = other.values;
        worth = other.worth;
        add(card);
    }

    private void add(int card) {
        int value = CardValues.onTable(card);
        int own = WORTH[card];
        // From the highest sum down, so that no group gets the card twice.
        for (int left = values & (1 << SIZE - value) - 1; left != 0; ) {
            int rest = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(left);
            left ^= 1 << rest;
            int sum = rest + value;
            int most = richest[rest] + own;
            if (most > group[sum]) {
                take[sum] += most - group[sum];
                group[sum] = most;
                richest[sum] = Math.max(richest[sum], most);
            }
        }
        take[value] += own;
        richest[value] = Math.max(richest[value], own);
        values |= (values << value | 1 << value) & (1 << SIZE) - 1;
        worth += own;
    }

    /** The values of cards that could take something, as bits. */
    int values() {
        return values;
    }

    /** What a card of this hand value could take, in parts of a point; 0 for nothing. */
    int of(int value) {
        return take[value];
    }

    /** The whole table. */
    int worth() {
        return worth;
    }
}
