package parlour.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Rules;

class SolverTest {
    private static final Effort EFFORT = new Effort(100, 8);

    @Test
    void everyMoveOfAnEndingIsWorthWhatBruteForceFinds() {
        for (CassinoOptions options :
                new CassinoOptions[] {
                    CassinoOptions.HOUSE, CassinoOptions.FINNISH, CassinoOptions.LAISTO
                }) {
            CassinoRules rules = new CassinoRules(2, options);
            for (int seed = 0; seed < 25; seed++) {
                CassinoState state = Endings.withCardsInHands(rules, seed, 4);
                Analysis<CassinoMove> solver =
                        Endings.think(
                                rules, Games.CASSINO.searchModel(rules)::points, state, EFFORT);
                while (solver.advance(1000)) {
                    assertTrue(solver.best().isPresent());
                }
                double best = brute(rules, state, state.turn());
                for (CassinoMove move : rules.moves(state)) {
                    Evaluation<CassinoMove> found = solver.evaluation(move).orElseThrow();
                    double value =
                            brute(rules, rules.play(state, move, Rules.silent()), state.turn());
                    assertEquals(value, found.value(), 1e-9, move + " in " + state);
                    assertEquals(best - value, found.behind(), 1e-9);
                    assertEquals(0, found.error());
                }
            }
        }
    }

    @Test
    void aFullEndingOfTwoIsSolved() {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
        CassinoState state = Endings.withCardsInHands(rules, 3, 8);
        Analysis<CassinoMove> solver =
                Endings.think(rules, Games.CASSINO.searchModel(rules)::points, state, EFFORT);
        int units = 0;
        while (solver.advance(1000)) {
            units++;
            assertTrue(units < 5000, "no end in sight");
        }
        assertEquals(0, solver.evaluations().get(0).error());
    }

    @Test
    void aThinkingKnowsAMoveFromTheFirstUnitOn() {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
        CassinoState state = Endings.withCardsInHands(rules, 5, 8);
        Analysis<CassinoMove> solver =
                Endings.think(rules, Games.CASSINO.searchModel(rules)::points, state, EFFORT);
        solver.advance(1);
        assertTrue(rules.refusal(state, solver.best().orElseThrow()).isEmpty());
    }

    @Test
    void whatIsNotYetProvenIsNotCalledExact() {
        CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
        CassinoState state = Endings.withCardsInHands(rules, 5, 8);
        Analysis<CassinoMove> solver =
                Endings.think(rules, Games.CASSINO.searchModel(rules)::points, state, EFFORT);
        solver.advance(1);
        for (Evaluation<CassinoMove> one : solver.evaluations()) {
            assertTrue(one.error() > 0);
            assertFalse(one.clearlyWorse());
        }
    }

    /** Minimax over every legal move, nothing cut. */
    private static double brute(CassinoRules rules, CassinoState state, int seat) {
        if (state.turn() == Rules.NOBODY) {
            double own = rules.round(state).orElseThrow().points().get(seat);
            return own - rules.round(state).orElseThrow().points().get(1 - seat);
        }
        boolean ours = state.turn() == seat;
        double best = ours ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (CassinoMove move : rules.moves(state)) {
            double value = brute(rules, rules.play(state, move, Rules.silent()), seat);
            best = ours ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
