package parlour.bench;

import parlour.cards.Card;
import parlour.cassino.captures.CardValues;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The yardstick: the older programs' own algorithm for finding all moves. It finds component
 * captures by including and excluding cards of a list, then stacks components by head and filtered
 * tail.
 */
final class PlainCaptures {
    /** A card that leaves the hand and the cards it takes; none if it is placed. */
    record Move(Card played, List<Card> taken) {}

    private PlainCaptures() {}

    /** All moves of a hand: every card placed, and every capture. */
    static List<Move> moves(List<Card> hand, List<Card> table) {
        List<Move> moves = new ArrayList<>();
        for (Card card : hand) {
            moves.add(new Move(card, List.of()));
            for (List<Card> taken : captures(table, CardValues.inHand(card))) {
                moves.add(new Move(card, taken));
            }
        }
        return moves;
    }

    /** All sets of table cards that split into groups of the target's value. */
    static Set<List<Card>> captures(List<Card> table, int target) {
        List<List<Card>> components = new ArrayList<>();
        addComponents(table, 0, target, List.of(), components);
        Set<List<Card>> captures = new LinkedHashSet<>();
        stack(List.of(), components, captures);
        return captures;
    }

    private static void addComponents(
            List<Card> table, int at, int left, List<Card> chosen, List<List<Card>> components) {
        if (left == 0) {
            components.add(chosen);
            return;
        }
        if (left < 0 || at == table.size()) {
            return;
        }
        Card card = table.get(at);
        List<Card> with = joined(chosen, List.of(card));
        addComponents(table, at + 1, left - CardValues.onTable(card), with, components);
        addComponents(table, at + 1, left, chosen, components);
    }

    private static void stack(
            List<Card> stacked, List<List<Card>> components, Set<List<Card>> captures) {
        for (int i = 0; i < components.size(); i++) {
            List<Card> head = components.get(i);
            List<Card> higher = joined(stacked, head);
            // The same cards may occur in different groups; in deck order they are the same list.
            Collections.sort(higher);
            captures.add(higher);
            List<List<Card>> tail = new ArrayList<>();
            for (List<Card> other : components.subList(i + 1, components.size())) {
                if (Collections.disjoint(head, other)) {
                    tail.add(other);
                }
            }
            stack(higher, tail, captures);
        }
    }

    private static List<Card> joined(List<Card> some, List<Card> more) {
        List<Card> all = new ArrayList<>(some.size() + more.size());
        all.addAll(some);
        all.addAll(more);
        return all;
    }
}
