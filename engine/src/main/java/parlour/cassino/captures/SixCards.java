package parlour.cassino.captures;

/**
 * Up to six cards and families of their subsets: a family is 64 bits, and bit number b stands for
 * the subset that b itself spells in binary.
 *
 * <p>To join a group to every capture that shares no card with it is then one shift of the family
 * by the number of the group.
 */
final class SixCards {
    static final int MOST = 6;

    /** The family of the empty set alone. */
    static final long NOTHING = 1;

    /** Sums of values are kept eight to a word, by subsets of three cards. */
    private static final long ONES = 0x0101_0101_0101_0101L;

    private static final long TOPS = ONES << 7;

    /** The bytes whose number has bit 0, 1, 2. */
    private static final long WITH_FIRST = 0x0100_0100_0100_0100L;

    private static final long WITH_SECOND = 0x0101_0000_0101_0000L;
    private static final long WITH_THIRD = 0x0101_0101_0000_0000L;

    /** By subset, the family of all that share no card with it; nothing for the number of none. */
    private static final long[] DISJOINT = new long[Long.SIZE + 1];

    static {
        for (int subset = 0; subset < Long.SIZE; subset++) {
            for (int other = 0; other < Long.SIZE; other++) {
                if ((subset & other) == 0) {
                    DISJOINT[subset] |= 1L << other;
                }
            }
        }
    }

    private long laid;
    private long all = NOTHING;
    private final long[] sums = new long[8];
    private boolean spelt;
    private final long[] low = new long[8];
    private final long[] high = new long[8];
    private int known;
    private final long[] captures = new long[CardValues.LARGEST + 1];

    /** Takes other cards, the lowest number for the first in deck order. */
    void lay(long cards) {
        if (cards == laid) {
            return;
        }
        laid = cards;
        known = 0;
        spelt = false;
        all = -1L >>> 64 - (1 << Long.bitCount(cards));
        long first = cards;
        long second = first & first - 1;
        long third = second & second - 1;
        long fourth = third & third - 1;
        long fifth = fourth & fourth - 1;
        long sixth = fifth & fifth - 1;
        long bytes = value(fourth) * WITH_FIRST;
        bytes += value(fifth) * WITH_SECOND;
        bytes += value(sixth) * WITH_THIRD;
        addUp(sums, bytes, value(first) * ONES, value(second) * ONES, value(third) * ONES);
    }

    private static long value(long from) {
        return CaptureTarget.onTable(Long.numberOfTrailingZeros(from));
    }

    private static void addUp(long[] into, long none, long first, long second, long third) {
        into[0] = none;
        into[1] = none + first;
        into[2] = none + second;
        into[3] = none + first + second;
        into[4] = none + third;
        into[5] = none + first + third;
        into[6] = none + second + third;
        into[7] = none + first + second + third;
    }

    /** The subsets with a sum of at most 49, none when it is negative. */
    long withSum(int sum) {
        // The byte of a subset with this sum becomes 0, and only 0 leaves the top bit there.
        long wanted = (sum & 0x7F) * ONES;
        long found =
                (TOPS - (sums[0] ^ wanted) & TOPS) >>> 7
                        | (TOPS - (sums[1] ^ wanted) & TOPS) >>> 6
                        | (TOPS - (sums[2] ^ wanted) & TOPS) >>> 5
                        | (TOPS - (sums[3] ^ wanted) & TOPS) >>> 4
                        | (TOPS - (sums[4] ^ wanted) & TOPS) >>> 3
                        | (TOPS - (sums[5] ^ wanted) & TOPS) >>> 2
                        | (TOPS - (sums[6] ^ wanted) & TOPS) >>> 1
                        | TOPS - (sums[7] ^ wanted) & TOPS;
        // No branch here: it would be guessed wrong too often.
        return found & all & ~((long) sum >> 63);
    }

    /** The captures among these cards, and the empty set. */
    long captures(int target) {
        if ((known >>> target & 1) == 0) {
            known |= 1 << target;
            long groups = withSum(target);
            // Two without a branch, which would be guessed wrong too often; more are rare.
            long found = NOTHING | joined(NOTHING, Long.numberOfTrailingZeros(groups));
            groups &= groups - 1;
            found |= joined(found, Long.numberOfTrailingZeros(groups));
            for (groups &= groups - 1; groups != 0; groups &= groups - 1) {
                found |= joined(found, Long.numberOfTrailingZeros(groups));
            }
            captures[target] = found;
        }
        return captures[target];
    }

    /** The unions of a group with those of a family that share no card with it. */
    static long joined(long family, int group) {
        return (family & DISJOINT[group]) << group;
    }

    /** The cards of a subset, for who wants just one. */
    long cardsOf(int subset) {
        long cards = 0;
        long left = laid;
        // Always six steps: their number would be guessed wrong too often.
        for (int i = 0; i < MOST; i++, left &= left - 1) {
            cards |= left & -left & -(subset >>> i & 1);
        }
        return cards;
    }

    /** The cards of a subset, once they are spelt. */
    long cards(int subset) {
        return low[subset & 7] | high[subset >>> 3];
    }

    /** Notes the cards of all subsets; who only counts or wants one does not need them. */
    void spell() {
        if (spelt) {
            return;
        }
        spelt = true;
        long first = laid;
        long second = first & first - 1;
        long third = second & second - 1;
        long fourth = third & third - 1;
        long fifth = fourth & fourth - 1;
        long sixth = fifth & fifth - 1;
        addUp(low, 0, first & -first, second & -second, third & -third);
        addUp(high, 0, fourth & -fourth, fifth & -fifth, sixth & -sixth);
    }
}
