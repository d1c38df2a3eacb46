package parlour.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * The yardstick for See Who's Fastest: the older program's own algorithm. A hand is a list of
 * cards; it counts through the list to see whether a play is held, and tries every count of every
 * value.
 */
final class PlainFastest {
    static final int JOKER = 13;

    private static final int VALUES = 15;
    private static final int SUITS = 4;
    private static final int SEATS = 3;

    /** A card; each joker has its own value. */
    record Card(int suit, int value) {}

    /** A number of cards of a value; two of {@link #JOKER} are both jokers, none is a pass. */
    record Play(int count, int value) {
        static final Play PASS = new Play(0, 0);

        private boolean bothJokers() {
            return count == 2 && value == JOKER;
        }

        private boolean higherThan(Play last) {
            if (bothJokers() || last.bothJokers()) {
                return !last.bothJokers();
            }
            return count > last.count || count == last.count && value > last.value;
        }
    }

    private PlainFastest() {}

    static List<Card> pack() {
        List<Card> cards = new ArrayList<>();
        for (int suit = 0; suit < SUITS; suit++) {
            for (int value = 0; value < JOKER; value++) {
                cards.add(new Card(suit, value));
            }
        }
        cards.add(new Card(SUITS, JOKER));
        cards.add(new Card(SUITS, JOKER + 1));
        return cards;
    }

    /** All plays of a hand on the last play; a pass means a free move. */
    static List<Play> moves(List<Card> hand, Play last) {
        List<Play> moves = new ArrayList<>();
        for (int count = 1; count <= SUITS; count++) {
            for (int value = 0; value < VALUES; value++) {
                Play play = new Play(count, value);
                if (held(hand, play) && play.higherThan(last)) {
                    moves.add(play);
                }
            }
        }
        if (last.count > 0) {
            moves.add(Play.PASS);
        }
        return moves;
    }

    private static boolean held(List<Card> hand, Play play) {
        if (play.bothJokers()) {
            return held(hand, new Play(1, JOKER)) && held(hand, new Play(1, JOKER + 1));
        }
        int held = 0;
        for (Card card : hand) {
            held += card.value == play.value ? 1 : 0;
        }
        return held >= play.count;
    }

    private static void remove(List<Card> hand, Play play) {
        int left = play.count;
        for (int i = hand.size() - 1; i >= 0 && left > 0; i--) {
            int value = hand.get(i).value;
            if (value == play.value || play.bothJokers() && value > JOKER) {
                hand.remove(i);
                left--;
            }
        }
    }

    /** Plays a random game for three and returns the number of moves there were to choose from. */
    static long game(SeededRandom random) {
        List<Card> pack = random.shuffled(pack());
        List<List<Card>> hands = new ArrayList<>();
        int size = pack.size() / SEATS;
        for (int seat = 0; seat < SEATS; seat++) {
            hands.add(new ArrayList<>(pack.subList(size * seat, size * (seat + 1))));
        }
        Play last = Play.PASS;
        int passes = 0;
        long choices = 0;
        for (int seat = random.below(SEATS); ; seat = (seat + 1) % SEATS) {
            List<Play> moves = moves(hands.get(seat), last);
            choices += moves.size();
            Play play = moves.get(random.below(moves.size()));
            remove(hands.get(seat), play);
            if (hands.get(seat).isEmpty()) {
                return choices;
            }
            passes = play.count == 0 ? passes + 1 : 0;
            last = play.count > 0 ? play : passes == SEATS - 1 ? Play.PASS : last;
        }
    }
}
