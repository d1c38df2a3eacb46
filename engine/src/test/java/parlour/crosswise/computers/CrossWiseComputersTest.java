package parlour.crosswise.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWisePosition;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.engine.Eyes;
import parlour.engine.Player;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The players among each other, and what the search considers. */
class CrossWiseComputersTest {
    private static final CrossWiseRules RULES = new CrossWiseRules(2);

    static List<Integer> seatCounts() {
        return Games.CROSSWISE.seatCounts();
    }

    @ParameterizedTest
    @MethodSource("seatCounts")
    void theQuickPlayerBeatsThePriorityPlayer(int seats) {
        double share = share(seats, new ProspectPlayer(Valuation.AVERAGE), new Priority(), 200);
        assertTrue(share > 0.7, share + " of the points");
    }

    @ParameterizedTest
    @MethodSource("seatCounts")
    void theLearnedValuesBeatTheAverage(int seats) {
        double share =
                share(
                        seats,
                        new ProspectPlayer(Valuation.LEARNED),
                        new ProspectPlayer(Valuation.AVERAGE),
                        400);
        assertTrue(share > 0.55, share + " of the points");
    }

    @Test
    void whoSeesMoreWinsMore() {
        double share = share(2, learner("skilled"), learner("easy"), 200);
        assertTrue(share > 0.7, share + " of the points");
        share = share(4, learner("easy"), learner("firstGame"), 200);
        assertTrue(share > 0.65, share + " of the points");
    }

    @ParameterizedTest
    @MethodSource("seatCounts")
    void whoLooksAheadBeatsWhoOnlyLooks(int seats) {
        CrossWiseRules rules = new CrossWiseRules(seats);
        Player<CrossWiseView, CrossWiseMove> hard =
                Games.CROSSWISE.computer("hard", rules, new Rng(1));
        double share =
                share(
                        seats,
                        (state, rng) -> move(rules, hard, state, rng),
                        learner("skilled"),
                        100);
        assertTrue(share > 0.6, share + " of the points");
    }

    private static CrossWiseMove move(
            CrossWiseRules rules,
            Player<CrossWiseView, CrossWiseMove> player,
            CrossWiseState state,
            Rng rng) {
        Thinking<CrossWiseMove> thought =
                player.think(rules.view(state, Eyes.of(state.turn())), rng.next());
        while (thought.advance(100)) {}
        return thought.best().orElseThrow();
    }

    private static Policy<CrossWiseState, CrossWiseMove> learner(String level) {
        return new Learner(Learner.Sight.of(level).orElseThrow());
    }

    /** The first moves of games with the same cards and other seeds of the player. */
    private static Set<String> openings(String computer) {
        CrossWiseState state = RULES.deal(5).state();
        return IntStream.range(0, 40)
                .mapToObj(seed -> opening(computer, state, seed))
                .collect(Collectors.toSet());
    }

    private static String opening(String computer, CrossWiseState state, long seed) {
        Thinking<CrossWiseMove> thought =
                Games.CROSSWISE
                        .computer(computer, RULES, new Rng(1))
                        .think(RULES.view(state, Eyes.of(state.turn())), seed);
        thought.advance(1);
        return thought.best().orElseThrow().toString();
    }

    @Test
    void theLevelsPlayAnyOfEqualMoves() {
        assertTrue(openings("easy").size() > 10);
        assertTrue(openings("intermediate").size() > 10);
        assertEquals(1, openings("priority").size(), "the older program's player is as it was");
    }

    @Test
    void aPlayersSeedDecidesAmongEqualMoves() {
        CrossWiseState state = RULES.deal(5).state();
        for (int seed = 0; seed < 20; seed++) {
            assertEquals(
                    opening("intermediate", state, seed), opening("intermediate", state, seed));
        }
    }

    /** The first player's share, with both sides of every deal. */
    private static double share(
            int seats,
            Policy<CrossWiseState, CrossWiseMove> first,
            Policy<CrossWiseState, CrossWiseMove> second,
            int games) {
        CrossWiseRules rules = new CrossWiseRules(seats);
        double sum = 0;
        for (int game = 0; game < games; game++) {
            int side = game % 2;
            Rng rng = new Rng(game);
            CrossWiseState state = rules.deal(game / 2).state();
            while (state.turn() != Rules.NOBODY) {
                Policy<CrossWiseState, CrossWiseMove> mover =
                        state.turn() % 2 == side ? first : second;
                state = rules.play(state, mover.choose(state, rng), Rules.silent());
            }
            sum += rules.round(state).orElseThrow().points().get(side);
        }
        return sum / games;
    }

    @Test
    void theShortListIsShort() {
        CrossWiseState state =
                CrossWisePosition.seats(2)
                        .on("123456/234561/3456../456.../56..../......")
                        .hand(0, "9 8 1 10")
                        .state();
        assertTrue(RULES.moves(state).size() > 300);
        List<CrossWiseMove> candidates = Games.CROSSWISE.searchModel(RULES).candidates(state);
        assertTrue(candidates.size() <= 16 + 3 * 4, candidates.size() + " candidates");
        assertTrue(
                candidates.stream().map(CrossWiseMove::token).distinct().count() == 4,
                "something of every kind");
    }
}
