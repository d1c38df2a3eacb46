package parlour.cassino;

import parlour.cards.Card;

import java.util.function.LongPredicate;

/**
 * The captures of a table with few cards that can be taken, as a family of bits: bit number b
 * stands for the subset of the cards that b itself spells in binary.
 *
 * <p>To join a group to every capture found so far that shares no card with it is then one shift of
 * the family by the number of the group. What depends on the table alone is kept while hand cards
 * are tried against it one after the other.
 */
final class SmallTable {
    /** The most cards; with more, a {@link CaptureGraph} is quicker. */
    private static final int MOST_CARDS = 14;

    /** Up to so many cards are taken as they are, useful or not, to be kept for the next target. */
    private static final int MOST_KEPT = 8;

    /** The first cards are spelt within a word, the others choose the word. */
    private static final int INNER = 6;

    private static final int MOST_WORDS = 1 << MOST_CARDS - INNER;
    private static final int PART = 3;
    private static final int IN_PART = (1 << PART) - 1;

    /** The subsets of the inner cards that share none with a given subset. */
    private static final long[] DISJOINT = new long[1 << INNER];

    /** One in every byte: sums of values are kept eight to a word. */
    private static final long ONES = 0x0101_0101_0101_0101L;

    private static final long TOPS = ONES << 7;

    /** The bytes whose number has bit 0, 1, 2. */
    private static final long WITH_FIRST = 0x0100_0100_0100_0100L;

    private static final long WITH_SECOND = 0x0101_0000_0101_0000L;
    private static final long WITH_THIRD = 0x0101_0101_0000_0000L;

    /** Gathers the lowest bits of the bytes into the highest byte. */
    private static final long GATHER = 0x0102_0408_1020_4080L;

    static {
        for (int group = 0; group < DISJOINT.length; group++) {
            for (int other = 0; other < DISJOINT.length; other++) {
                if ((group & other) == 0) {
                    DISJOINT[group] |= 1L << other;
                }
            }
        }
    }

    private long laid = -1;
    private int words;
    private long spelt;
    private final long[] innerSums = new long[1 << PART];
    private final long[] lowPart = new long[1 << PART];
    private final long[] highPart = new long[1 << PART];
    private final int[] outerSums = new int[MOST_WORDS];
    private final long[] outerSets = new long[MOST_WORDS];
    private final long[] inner = new long[INNER];
    private int known;
    private final long[] bySum = new long[Values.LARGEST + 1];

    private long alone;
    private int active;
    private final long[] groups = new long[MOST_WORDS];
    private final long[] family = new long[MOST_WORDS];
    private final int[] sumsBefore = new int[Card.COUNT];

    /** Finds the captures of a table; false when too many of its cards are of use. */
    boolean find(long table, Target target) {
        long cards = table;
        alone = 0;
        if (Long.bitCount(table) > MOST_KEPT) {
            alone = table & target.alone();
            cards = useful(table & target.cards() & ~alone, target.value());
            if (Long.bitCount(cards) > MOST_CARDS) {
                return false;
            }
        }
        if (cards != laid) {
            lay(cards);
        }
        findGroups(target.value());
        join();
        return true;
    }

    /** The cards that are in some group: what they miss is a sum of cards before and after them. */
    private long useful(long table, int target) {
        int sums = 1;
        int n = 0;
        for (long left = table; left != 0; left &= left - 1) {
            sumsBefore[n++] = sums;
            sums |= sums << Target.onTable(Long.numberOfTrailingZeros(left));
        }
        if ((sums >>> target & 1) == 0) {
            return 0;
        }
        long useful = 0;
        // The sums of the cards after, mirrored: shifted to the sum that is missing, bit s of it
        // tells whether they make up what a sum s of the cards before leaves.
        int mirror = 1 << 31;
        for (long left = table; left != 0; ) {
            int card = 63 - Long.numberOfLeadingZeros(left);
            int value = Target.onTable(card);
            int both = sumsBefore[--n] & mirror >>> 31 - target + value;
            useful |= both != 0 ? 1L << card : 0;
            left ^= 1L << card;
            mirror |= mirror >>> value;
        }
        return useful;
    }

    /** Notes the cards and sums of all subsets, inner and outer. */
    private void lay(long cards) {
        laid = cards;
        known = 0;
        long left = cards;
        int n = Math.min(INNER, Long.bitCount(cards));
        for (int i = 0; i < INNER; i++) {
            inner[i] = left & -left;
            left &= left - 1;
        }
        spelt = n == INNER ? -1 : (1L << (1 << n)) - 1;
        spell(lowPart, 0, inner[0], inner[1], inner[2]);
        spell(highPart, 0, inner[3], inner[4], inner[5]);
        long low = value(0) * WITH_FIRST + value(1) * WITH_SECOND + value(2) * WITH_THIRD;
        spell(innerSums, low, value(3) * ONES, value(4) * ONES, value(5) * ONES);
        words = 1;
        for (; left != 0; left &= left - 1, words *= 2) {
            int value = Target.onTable(Long.numberOfTrailingZeros(left));
            for (int word = 0; word < words; word++) {
                outerSums[words + word] = outerSums[word] + value;
                outerSets[words + word] = outerSets[word] | left & -left;
            }
        }
    }

    private long value(int i) {
        return inner[i] == 0 ? 0 : Target.onTable(Long.numberOfTrailingZeros(inner[i]));
    }

    /** Adds up every subset of three. */
    private static void spell(long[] part, long none, long first, long second, long third) {
        part[0] = none;
        part[1] = none + first;
        part[2] = none + second;
        part[3] = part[1] + second;
        part[4] = none + third;
        part[5] = part[1] + third;
        part[6] = part[2] + third;
        part[7] = part[3] + third;
    }

    private void findGroups(int target) {
        active = 0;
        for (int word = 0; word < words; word++) {
            int sum = target - outerSums[word];
            groups[word] = 0;
            if (sum >= 0) {
                if ((known >>> sum & 1) == 0) {
                    known |= 1 << sum;
                    bySum[sum] = withSum(sum);
                }
                groups[word] = bySum[sum];
                active |= bySum[sum] == 0 ? 0 : word;
            }
        }
    }

    /**
     * The inner subsets with a sum: their byte is 0 after taking it away, and only then borrows.
     */
    private long withSum(int sum) {
        long sums = sum * ONES;
        long found = 0;
        for (int part = 0; part <= IN_PART; part++) {
            long hits = TOPS - (innerSums[part] ^ sums) & TOPS;
            found |= ((hits >>> 7) * GATHER >>> 56) << (part << PART);
        }
        return found & spelt;
    }

    /**
     * Joins every group to all captures that share no card with it, and to the empty set. Groups
     * come in the order of their last outer card, so only captures with earlier ones are there yet.
     */
    private void join() {
        long all = 1;
        for (long left = groups[0]; left != 0; left &= left - 1) {
            int group = Long.numberOfTrailingZeros(left);
            all |= (all & DISJOINT[group]) << group;
        }
        family[0] = all;
        for (int word = -active & active; word != 0; word = word - active & active) {
            family[word] = 0;
        }
        for (int word = -active & active; word != 0; word = word - active & active) {
            int others = active & ~word & Integer.highestOneBit(word) - 1;
            for (long left = groups[word]; left != 0; left &= left - 1) {
                int group = Long.numberOfTrailingZeros(left);
                long free = DISJOINT[group];
                int other = 0;
                do {
                    family[other | word] |= (family[other] & free) << group;
                    other = other - others & others;
                } while (other != 0);
            }
        }
    }

    /** How many captures were found. */
    long count() {
        long count = 0;
        int word = 0;
        do {
            count += Long.bitCount(family[word]);
            word = word - active & active;
        } while (word != 0);
        return (count << Long.bitCount(alone)) - 1;
    }

    /** Shows all captures that were found. */
    boolean forEach(LongPredicate visitor) {
        family[0] &= ~1L;
        long single = 0;
        do {
            int word = 0;
            do {
                long outer = single | outerSets[word];
                for (long left = family[word]; left != 0; left &= left - 1) {
                    int subset = Long.numberOfTrailingZeros(left);
                    long set = outer | lowPart[subset & IN_PART] | highPart[subset >>> PART];
                    if (!visitor.test(set)) {
                        return false;
                    }
                }
                word = word - active & active;
            } while (word != 0);
            // Only the first time the empty set stands for no capture.
            family[0] |= 1;
            single = single - alone & alone;
        } while (single != 0);
        return true;
    }
}
