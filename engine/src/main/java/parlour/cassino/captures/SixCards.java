package parlour.cassino.captures;

/**
 * Up to six cards and families of their subsets. A family is a 64-bit word in which bit b stands
 * for the subset whose members are the bits of b.
 *
 * <p>Joining a group to every capture that shares no card with it is then one shift of the family
 * by the group's number.
 */
final class SixCards {
    static final int MOST = 6;

    /** The family that holds only the empty set. */
    static final long NOTHING = 1;

    /** Sums of values are stored eight to a word, indexed by subsets of three cards. */
    private static final long ONES = 0x0101_0101_0101_0101L;

    private static final long TOPS = ONES << 7;

    /** The bytes whose number has bit 0, 1 or 2 set. */
    private static final long WITH_FIRST = 0x0100_0100_0100_0100L;

    private static final long WITH_SECOND = 0x0101_0000_0101_0000L;
    private static final long WITH_THIRD = 0x0101_0101_0000_0000L;

    /**
     * By subset, the family of all subsets that share no card with it; empty for the index of no
     * subset.
     */
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

    /** Sets the cards; the first in deck order gets the lowest number. */
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

    /** The subsets with this sum, which is at most 49; none for a negative one. */
    long withSum(int sum) {
        // The byte of a subset with this sum becomes 0, and only 0 keeps the top bit set.
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
        // No branch here: it would often be mispredicted.
        return found & all & ~((long) sum >> 63);
    }

    /** The captures among these cards, including the empty set. */
    long captures(int target) {
        if ((known >>> target & 1) == 0) {
            known |= 1 << target;
            long groups = withSum(target);
            // Two groups without a branch, which would often be mispredicted; more are rare.
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

    /** The unions of a group with the members of a family that share no card with it. */
    static long joined(long family, int group) {
        return (family & DISJOINT[group]) << group;
    }

    /** The cards of a subset, for a caller that needs only one. */
    long cardsOf(int subset) {
        long cards = 0;
        long left = laid;
        // Always six steps: a variable number would often be mispredicted.
        for (int i = 0; i < MOST; i++, left &= left - 1) {
            cards |= left & -left & -(subset >>> i & 1);
        }
        return cards;
    }

    /** The cards of a subset; call {@link #spell} first. */
    long cards(int subset) {
        return low[subset & 7] | high[subset >>> 3];
    }

    /** Stores the cards of all subsets; not needed for counting or for a single subset. */
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
        addUp(high, 0, fourth & -fourth, fifth & -fifth, sixth);
    }
}
