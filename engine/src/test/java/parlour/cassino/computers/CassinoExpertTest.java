package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cassino.rules.CassinoCards;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.cassino.rules.RoundStart;
import parlour.engine.Eyes;
import parlour.engine.Policy;
import parlour.engine.RandomPolicy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.search.Analysis;
import parlour.search.Evaluation;
import parlour.search.Expert;

import java.util.List;

class CassinoExpertTest {
    @Test
    void takesTheTenOfDiamondsWherePointsAreGood() {
        assertEquals("10h x 10d", move(CassinoOptions.HOUSE, tenOnTheTable()));
    }

    @Test
    void shunsTheTenOfDiamondsWherePointsAreBad() {
        assertEquals("9d x 9h", move(CassinoOptions.LAISTO, tenOnTheTable()));
    }

    private static CassinoState tenOnTheTable() {
        return CassinoPosition.seats(2)
                .table("10d 9h")
                .hand(0, "10h 9d")
                .hand(1, "7c 8c")
                .deck("Kc Kd Qc Qd")
                .restInPile(1)
                .state();
    }

    @Test
    void nearTheTargetItGivesUpPointsForTheGame() {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
        int givenUp = 0;
        for (int seed = 0; seed < 60; seed++) {
            CassinoState state = ending(rules, seed);
            CassinoView view = rules.view(state, Eyes.of(state.turn()));
            Analysis<CassinoMove> expert = CassinoComputers.expert(rules).think(view, 1);
            assertFalse(expert.advance(100_000));
            CassinoMove chosen = expert.best().orElseThrow();
            Analysis<CassinoMove> points =
                    Expert.reviewer(rules, Games.CASSINO.searchModel(rules), 1000)
                            .think(view, 1, List.of(chosen));
            assertFalse(points.advance(100_000));
            givenUp += points.evaluation(chosen).orElseThrow().behind() > 0 ? 1 : 0;
        }
        assertTrue(givenUp > 0, "points were all that counted");
    }

    /** Four cards are left to play and both are one good capture from the target. */
    private static CassinoState ending(CassinoRules rules, long seed) {
        Policy<CassinoState, CassinoMove> policy = new RandomPolicy<>(rules);
        Rng rng = new Rng(seed);
        CassinoState state = rules.deal(seed).state();
        state =
                new CassinoState(
                        state.table(),
                        state.hands(),
                        state.piles(),
                        state.deck(),
                        state.turn(),
                        state.lastCapture(),
                        state.sweeps(),
                        new RoundStart(state.dealer(), Tally.of(List.of(11, 10)), 2, 0, 0));
        while (!state.deck().isEmpty() || Long.bitCount(state.hands().union()) > 4) {
            state = rules.play(state, policy.choose(state, rng), Rules.silent());
        }
        return state;
    }

    @Test
    void aReviewCountsInPointsAndIsExactAtTheEnd() {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
        CassinoState state =
                CassinoPosition.seats(2)
                        .table("10d 3c 8h")
                        .hand(0, "10h 4c")
                        .hand(1, "2c 5c")
                        .lastCapture(1)
                        .restInPile(1)
                        .state();
        CassinoView view = rules.view(state, Eyes.of(0));
        CassinoMove blunder = CassinoCards.move("10h");
        Analysis<CassinoMove> analysis =
                Expert.reviewer(rules, Games.CASSINO.searchModel(rules), 1000)
                        .think(view, 1, List.of(blunder));
        assertFalse(analysis.advance(100_000));
        Evaluation<CassinoMove> found = analysis.evaluation(blunder).orElseThrow();
        // Two points that change sides make four of difference.
        assertEquals(4, found.behind(), 1e-9);
        assertEquals(0, found.behindError());
        assertTrue(found.clearlyWorse());
        assertFalse(analysis.evaluations().get(0).clearlyWorse());
    }

    private static String move(CassinoOptions options, CassinoState state) {
        CassinoRules rules = new CassinoRules(2, options);
        Analysis<CassinoMove> analysis =
                CassinoComputers.expert(rules).think(rules.view(state, Eyes.of(0)), 1);
        analysis.advance(5000);
        return analysis.best().orElseThrow().toString();
    }
}
