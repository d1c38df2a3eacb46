package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cards.Rank;
import parlour.cassino.rules.CassinoMove;

import java.util.ArrayList;
import java.util.List;

/** The counter's paragraph of the rules worked out slowly, sharing no code with the counter. */
final class PlainCounter {
    private PlainCounter() {}

    static double value(MoverKnowledge moverKnowledge, CassinoMove move) {
        List<Card> table = cards(moverKnowledge.table());
        List<Card> unseen = cards(moverKnowledge.unseen());
        Card card = move.card();
        if (move.taken().isEmpty()) {
            List<Card> after = new ArrayList<>(table);
            after.add(card);
            double hunters = 0;
            for (Card special : unseen) {
                if (points(special) > 0 && takes(special, card, table)) {
                    hunters += points(special);
                }
            }
            double hunted = hunters == 0 ? 0 : hunters / unseen.size() * moverKnowledge.nextHand();
            double spade = card.toString().endsWith("s") ? 2.0 / 13 : 0;
            return -points(card)
                    - spade
                    - hunted
                    - 0.0001 * tableValue(card)
                    - sweep(after, unseen, moverKnowledge.nextHand());
        }
        List<Card> won = new ArrayList<>(cards(move.taken().bits()));
        won.add(card);
        double value = 0;
        for (Card one : won) {
            value += 1.0 / 52 + (one.toString().endsWith("s") ? 2.0 / 13 : 0) + points(one);
        }
        List<Card> after = new ArrayList<>(table);
        after.removeAll(won);
        return value + (after.isEmpty() ? 1 : 0) - sweep(after, unseen, moverKnowledge.nextHand());
    }

    static List<CassinoMove> moves(MoverKnowledge moverKnowledge) {
        List<CassinoMove> moves = new ArrayList<>();
        for (Card card : new CardSet(moverKnowledge.hand())) {
            moves.add(new CassinoMove.Place(card));
            long table = moverKnowledge.table();
            for (long set = table; set != 0; set = set - 1 & table) {
                if (splits(values(cards(set)), 0, handValue(card))) {
                    moves.add(new CassinoMove.Capture(card, new CardSet(set)));
                }
            }
        }
        return moves;
    }

    private static double sweep(List<Card> left, List<Card> unseen, int nextHand) {
        int able = 0;
        for (Card card : unseen) {
            able += !left.isEmpty() && splits(values(left), 0, handValue(card)) ? 1 : 0;
        }
        return able == 0 ? 0 : Math.min(1, (double) able / unseen.size() * nextHand);
    }

    /**
     * Whether some cards of the table make up what the placed card lacks to the special's value.
     */
    private static boolean takes(Card special, Card placed, List<Card> table) {
        int need = handValue(special) - tableValue(placed);
        for (int subset = 0; subset < 1 << table.size(); subset++) {
            int sum = 0;
            for (int i = 0; i < table.size(); i++) {
                sum += (subset >> i & 1) * tableValue(table.get(i));
            }
            if (sum == need) {
                return true;
            }
        }
        return false;
    }

    /** Deals the values one by one onto the groups begun so far, or a new one. */
    private static boolean splits(List<Integer> values, int at, int target) {
        return splits(values, at, new ArrayList<>(), target);
    }

    private static boolean splits(List<Integer> values, int at, List<Integer> groups, int target) {
        if (at == values.size()) {
            return groups.stream().allMatch(sum -> sum == target);
        }
        groups.add(0);
        for (int i = 0; i < groups.size(); i++) {
            int sum = groups.get(i);
            groups.set(i, sum + values.get(at));
            List<Integer> tried = new ArrayList<>(groups);
            tried.removeIf(group -> group == 0);
            if (groups.get(i) <= target && splits(values, at + 1, tried, target)) {
                return true;
            }
            groups.set(i, sum);
        }
        return false;
    }

    private static List<Card> cards(long bits) {
        return new CardSet(bits).stream().toList();
    }

    private static List<Integer> values(List<Card> cards) {
        return cards.stream().map(PlainCounter::tableValue).toList();
    }

    private static int tableValue(Card card) {
        return card.rank().number();
    }

    private static int handValue(Card card) {
        return switch (card.toString()) {
            case "2s" -> 15;
            case "10d" -> 16;
            default -> card.rank() == Rank.ACE ? 14 : card.rank().number();
        };
    }

    private static int points(Card card) {
        return switch (card.toString()) {
            case "10d" -> 2;
            case "2s" -> 1;
            default -> card.rank() == Rank.ACE ? 1 : 0;
        };
    }
}
