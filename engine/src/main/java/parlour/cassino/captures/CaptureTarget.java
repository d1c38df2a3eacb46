package parlour.cassino.captures;

import parlour.cards.Card;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What holds for one target on every table: how ranks pair up, and which differences of their
 * counts split into groups.
 *
 * <p>There are so few cases (at most 42,578 legal ones, for 16) that all are found beforehand, by
 * adding groups to the empty set until nothing new appears.
 */
final class CaptureTarget {
    private static final int SMALLEST = 2;

    /** Differences are packed one per byte, as 64 + the difference - its lowest value. */
    private static final int FIELD = 8;

    private static final int BIAS = 64;
    private static final int HIGHEST_SUM = 364;
    private static final long ACES = CardValues.ACES.bits();
    private static final byte[] ON_TABLE = new byte[Long.SIZE + 1];
    private static final CaptureTarget[] ALL = new CaptureTarget[CardValues.LARGEST + 1];

    static {
        for (Card card : Card.pack()) {
            ON_TABLE[card.index()] = (byte) CardValues.onTable(card);
        }
        for (int value = SMALLEST; value <= CardValues.LARGEST; value++) {
            ALL[value] = new CaptureTarget(value);
        }
    }

    private final int value;
    private final long cards;
    private final long alone;
    private final List<RankPair> pairs;
    private final CaptureDiagram diagram;
    private final long[] weight = new long[Card.COUNT];
    private final long empty;
    private final int mask;
    private final long[] legal;
    private final byte[] remainder = new byte[HIGHEST_SUM + 1];

    /** Finds everything anew; {@link #of} keeps the result. */
    CaptureTarget(int value) {
        this.value = value;
        this.pairs = RankPair.of(value);
        for (int sum = 0; sum <= HIGHEST_SUM; sum++) {
            remainder[sum] = (byte) (sum % value);
        }
        int[] strides = new int[pairs.size()];
        int places = 1;
        int zero = 0;
        long fits = 0;
        for (int k = 0; k < strides.length; k++) {
            RankPair pair = pairs.get(k);
            fits |= pair.cards();
            // The remainder of the sum alone determines which of up to nine differences the aces
            // have.
            boolean told = pair.low() == 1 && value >= pair.range();
            if (!told && !pair.isHalf() && pair.range() > 1) {
                strides[k] = places;
                zero -= pair.lowest() * places;
                places *= pair.range();
            }
        }
        // Half the target goes above all others, so that the mask keeps only its lowest bit.
        int above = Integer.highestOneBit(2 * places - 1);
        int bits = above;
        for (int k = 0; k < strides.length; k++) {
            if (pairs.get(k).isHalf()) {
                strides[k] = above;
                bits = 2 * above;
            }
        }
        RankPair last = pairs.get(pairs.size() - 1);
        this.alone = last.low() == value ? last.cards() : 0;
        this.cards = fits;
        this.empty = zero;
        this.mask = bits - 1;
        this.legal = new long[(mask >>> 6) + 1];
        for (Card card : Card.pack()) {
            weight[card.index()] = (long) onTable(card.index()) << Integer.SIZE;
            for (int k = 0; k < strides.length; k++) {
                weight[card.index()] += (long) pairs.get(k).sign(card.bit()) * strides[k];
            }
        }
        this.diagram = CaptureDiagram.of(slots(findLegal(strides)), pairs.size());
    }

    static CaptureTarget of(int value) {
        if (value < SMALLEST || value > CardValues.LARGEST) {
            throw new IllegalArgumentException("no card has the value " + value);
        }
        return ALL[value];
    }

    /** A card's value on the table, by index; 64, the index of no card, has value 0. */
    static int onTable(int card) {
        return ON_TABLE[card];
    }

    /** The card with the highest value; on a tie, the first in deck order. */
    static long highest(long cards) {
        long ranks = (cards | cards >>> 13 | cards >>> 26 | cards >>> 39) & 0x1FFF;
        return Long.lowestOneBit(cards & ACES * Long.highestOneBit(ranks));
    }

    int value() {
        return value;
    }

    /** The cards that are not above the target. */
    long cards() {
        return cards;
    }

    /** The cards that form a group alone. */
    long alone() {
        return alone;
    }

    /** The pairs, in the order in which the diagram reads them. */
    List<RankPair> pairs() {
        return pairs;
    }

    CaptureDiagram diagram() {
        return diagram;
    }

    /** The remainder of the card values in a sum of weights when divided by the target. */
    int remainder(long sum) {
        return remainder[(int) (sum >>> Integer.SIZE)];
    }

    /** Whether cards with this sum of weights, whose remainder is 0, split into groups. */
    boolean splits(long sum) {
        int place = (int) sum & mask;
        return (legal[place >>> 6] >>> place & 1) != 0;
    }

    /** Whether a set of cards splits into groups; the empty set does. */
    boolean splitsAll(long set) {
        if ((set & ~cards) != 0) {
            return false;
        }
        long sum = empty;
        for (long left = set; left != 0; left &= left - 1) {
            sum += weight[Long.numberOfTrailingZeros(left)];
        }
        return remainder(sum) == 0 && splits(sum);
    }

    /** Marks the places of all legal vectors and returns the vectors, packed and sorted. */
    private long[] findLegal(int[] strides) {
        long floor = 0;
        long room = 0;
        long kept = -1;
        long first = 0;
        for (int k = 0; k < strides.length; k++) {
            RankPair pair = pairs.get(k);
            floor |= (long) BIAS << shift(k);
            first += (long) (BIAS - pair.lowest()) << shift(k);
            if (pair.isHalf()) {
                kept &= ~((BIAS - 2L) << shift(k));
            } else {
                room |= (long) (BIAS - pair.range()) << shift(k);
            }
        }
        long beyond = floor << 1;

        List<int[]> groups = new ArrayList<>();
        // Large groups first: a legal vector is a sum of groups in this order, and few can be
        // extended. Groups of one and two cancel out in the differences.
        for (int size = value; size >= 3; size--) {
            addGroups(value, Math.min(RankPair.KING, value - 1), size, new int[value], groups);
        }
        long[] steps = new long[groups.size()];
        int[] moves = new int[groups.size()];
        for (int g = 0; g < steps.length; g++) {
            for (int k = 0; k < strides.length && pairs.get(k).low() < value; k++) {
                RankPair pair = pairs.get(k);
                int minus = pair.minus() == 0 ? 0 : groups.get(g)[value - pair.low()];
                int difference = groups.get(g)[pair.low()] - minus;
                steps[g] += (long) difference << shift(k);
                moves[g] += difference * strides[k];
            }
        }

        long[] found = new long[64];
        int[] places = new int[64];
        found[0] = first;
        places[0] = (int) empty;
        mark(places[0]);
        int size = 1;
        for (int g = 0; g < steps.length; g++) {
            for (int next = 0; next < size; next++) {
                long vector = found[next] + steps[g];
                // A byte below its range loses bit 6, one above it reaches bit 7.
                if ((vector & floor) == floor && (vector + room & beyond) == 0) {
                    int place = places[next] + moves[g] & mask;
                    if (!splits(place)) {
                        mark(place);
                        if (size == found.length) {
                            found = Arrays.copyOf(found, 4 * size);
                            places = Arrays.copyOf(places, 4 * size);
                        }
                        found[size] = vector & kept;
                        places[size++] = place;
                    }
                }
            }
        }
        long[] all = Arrays.copyOf(found, size);
        Arrays.sort(all);
        return all;
    }

    private void mark(int place) {
        legal[place >>> 6] |= 1L << place;
    }

    /**
     * The shift of a pair's byte: the first pair is the highest, so that sorting follows the pairs'
     * order.
     */
    private int shift(int pair) {
        return FIELD * (pairs.size() - 1 - pair);
    }

    /** Collects all groups of a size, as counts by rank. */
    private static void addGroups(int left, int most, int size, int[] counts, List<int[]> groups) {
        if (size == 0 && left == 0) {
            groups.add(counts.clone());
        }
        if (size == 0 || left < size || left > size * most) {
            return;
        }
        for (int rank = Math.min(most, left); rank >= 1; rank--) {
            if (counts[rank] < RankPair.SUITS) {
                counts[rank]++;
                addGroups(left - rank, rank, size - 1, counts, groups);
                counts[rank]--;
            }
        }
    }

    /** Converts the bytes of sorted vectors to slots of the diagram. */
    private long[] slots(long[] vectors) {
        long shift = 0;
        for (int k = 0; k < pairs.size(); k++) {
            shift += (long) (BIAS - pairs.get(k).lowest() - CaptureDiagram.ZERO) << shift(k);
        }
        for (int i = 0; i < vectors.length; i++) {
            vectors[i] -= shift;
        }
        return vectors;
    }
}
