package parlour.cassino.captures;

import parlour.cards.CardSet;
import parlour.cards.Rank;

import java.util.ArrayList;
import java.util.List;

/**
 * Two ranks that add up to a target (or a rank without such a partner), and what matters of their
 * counts for splitting into groups.
 *
 * <p>A card and its complement can always be grouped together: if a solution has them in two
 * groups, what remains of the two groups forms one. So only the difference of a pair's counts
 * matters; for half the target, only whether the count is odd; for the target itself, nothing.
 *
 * @param low the lower value
 * @param plus the cards that count up
 * @param minus the cards that count down, none when the complement is above the king
 * @param lowest the smallest difference
 * @param highest the largest difference
 * @param matters the bits of the difference that matter: all (-1), the lowest (1), none (0)
 */
record RankPair(int low, long plus, long minus, int lowest, int highest, int matters) {
    static final int SUITS = 4;
    static final int KING = 13;

    private static final int ALL = -1;
    private static final int ODD = 1;
    private static final int NONE = 0;

    /** All pairs of a target, the closest ranks first. */
    static List<RankPair> of(int target) {
        List<RankPair> pairs = new ArrayList<>();
        for (int low = target / 2; low >= 1; low--) {
            int high = target - low;
            if (high == low) {
                pairs.add(new RankPair(low, cards(low), 0, 0, 1, ODD));
            } else if (high > KING) {
                pairs.add(new RankPair(low, cards(low), 0, 0, SUITS, ALL));
            } else {
                pairs.add(new RankPair(low, cards(low), cards(high), -SUITS, SUITS, ALL));
            }
        }
        if (target <= KING) {
            pairs.add(new RankPair(target, cards(target), 0, 0, 0, NONE));
        }
        return List.copyOf(pairs);
    }

    private static long cards(int value) {
        return CardSet.of(Rank.values()[value - 1]).bits();
    }

    long cards() {
        return plus | minus;
    }

    boolean isHalf() {
        return matters == ODD;
    }

    /** The number of possible differences. */
    int range() {
        return highest - lowest + 1;
    }

    /** What a card adds to the difference: 1, -1, or 0 if it is of another rank. */
    int sign(long card) {
        return (plus & card) != 0 ? 1 : (minus & card) != 0 ? -1 : 0;
    }
}
