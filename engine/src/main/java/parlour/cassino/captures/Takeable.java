package parlour.cassino.captures;

import parlour.cards.Card;
import parlour.cards.CardSet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a hand card could still take, given the cards already chosen; for a screen that highlights
 * cards while a person chooses. It never lists all captures, so it answers within a frame on any
 * table.
 */
public final class Takeable {
    /** Beyond this many steps a card counts as takeable: one highlight too many does no harm. */
    private static final int MOST_STEPS = 4_000;

    private static final int VALUES = 14;

    private final int target;
    private final int[] chosen = new int[VALUES];
    private final int[] free = new int[VALUES];
    private int steps;

    private Takeable(Card card) {
        target = CardValues.inHand(card);
    }

    /**
     * The table cards that are in some capture by this hand card together with the chosen ones;
     * includes the chosen ones if there is such a capture.
     */
    public static CardSet of(CardSet table, Card card, CardSet chosen) {
        Takeable search = new Takeable(card);
        boolean[] takeable = new boolean[VALUES];
        for (int value = 1; value < VALUES; value++) {
            takeable[value] = search.with(table, chosen, value);
        }
        boolean some = search.count(table, chosen) && search.covers();
        return CardSet.of(
                table.stream()
                        .filter(c -> chosen.has(c) ? some : takeable[CardValues.onTable(c)])
                        .toList());
    }

    /** Captures that include a card, each once, at most {@code limit}, in no particular order. */
    public static List<CardSet> having(CardSet table, Card card, Card taken, int limit) {
        int target = CardValues.inHand(card);
        List<CardSet> first = new ArrayList<>();
        CardSet others = table.without(taken);
        groups(others, CardSet.of(taken), target - CardValues.onTable(taken), limit, first);
        // Two groups may be found in either order and are still one capture.
        Set<CardSet> found = new LinkedHashSet<>(first);
        for (CardSet group : first) {
            CardSet rest = table.minus(group);
            List<CardSet> beside = new ArrayList<>();
            groups(rest, CardSet.EMPTY, target, limit - found.size(), beside);
            beside.forEach(more -> found.add(group.or(more)));
        }
        return List.copyOf(found);
    }

    /**
     * Adds the groups that complete the partial one with this sum, at most {@code limit} in all.
     */
    static void groups(
            CardSet options, CardSet partial, int missing, int limit, List<CardSet> found) {
        if (missing == 0 && found.size() < limit) {
            found.add(partial);
        }
        CardSet left = options;
        for (Card card : options) {
            int value = CardValues.onTable(card);
            left = left.without(card);
            if (found.size() >= limit || missing <= 0) {
                return;
            }
            boolean reaches = value == missing || value < missing && addsUp(left, missing - value);
            if (reaches) {
                groups(left, partial.with(card), missing - value, limit, found);
            }
        }
    }

    /**
     * Whether some of the cards add up to this sum; without the check, groups would be started that
     * no card completes.
     */
    private static boolean addsUp(CardSet cards, int sum) {
        long sums = 1;
        for (Card card : cards) {
            sums |= sums << CardValues.onTable(card);
        }
        return (sums >>> sum & 1) != 0;
    }

    /** Whether some capture has the chosen cards and another card of this value. */
    private boolean with(CardSet table, CardSet picked, int value) {
        if (!count(table, picked) || free[value] == 0) {
            return false;
        }
        free[value]--;
        chosen[value]++;
        return covers();
    }

    private boolean count(CardSet table, CardSet picked) {
        Arrays.fill(chosen, 0);
        Arrays.fill(free, 0);
        for (Card card : table) {
            (picked.has(card) ? chosen : free)[CardValues.onTable(card)]++;
        }
        steps = 0;
        return table.hasAll(picked);
    }

    /** Whether all chosen cards fit into groups, with or without free cards. */
    private boolean covers() {
        for (int value = VALUES - 1; value > 0; value--) {
            if (chosen[value] > 0) {
                if (value > target) {
                    return false;
                }
                chosen[value]--;
                boolean possible = group(target - value, VALUES - 1);
                chosen[value]++;
                return possible;
            }
        }
        return true;
    }

    /**
     * Whether a group that lacks this sum can be filled with values up to {@code largest}, and the
     * rest too.
     */
    private boolean group(int missing, int largest) {
        if (missing == 0) {
            return covers();
        }
        if (++steps > MOST_STEPS) {
            return true;
        }
        for (int value = Math.min(missing, largest); value > 0; value--) {
            // Chosen cards first: they must go somewhere.
            if (take(chosen, value, missing) || take(free, value, missing)) {
                return true;
            }
        }
        return false;
    }

    private boolean take(int[] from, int value, int missing) {
        if (from[value] == 0) {
            return false;
        }
        from[value]--;
        boolean possible = group(missing - value, value);
        from[value]++;
        return possible;
    }
}
