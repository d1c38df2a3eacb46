package parlour.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Hint;
import parlour.fastest.computers.FastestComputers;
import parlour.fastest.rules.FastestCards;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestPosition;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.search.Analysis;
import parlour.search.Evaluation;
import parlour.search.KnownMoves;

import java.util.Arrays;
import java.util.List;

class FastestHintTest {
    private static final FastestRules RULES = new FastestRules(3, FastestOptions.SINGLE);

    private static List<String> hint(FastestRules rules, FastestState state) {
        FastestView view = rules.view(state, Eyes.of(state.turn()));
        Analysis<FastestMove> analysis = FastestComputers.expert(rules).think(view, 1);
        analysis.advance(2000);
        return said(hint(rules, state, analysis));
    }

    private static Hint<FastestMove> hint(
            FastestRules rules, FastestState state, Analysis<FastestMove> analysis) {
        FastestView view = rules.view(state, Eyes.of(state.turn()));
        return Games.FASTEST.hint(rules, view, analysis).orElseThrow();
    }

    private static List<String> said(Hint<FastestMove> hint) {
        return hint.reasons().stream().map(English::say).toList();
    }

    @Test
    void theLastCardsWinAndNothingElseNeedsToBeSaid() {
        FastestState state =
                FastestPosition.of(RULES)
                        .hand(1, "9c Kd")
                        .hand(2, "Kc 4d")
                        .hand(0, "6c 6d")
                        .state();
        assertEquals(
                List.of("Play two 6s: that empties your hand, and you finish first."),
                hint(RULES, state));
    }

    @Test
    void aForcedPassSaysThatNothingIsHigher() {
        FastestState state =
                FastestPosition.of(RULES)
                        .hand(1, "6c 8h")
                        .hand(2, "7c 4d")
                        .hand(0, "Kc 9d 9h")
                        .then("1 K")
                        .state();
        assertEquals(1, state.turn());
        assertEquals(List.of("Pass: nothing in your hand is higher."), hint(RULES, state));
    }

    @Test
    void whatNothingUnseenBeatsIsSafe() {
        FastestState state =
                FastestPosition.of(RULES)
                        .hand(1, "9c")
                        .hand(2, "Kc 4d 7c")
                        .hand(0, "6c 6d 3c")
                        .state();
        List<String> reasons = hint(RULES, state);
        assertEquals("Play two 6s.", reasons.get(0));
        assertEquals(
                "Nobody can hold anything higher, so your next move is free. That leaves 1 group to"
                        + " play.",
                reasons.get(1));
    }

    @Test
    void theChanceToBeBeatenIsCounted() {
        // Of the six ways to deal two and two, both sixes lie together in two.
        FastestState state =
                FastestPosition.of(RULES)
                        .hand(1, "6c 6d")
                        .hand(2, "7c 8c")
                        .hand(0, "5c 5d 3c")
                        .state();
        FastestView view = RULES.view(state, Eyes.of(0));
        assertEquals(0.33, FastestHint.beaten(RULES, view, FastestCards.move("2 5")), 0.06);
        assertEquals(1, FastestHint.beaten(RULES, view, FastestCards.move("1 5")));
        assertEquals(
                "About 1 time in 3 somebody can beat it. That leaves 1 group to play.",
                said(known(RULES, state, "2 5", 0.3)).get(1));
        assertEquals(
                "Somebody can almost certainly beat it. That leaves 2 groups to play.",
                said(known(RULES, state, "1 5", 0.3)).get(1));
    }

    private static Hint<FastestMove> known(
            FastestRules rules, FastestState state, String move, double value) {
        return hint(
                rules,
                state,
                KnownMoves.played(
                        KnownMoves.best(FastestCards.move(move), value),
                        KnownMoves.worse(FastestCards.move("1 3"), value, 0.3)));
    }

    @Test
    void theChanceOfFinishingFirstIsSaidAsPeopleSayIt() {
        FastestState state =
                FastestPosition.of(RULES)
                        .hand(1, "6c 6d")
                        .hand(2, "7c 8c")
                        .hand(0, "5c 5d 3c")
                        .state();
        assertEquals(
                "You finish first in about 1 game in 10 from here; playing a single 3 is about as"
                        + " good.",
                said(hint(
                                RULES,
                                state,
                                KnownMoves.played(
                                        KnownMoves.best(FastestCards.move("2 5"), -0.333),
                                        KnownMoves.close(FastestCards.move("1 3"), -0.333, 0.05))))
                        .get(2));
        assertEquals(
                "You finish first in about 1 game in 2 from here; playing a single 3 would cost you"
                        + " about 1 game in 5.",
                said(known(RULES, state, "2 5", 0.25)).get(2));
    }

    @Test
    void anEndingOfTwoIsWonOrLost() {
        FastestRules two = new FastestRules(2, FastestOptions.SINGLE);
        FastestState lost = FastestPosition.of(two).hand(1, "10c").hand(0, "5c 7d 9c").state();
        List<String> reasons = hint(two, lost);
        assertEquals("You can no longer finish first if the others play well.", last(reasons));
        assertTrue(reasons.get(1).startsWith("The other player can beat it."), reasons.get(1));
        FastestState won =
                FastestPosition.of(two).hand(1, "6c 10c 10d").hand(0, "Kc Kd 9c").state();
        assertTrue(
                last(hint(two, won)).startsWith("You finish first from here; "),
                () -> hint(two, won).toString());
    }

    private static String last(List<String> reasons) {
        return reasons.get(reasons.size() - 1);
    }

    @Test
    void inAMatchPointsAreSaid() {
        FastestRules match = new FastestRules(3, FastestOptions.MATCH);
        FastestState state =
                FastestPosition.of(match)
                        .hand(1, "6c 6d")
                        .hand(2, "7c 8c")
                        .hand(0, "5c 5d 3c")
                        .state();
        assertEquals(
                "This game brings you about 3 of 4 points; playing a single 3 would bring about 1"
                        + " point less.",
                said(known(match, state, "2 5", 0.4)).get(2));
    }

    @Test
    void moreCardsAndWholeGroupsAreSuggestedWhereAllIsAsGood() {
        FastestState state =
                FastestPosition.of(RULES)
                        .hand(1, "9c Kd 10c 10d")
                        .hand(2, "Kc 4d 7c 8c")
                        .hand(0, "3c 6c 6d Jc")
                        .state();
        assertEquals("2 6", preferred(state, "1 3", "1 6", "2 6", "1 J"));
        assertEquals("1 3", preferred(state, "1 6", "1 J", "1 3"));
        FastestState answer =
                FastestPosition.of(RULES)
                        .hand(1, "6c 6d 9c")
                        .hand(2, "7c 4d")
                        .hand(0, "5c Kd 10c")
                        .then("1 5")
                        .state();
        assertEquals("1 9", preferred(answer, "pass", "1 6", "1 9"));
        assertEquals("pass", preferred(answer, "1 6", "pass"), "rather than break the pair");
    }

    /** What is suggested if the search sees no difference. */
    private static String preferred(FastestState state, String... moves) {
        List<Evaluation<FastestMove>> found =
                Arrays.stream(moves)
                        .map(FastestCards::move)
                        .map(move -> new Evaluation<>(move, 0.2, 0.01, 0, 0.01, 400))
                        .toList();
        return hint(RULES, state, new KnownMoves<>(found)).move().toString();
    }
}
