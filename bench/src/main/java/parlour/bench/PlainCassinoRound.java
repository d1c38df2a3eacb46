package parlour.bench;

import parlour.cards.Card;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A random round for two, played plainly: lists every move by the older programs' algorithm and
 * picks one.
 */
final class PlainCassinoRound {
    /**
     * The outcome of a round: cards in the piles, sweeps, and the number of moves to choose from.
     */
    record Outcome(int firstPile, int secondPile, int sweeps, long moves) {}

    private static final int SEATS = 2;

    private final SeededRandom random;
    private final Deque<Card> deck;
    private final List<List<Card>> hands = List.of(new ArrayList<>(), new ArrayList<>());
    private final List<List<Card>> piles = List.of(new ArrayList<>(), new ArrayList<>());
    private final List<Card> table = new ArrayList<>();
    private int sweeps;
    private long moves;

    private PlainCassinoRound(long seed) {
        random = new SeededRandom(seed);
        deck = new ArrayDeque<>(random.shuffled());
        for (int time = 0; time < 2; time++) {
            for (List<Card> to : List.of(hands.get(0), table, hands.get(1))) {
                to.add(deck.pop());
                to.add(deck.pop());
            }
        }
    }

    static Outcome round(long seed) {
        return new PlainCassinoRound(seed).play();
    }

    private Outcome play() {
        int last = -1;
        for (int seat = 0; !hands.get(seat).isEmpty(); seat = (seat + 1) % SEATS) {
            List<PlainCaptures.Move> all = PlainCaptures.moves(hands.get(seat), table);
            moves += all.size();
            PlainCaptures.Move move = all.get(random.below(all.size()));
            hands.get(seat).remove(move.played());
            if (move.taken().isEmpty()) {
                table.add(move.played());
            } else {
                table.removeAll(move.taken());
                piles.get(seat).add(move.played());
                piles.get(seat).addAll(move.taken());
                sweeps += table.isEmpty() ? 1 : 0;
                last = seat;
            }
            if (!deck.isEmpty()) {
                hands.get(seat).add(deck.pop());
            }
        }
        if (last >= 0) {
            piles.get(last).addAll(table);
        }
        return new Outcome(piles.get(0).size(), piles.get(1).size(), sweeps, moves);
    }
}
