package parlour.cassino;

import parlour.cards.Card;

import java.util.Arrays;
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
    private int laidFor;
    private int words;
    private long spelt;
    private final long[] innerSums = new long[1 << PART];
    private final long[] lowPart = new long[1 << PART];
    private final long[] highPart = new long[1 << PART];
    private final long[] outerSets = new long[MOST_WORDS];
    private final int[] light = new int[MOST_WORDS];
    private final int[] lightSums = new int[MOST_WORDS];
    private int lights;
    private final long[] inner = new long[INNER];

    private long alone;
    private int active;
    private final long[] groups = new long[MOST_WORDS];
    private final long[] family = new long[MOST_WORDS];
    private final int[] sumsBefore = new int[Card.COUNT];

    /** Finds the captures of a table; false when too many of its cards are of use. */
    boolean find(long table, Target target) {
        long cards = table;
        int most = Integer.MAX_VALUE;
        alone = 0;
        if (Long.bitCount(table) > MOST_KEPT) {
            alone = table & target.alone();
            cards = useful(table & target.cards() & ~alone, target.value());
            if (Long.bitCount(cards) > MOST_CARDS) {
                return false;
            }
            most = target.value();
        }
        if (cards != laid || most != laidFor) {
            lay(cards, most);
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

    /** Notes the cards of all subsets, the sums of the inner ones and of the light outer ones. */
    private void lay(long cards, int most) {
        laid = cards;
        laidFor = most;
        long low = cards;
        words = 1;
        lights = 1;
        // High cards go outside: they are in the fewest groups, and most words stay empty.
        for (int n = Long.bitCount(cards); n > INNER; n--, words *= 2) {
            long high = Target.highest(low);
            low ^= high;
            for (int word = 0; word < words; word++) {
                outerSets[words + word] = outerSets[word] | high;
            }
            int value = Target.onTable(Long.numberOfTrailingZeros(high));
            for (int i = 0, before = lights; i < before; i++) {
                int sum = lightSums[i] + value;
                if (sum <= most) {
                    light[lights] = light[i] | words;
                    lightSums[lights++] = sum;
                }
            }
        }
        int n = Long.bitCount(low);
        spelt = n == INNER ? -1 : (1L << (1 << n)) - 1;
        for (int i = 0; i < INNER; i++) {
            inner[i] = low & -low;
            low &= low - 1;
        }
        spell(lowPart, 0, inner[0], inner[1], inner[2]);
        spell(highPart, 0, inner[3], inner[4], inner[5]);
        long bytes = value(3) * WITH_FIRST + value(4) * WITH_SECOND + value(5) * WITH_THIRD;
        spell(innerSums, bytes, value(0) * ONES, value(1) * ONES, value(2) * ONES);
    }

    private long value(int i) {
        return Target.onTable(Long.numberOfTrailingZeros(inner[i]));
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

    /** Finds the groups: for every light subset outside, the inner ones that complete it. */
    private void findGroups(int target) {
        active = 0;
        for (int i = 0; i < lights; i++) {
            long found = withSum(target - lightSums[i]);
            groups[i] = found;
            active |= found == 0 ? 0 : light[i];
        }
    }

    /** The inner subsets with a sum: of eight bytes, those that are 0 after taking it away. */
    private long withSum(int sum) {
        long sums = (sum & 0x7F) * ONES;
        long found =
                hits(0, sums) >>> 7
                        | hits(1, sums) >>> 6
                        | hits(2, sums) >>> 5
                        | hits(3, sums) >>> 4
                        | hits(4, sums) >>> 3
                        | hits(5, sums) >>> 2
                        | hits(6, sums) >>> 1
                        | hits(7, sums);
        // No branch here: it would be guessed wrong too often.
        return found & spelt & ~((long) sum >> 63);
    }

    private long hits(int part, long sums) {
        return TOPS - (innerSums[part] ^ sums) & TOPS;
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
        if (active == 0) {
            return;
        }
        Arrays.fill(family, 1, words, 0);
        for (int i = 1; i < lights; i++) {
            int word = light[i];
            int others = active & ~word & Integer.highestOneBit(word) - 1;
            int other = 0;
            do {
                long from = family[other];
                long to = family[other | word];
                for (long left = groups[i]; left != 0; left &= left - 1) {
                    int group = Long.numberOfTrailingZeros(left);
                    to |= (from & DISJOINT[group]) << group;
                }
                family[other | word] = to;
                other = other - others & others;
            } while (other != 0);
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

    /** One of the captures that were found, by its number. */
    long nth(long index) {
        long single = 0;
        // The empty set is the first of all and stands for no capture.
        long skip = index + 1;
        while (true) {
            int word = 0;
            do {
                int here = Long.bitCount(family[word]);
                if (skip < here) {
                    return single | outerSets[word] | pick(family[word], (int) skip);
                }
                skip -= here;
                word = word - active & active;
            } while (word != 0);
            single = single - alone & alone;
        }
    }

    private long pick(long subsets, int index) {
        long left = subsets;
        for (int i = 0; i < index; i++) {
            left &= left - 1;
        }
        int subset = Long.numberOfTrailingZeros(left);
        return lowPart[subset & IN_PART] | highPart[subset >>> PART];
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
