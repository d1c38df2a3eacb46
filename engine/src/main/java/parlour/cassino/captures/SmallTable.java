package parlour.cassino.captures;

import parlour.cards.Card;

import java.util.Arrays;
import java.util.function.LongPredicate;

/**
 * The captures of a table with a limited number of takeable cards: the subsets of six inner cards
 * are the bits of a word, and those of the others index the words.
 *
 * <p>What depends only on the table is cached while hand cards are tried against it one after
 * another.
 */
final class SmallTable {
    /** The most cards; with more, a {@link CaptureGraph} is faster. */
    private static final int MOST_CARDS = 14;

    /**
     * Up to this many cards are all included, useful or not, so that they can be reused for the
     * next target.
     */
    private static final int MOST_KEPT = 8;

    private static final int MOST_WORDS = 1 << MOST_CARDS - SixCards.MOST;

    /** Enough for most tables; the buffers of the others come with their first use. */
    private static final int USUAL_WORDS = 1 << MOST_KEPT - SixCards.MOST;

    /** The light subsets are needed for any target. */
    private static final int ANY = Integer.MAX_VALUE;

    private final SixCards inner = new SixCards();
    private long laid;
    private int laidFor = ANY;
    private int words = 1;
    private long[] outerCards = new long[USUAL_WORDS];
    private int lights = 1;
    private int lightest = ANY;
    private int[] light = new int[USUAL_WORDS];
    private int[] lightSums = new int[USUAL_WORDS];

    private long alone;
    private int active;
    private long[] groups = new long[USUAL_WORDS];
    private long[] family = new long[USUAL_WORDS];
    private final int[] sumsBefore = new int[Card.COUNT];

    /** The number of captures of a table; -1 when too many of its cards are useful. */
    long count(long table, CaptureTarget captureTarget) {
        if (Long.bitCount(table) <= SixCards.MOST) {
            inner.lay(table);
            return Long.bitCount(inner.captures(captureTarget.value())) - 1;
        }
        return find(table, captureTarget) ? count() : -1;
    }

    /** One of the captures by its number, 0 if there are fewer; -1 as for {@link #count}. */
    long nth(long table, CaptureTarget captureTarget, long index) {
        long few = Long.bitCount(table) <= SixCards.MOST ? table : fewest(table, captureTarget);
        if (Long.bitCount(few) > SixCards.MOST) {
            return !find(table, captureTarget) ? -1 : index < count() ? found(index) : 0;
        }
        inner.lay(few);
        long found = inner.captures(captureTarget.value()) & ~SixCards.NOTHING;
        for (long skip = index; skip > 0; skip--) {
            found &= found - 1;
        }
        return found == 0 ? 0 : inner.cardsOf(Long.numberOfTrailingZeros(found));
    }

    /**
     * At most six cards with the same captures as the table, if that is easy to determine;
     * otherwise more.
     */
    private long fewest(long table, CaptureTarget captureTarget) {
        long fitting = table & captureTarget.cards();
        return Long.bitCount(fitting) <= SixCards.MOST
                ? fitting
                : useful(fitting, captureTarget.value());
    }

    /** Finds the captures of a table; false when too many of its cards are useful. */
    boolean find(long table, CaptureTarget captureTarget) {
        int value = captureTarget.value();
        alone = 0;
        active = 0;
        if (Long.bitCount(table) <= MOST_KEPT) {
            lay(table, ANY);
        } else {
            alone = table & captureTarget.alone();
            long useful = useful(table & captureTarget.cards() & ~alone, value);
            if (Long.bitCount(useful) > MOST_CARDS) {
                return false;
            }
            lay(useful, value);
        }
        family[0] = inner.captures(value);
        if (lightest <= value) {
            findGroups(value);
            join();
        }
        return true;
    }

    /**
     * The cards that are in some group: the rest of the group is a sum of cards before and after
     * them.
     */
    private long useful(long table, int target) {
        int sums = 1;
        int n = 0;
        for (long left = table; left != 0; left &= left - 1) {
            sumsBefore[n++] = sums;
            sums |= sums << CaptureTarget.onTable(Long.numberOfTrailingZeros(left));
        }
        if ((sums >>> target & 1) == 0) {
            return 0;
        }
        long useful = 0;
        // The sums of the cards after, mirrored: shifted to the missing sum, bit s says whether
        // they complete a sum s of the cards before.
        int mirror = 1 << 31;
        for (long left = table; left != 0; ) {
            int card = 63 - Long.numberOfLeadingZeros(left);
            int value = CaptureTarget.onTable(card);
            int both = sumsBefore[--n] & mirror >>> 31 - target + value;
            useful |= both != 0 ? 1L << card : 0;
            left ^= 1L << card;
            mirror |= mirror >>> value;
        }
        return useful;
    }

    /**
     * Divides the cards into inner and outer ones and lists the outer subsets that are not too
     * heavy.
     */
    private void lay(long cards, int heaviest) {
        if (cards == laid && heaviest == laidFor) {
            inner.lay(cards & ~outerCards[words - 1]);
            return;
        }
        if (Long.bitCount(cards) > MOST_KEPT && family.length < MOST_WORDS) {
            grow();
        }
        laid = cards;
        laidFor = heaviest;
        words = 1;
        lights = 1;
        lightest = ANY;
        long low = cards;
        // High cards go outside: they are in the fewest groups, so most words stay empty.
        for (int n = Long.bitCount(cards); n > SixCards.MOST; n--, words *= 2) {
            long high = CaptureTarget.highest(low);
            low ^= high;
            for (int word = 0; word < words; word++) {
                outerCards[words + word] = outerCards[word] | high;
            }
            int value = CaptureTarget.onTable(Long.numberOfTrailingZeros(high));
            lightest = value;
            for (int i = 0, before = lights; i < before; i++) {
                int sum = lightSums[i] + value;
                if (sum <= heaviest) {
                    light[lights] = light[i] | words;
                    lightSums[lights++] = sum;
                }
            }
        }
        inner.lay(low);
    }

    private void grow() {
        outerCards = new long[MOST_WORDS];
        light = new int[MOST_WORDS];
        lightSums = new int[MOST_WORDS];
        groups = new long[MOST_WORDS];
        family = new long[MOST_WORDS];
    }

    /** Finds the groups: for every light outer subset, the inner subsets that complete it. */
    private void findGroups(int target) {
        for (int i = 1; i < lights; i++) {
            long found = inner.withSum(target - lightSums[i]);
            groups[i] = found;
            active |= found == 0 ? 0 : light[i];
        }
    }

    /**
     * Joins every group to all captures that share no card with it, and to the empty set. Groups
     * come in order of their last outer card, so only captures with earlier ones exist yet.
     */
    private void join() {
        if (active == 0) {
            return;
        }
        Arrays.fill(family, 1, words, 0);
        for (int i = 1; i < lights; i++) {
            if (groups[i] == 0) {
                continue;
            }
            int word = light[i];
            int others = active & ~word & Integer.highestOneBit(word) - 1;
            int other = 0;
            do {
                long from = family[other];
                long to = family[other | word];
                for (long left = groups[i]; left != 0; left &= left - 1) {
                    to |= SixCards.joined(from, Long.numberOfTrailingZeros(left));
                }
                family[other | word] = to;
                other = other - others & others;
            } while (other != 0);
        }
    }

    /** The number of captures found. */
    long count() {
        long count = 0;
        int word = 0;
        do {
            count += Long.bitCount(family[word]);
            word = word - active & active;
        } while (word != 0);
        return (count << Long.bitCount(alone)) - 1;
    }

    /** One of the captures found, by its number. */
    private long found(long index) {
        inner.spell();
        // The empty set comes first and is not a capture.
        long skip = index + 1;
        long single = 0;
        while (true) {
            int word = 0;
            do {
                int here = Long.bitCount(family[word]);
                if (skip < here) {
                    return single | outerCards[word] | pick(family[word], (int) skip);
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
        return inner.cards(Long.numberOfTrailingZeros(left));
    }

    /** Visits all captures found. */
    boolean forEach(LongPredicate visitor) {
        inner.spell();
        family[0] &= ~SixCards.NOTHING;
        long single = 0;
        do {
            int word = 0;
            do {
                long outer = single | outerCards[word];
                for (long left = family[word]; left != 0; left &= left - 1) {
                    long set = outer | inner.cards(Long.numberOfTrailingZeros(left));
                    if (!visitor.test(set)) {
                        return false;
                    }
                }
                word = word - active & active;
            } while (word != 0);
            // Only in the first pass, without single cards, is the empty set not a capture.
            family[0] |= SixCards.NOTHING;
            single = single - alone & alone;
        } while (single != 0);
        return true;
    }
}
