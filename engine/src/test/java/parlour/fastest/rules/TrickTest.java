package parlour.fastest.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;

/** What a view tells of the plays since the last free move, and of the cards of a hand. */
class TrickTest {
    @Test
    void theTrickIsWhatTheLastPlayHasToBeSeenIn() {
        for (int seats : FastestRules.SEAT_COUNTS) {
            Match<FastestState, FastestMove, FastestView, FastestEvent> match =
                    Match.begin(new FastestRules(seats, new FastestOptions(true, true, 1)), seats);
            Rng rng = new Rng(3);
            while (match.turn() != Rules.NOBODY) {
                FastestView view = match.rules().view(match.state(), Eyes.NONE);
                assertTold(view);
                List<FastestMove> moves = match.rules().moves(match.state());
                match.play(moves.get(rng.below(moves.size())));
            }
            FastestView over = match.rules().view(match.state(), Eyes.NONE);
            assertEquals(0, over.counts().get(last(over).seat()), "the last play stays to be seen");
        }
    }

    private static FastestView.Act last(FastestView view) {
        return view.trick().get(view.trick().size() - 1);
    }

    private static void assertTold(FastestView view) {
        List<FastestView.Act> trick = view.trick();
        assertEquals(view.toBeat().isEmpty(), trick.isEmpty());
        if (trick.isEmpty()) {
            return;
        }
        FastestView.Act top = trick.get(0);
        assertTrue(top.cards().size() > 0, "a trick begins with a play");
        for (FastestView.Act act : trick) {
            top = act.cards().isEmpty() ? top : act;
        }
        assertEquals(view.toBeat().get(), top.move());
        assertEquals(view.lastSeat(), top.seat());
        int next = (trick.get(trick.size() - 1).seat() + 1) % view.counts().size();
        assertEquals(view.turn(), next);
    }

    @Test
    void aMoveTakesTheLowestSuitsOfItsRank() throws Exception {
        Hand hand = Hand.cards("5c 5h 5s 6d 7c 7d BJ RJ");
        assertEquals(Hand.cards("5c 5h"), hand.taken(FastestMove.parse("2 5")));
        assertEquals(Hand.cards("5c 6d 7c"), hand.taken(FastestMove.parse("run 5 7")));
        assertEquals(Hand.cards("5h 5s"), hand.taken(FastestMove.parse("5h 5s")));
        assertEquals(Hand.cards("BJ RJ"), hand.taken(FastestMove.BOTH_JOKERS));
        assertEquals(Hand.EMPTY, hand.taken(FastestMove.PASS));
    }

    @Test
    void handsAreSets() throws Exception {
        Hand hand = Hand.cards("5c 5h 9s");
        FastestCard nine = FastestCard.find("9s").orElseThrow();
        assertEquals(Hand.cards("5c 5h"), hand.without(nine));
        assertEquals(hand, hand.without(nine).with(nine));
        assertEquals(Hand.cards("5c 5h"), hand.of(Level.FIVE));
        assertEquals(Hand.cards("9s"), hand.and(Hand.cards("9s 10s")));
    }
}
