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

    /** By value: all cards of this value, the richest of them, the richest group of several. */
    private final int[] equal = new int[SIZE];

    private final int[] single = new int[SIZE];
    private final int[] group = new int[SIZE];
    private int worth;

    /** Of this table. */
    void lay(long table) {
        Arrays.fill(equal, 0);
        Arrays.fill(single, 0);
        Arrays.fill(group, 0);
        worth = 0;
        for (long left = table; left != 0; left &= left - 1) {
            add(Long.numberOfTrailingZeros(left));
        }
    }

    /** Of another table with one more card. */
    void lay(Takings other, int card) {
        System.arraycopy(other.equal, 0, equal, 0, SIZE);
        System.arraycopy(other.single, 0, single, 0, SIZE);
        System.arraycopy(other.group, 0, group, 0, SIZE);
        worth = other.worth;
        add(card);
    }

    private void add(int card) {
        int value = CardValues.onTable(card);
        int own = WORTH[card];
        for (int rest = CardValues.LARGEST - value; rest > 0; rest--) {
            int most = Math.max(single[rest], group[rest]);
            if (most != 0) {
                group[rest + value] = Math.max(group[rest + value], most + own);
            }
        }
        equal[value] += own;
        single[value] = Math.max(single[value], own);
        worth += own;
    }

    /** What a card of this hand value could take, in parts of a point; 0 for nothing. */
    int of(int value) {
        return equal[value] + group[value];
    }

    /** The whole table. */
    int worth() {
        return worth;
    }
}
