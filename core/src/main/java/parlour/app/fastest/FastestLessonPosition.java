package parlour.app.fastest;

import parlour.engine.Rng;
import parlour.engine.Tally;
import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.Hands;
import parlour.fastest.rules.Level;
import parlour.fastest.rules.PlayHistory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Makes a position of a lesson by playing a game towards it: all cards that are in no hand were
 * played before, one by one, while the others passed.
 */
final class FastestLessonPosition {
    static final int SEATS = 3;

    private static final int ME = 0;
    private static final int LAST = SEATS - 1;
    private static final int DEALT = FastestCard.COUNT / SEATS;
    private static final FastestRules RULES = new FastestRules(SEATS, FastestOptions.SINGLE);

    private final List<FastestCard> free = new ArrayList<>();
    private final FastestMove toBeat;

    /** What each seat is to hold in the end, with what the last one plays then. */
    private final List<List<FastestCard>> kept = new ArrayList<>();

    private FastestState state;

    /**
     * @param hand the ranks of the person, who is to move
     * @param second how many cards the second seat has left
     * @param third how many the last seat has left
     * @param toBeat what the last seat has just played, or a pass for a free move
     */
    FastestLessonPosition(String hand, int second, int third, FastestMove toBeat) {
        this.toBeat = toBeat;
        Hand.PACK.forEach(free::add);
        List<FastestCard> mine = new ArrayList<>();
        for (String rank : hand.split(" ")) {
            mine.add(take(Level.find(rank).orElseThrow()));
        }
        List<FastestCard> played = new ArrayList<>();
        if (toBeat instanceof FastestMove.Group group) {
            for (int i = 0; i < group.size(); i++) {
                played.add(take(group.level()));
            }
        }
        shuffle();
        kept.add(mine);
        kept.add(take(second));
        kept.add(take(third));
        kept.get(LAST).addAll(played);
    }

    private FastestCard take(Level level) {
        FastestCard card =
                free.stream().filter(one -> one.level() == level).findFirst().orElseThrow();
        free.remove(card);
        return card;
    }

    private List<FastestCard> take(int count) {
        List<FastestCard> some = free.subList(0, count);
        List<FastestCard> taken = new ArrayList<>(some);
        some.clear();
        return taken;
    }

    private void shuffle() {
        Rng rng = new Rng(free.size());
        for (int i = free.size() - 1; i > 0; i--) {
            Collections.swap(free, i, rng.below(i + 1));
        }
    }

    FastestState state() {
        int leader = toBeat.equals(FastestMove.PASS) ? ME : LAST;
        List<List<FastestCard>> spent = spent(leader);
        List<Hand> hands = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            hands.add(hand(kept.get(seat)).or(hand(spent.get(seat))));
        }
        int first = hand(spent.get(leader)).isEmpty() ? leader : next(leader);
        state =
                new FastestState(
                        Hands.of(hands), PlayHistory.NOTHING, first, first, Tally.zeros(SEATS), 1);
        spend(spent, first, leader);
        if (leader != ME) {
            play(toBeat);
        }
        return state;
    }

    private static int next(int seat) {
        return (seat + 1) % SEATS;
    }

    private static Hand hand(List<FastestCard> cards) {
        Hand hand = Hand.EMPTY;
        for (FastestCard card : cards) {
            hand = hand.with(card);
        }
        return hand;
    }

    /**
     * What each seat has played before, highest first. Whoever leads in the end got the highest
     * cards, so that the lead can be won on the way there.
     */
    private List<List<FastestCard>> spent(int leader) {
        Collections.sort(free);
        List<List<FastestCard>> spent = new ArrayList<>(Collections.nCopies(SEATS, List.of()));
        int seat = leader;
        for (int i = 0; i < SEATS; i++) {
            seat = next(seat);
            List<FastestCard> cards = take(DEALT - kept.get(seat).size());
            Collections.reverse(cards);
            spent.set(seat, cards);
        }
        return spent;
    }

    /** Everybody plays their cards while the others pass, but for the last: that is answered. */
    private void spend(List<List<FastestCard>> spent, int first, int leader) {
        int seat = first;
        for (int i = 0; i < SEATS; i++) {
            List<FastestCard> cards = spent.get(seat);
            for (int at = 0; at < cards.size(); at++) {
                play(new FastestMove.Group(1, cards.get(at).level()));
                if (seat == leader || at < cards.size() - 1) {
                    play(FastestMove.PASS);
                    play(FastestMove.PASS);
                }
            }
            seat = next(seat);
        }
    }

    private void play(FastestMove move) {
        state = RULES.play(state, move, event -> {});
    }
}
