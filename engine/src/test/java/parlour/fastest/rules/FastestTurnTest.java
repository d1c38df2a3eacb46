package parlour.fastest.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Tally;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns, free moves, the end, places and points: the worked cases of the rules. */
class FastestTurnTest {
    private static final FastestRules THREE = new FastestRules(3, FastestOptions.SINGLE);

    private static FastestState play(FastestRules rules, FastestState from, String... moves) {
        FastestState state = from;
        for (String move : moves) {
            assertTrue(rules.refusal(state, FastestCards.move(move)).isEmpty(), move);
            state = rules.play(state, FastestCards.move(move), Rules.silent());
        }
        return state;
    }

    private static boolean free(FastestState state) {
        return state.toBeat().size() == 0;
    }

    @Test
    void everySeatGetsAnEqualShareAndAnySeatMayBegin() {
        for (int seats : Games.FASTEST.seatCounts()) {
            FastestRules rules = new FastestRules(seats, FastestOptions.SINGLE);
            Set<Integer> beginners = new HashSet<>();
            for (int seed = 0; seed < 60; seed++) {
                FastestState state = rules.deal(seed).state();
                state.hands().list().forEach(hand -> assertEquals(54 / seats, hand.size()));
                assertEquals(Hand.PACK, state.hands().union());
                assertTrue(free(state));
                beginners.add(state.turn());
            }
            assertEquals(seats, beginners.size());
        }
    }

    @Test
    void afterAllOthersHavePassedTheMoveIsFree() {
        FastestState state =
                FastestPosition.of(THREE).hand(1, "4 9").hand(2, "5 10").hand(0, "3 3 K").state();
        assertEquals(0, state.turn());
        state = play(THREE, state, "1 3", "1 4", "pass");
        assertEquals("1 4", state.toBeat().toString());
        state = play(THREE, state, "pass");
        assertEquals(1, state.turn());
        assertTrue(free(state));
    }

    @Test
    void whoPassedMayPlayAgainInTheSameTrick() {
        FastestState state =
                FastestPosition.of(THREE).hand(1, "4 9").hand(2, "5 10").hand(0, "3 3 K").state();
        state = play(THREE, state, "1 3", "pass", "1 5", "pass", "1 9");
        assertEquals("1 9", state.toBeat().toString());
        assertEquals(2, state.turn());
    }

    @Test
    void sixSeatsNeedFivePassesForAFreeMove() {
        freeOnlyAfterAllOthersPass(6, 9);
    }

    @Test
    void nineSeatsNeedEightPassesForAFreeMove() {
        freeOnlyAfterAllOthersPass(9, 6);
    }

    private static void freeOnlyAfterAllOthersPass(int seats, int cards) {
        FastestRules rules = new FastestRules(seats, FastestOptions.SINGLE);
        FastestState state = rules.deal(4).state();
        assertEquals(cards, state.hands().get(0).size());
        int first = state.turn();
        state = rules.play(state, rules.moves(state).get(0), Rules.silent());
        for (int passes = 0; passes < seats - 1; passes++) {
            assertEquals(false, free(state));
            state = play(rules, state, "pass");
        }
        assertTrue(free(state));
        assertEquals(first, state.turn());
    }

    @Test
    void theLowestSuitsLeaveTheHandFirst() {
        FastestState state =
                FastestPosition.of(THREE)
                        .hand(1, "Jc")
                        .hand(2, "Qc")
                        .hand(0, "9d 9h 9s 2c")
                        .state();
        state = play(THREE, state, "2 9");
        assertEquals(FastestCards.hand("2c 9s"), state.hands().get(0));
    }

    @Test
    void anEmptyHandWinsAndEqualCountsShareAPlace() {
        FastestState state =
                FastestPosition.of(THREE).hand(1, "4 9").hand(2, "5 10").hand(0, "3 3").state();
        List<FastestEvent> events = new ArrayList<>();
        state = THREE.play(state, FastestCards.move("2 3"), events::add);
        assertEquals(Rules.NOBODY, state.turn());
        Result round = THREE.round(state).orElseThrow();
        assertEquals(List.of(1.0, 0.25, 0.25), round.points());
        assertEquals(List.of(1, 2, 2), round.places());
        FastestEvent.Ended ended = (FastestEvent.Ended) events.get(1);
        assertEquals(List.of(0, 2, 2), ended.left());
        assertEquals(List.of(4, 1, 1), ended.points());
        assertEquals(new FastestEvent.Won(List.of(0)), events.get(2));
    }

    @Test
    void othersSeeHowManyCardsWereDealtButNotWhich() {
        FastestEvent dealt = new FastestEvent.Dealt(1, FastestCards.hand("4 9"), 2);
        assertEquals(Optional.of(dealt), THREE.seen(dealt, Eyes.of(1)));
        assertEquals(
                Optional.of(new FastestEvent.Dealt(1, Hand.EMPTY, 2)),
                THREE.seen(dealt, Eyes.of(0)));
    }

    @Test
    void theSheetHasTheWholePointsOfTheGame() {
        FastestState over =
                FastestPosition.of(THREE)
                        .hand(1, "4 9")
                        .hand(2, "5 10")
                        .hand(0, "3 3")
                        .then("2 3")
                        .state();
        assertEquals(List.of(4, 1, 1), THREE.sheetPoints(over));
        assertEquals(Map.of("places", 1), Games.FASTEST.achievements(over, 0));
        assertEquals(Map.of("places", 2), Games.FASTEST.achievements(over, 2));
    }

    @Test
    void pointsOfSharedPlacesAreWholeAndAddUp() {
        List<Hand> hands =
                List.of("", "2c 3c", "4c 5c", "6c", "7c 8c", "9c 10c Jc").stream()
                        .map(FastestCards::hand)
                        .toList();
        ScoreSheet sheet = ScoreSheet.of(Hands.of(hands));
        assertEquals(List.of(1, 3, 3, 2, 3, 6), sheet.places());
        assertEquals(List.of(10, 4, 4, 8, 4, 0), sheet.points());
        assertEquals(6 * 5, sheet.points().stream().mapToInt(Integer::intValue).sum());
    }

    @Test
    void aMatchAddsThePointsOfItsGames() {
        FastestRules rules = new FastestRules(3, new FastestOptions(false, false, 3));
        Match<FastestState, FastestMove, FastestView, FastestEvent> match = Match.begin(rules, 9);
        Tally sum = Tally.zeros(3);
        for (int game = 1; game <= 3; game++) {
            assertEquals(game, rules.roundNumber(match.state()));
            assertEquals(sum, rules.scores(match.state()));
            while (match.turn() != Rules.NOBODY) {
                match.play(
                        Games.FASTEST
                                .searchModel(rules)
                                .policy()
                                .choose(match.state(), new Rng(game)));
            }
            List<Integer> points = rules.sheet(match.state()).points();
            for (int seat = 0; seat < 3; seat++) {
                sum = sum.plus(seat, points.get(seat));
            }
            assertEquals(game == 3, rules.game(match.state()).isPresent());
            if (game < 3) {
                match.dealNext();
            }
        }
        assertEquals(
                sum.list().stream().map(Double::valueOf).toList(),
                rules.game(match.state()).orElseThrow().points());
    }

    @Test
    void twoKnowEachOthersCardsAndThreeDoNot() {
        FastestRules two = new FastestRules(2, FastestOptions.SINGLE);
        FastestState dealt = two.deal(1).state();
        assertTrue(Games.FASTEST.searchModel(two).certain(two.view(dealt, Eyes.of(0))));
        assertEquals(
                false,
                Games.FASTEST.searchModel(two).solvable(two.view(dealt, Eyes.of(0))),
                "the end is far");
        FastestState late = FastestPosition.of(two).hand(0, "4 9").hand(1, "5 10").state();
        assertTrue(Games.FASTEST.searchModel(two).solvable(two.view(late, Eyes.of(1))));
        assertEquals(
                false,
                Games.FASTEST
                        .searchModel(THREE)
                        .certain(THREE.view(THREE.deal(1).state(), Eyes.of(0))));
    }

    @Test
    void historiesAreEqualOnlyIfEveryPlayIs() {
        PlayHistory one =
                PlayHistory.NOTHING.and(FastestCards.move("1 4"), FastestCards.hand("4c").bits());
        PlayHistory same =
                PlayHistory.NOTHING.and(FastestCards.move("1 4"), FastestCards.hand("4c").bits());
        assertEquals(one, same);
        assertEquals(one.and(FastestMove.PASS, 0), same.and(FastestMove.PASS, 0));
        assertNotEquals(one, same.and(FastestMove.PASS, 0));
        assertNotEquals(
                one,
                PlayHistory.NOTHING.and(FastestCards.move("1 4"), FastestCards.hand("4d").bits()));
    }
}
