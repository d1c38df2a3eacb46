package parlour.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.Games;
import parlour.Rounds;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.RandomPolicy;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.Comparator;

/** Endings of two, compared with trying everything. */
class ExactCostTest {
    private static final ReviewEffort EFFORT = ReviewEffort.USUAL;

    @ParameterizedTest
    @ValueSource(strings = {"house", "finnish", "laisto"})
    void theCostOfAnEndingIsWhatTryingEverythingFinds(String preset) {
        CassinoRules rules = Games.CASSINO.rules(2, Games.CASSINO.presets().get(preset));
        int costly = 0;
        for (int seed = 0; seed < Rounds.of(40); seed++) {
            CassinoState state = ending(rules, seed, 5);
            for (CassinoMove move : rules.moves(state)) {
                costly += compare(rules, state, move) ? 1 : 0;
            }
        }
        assertTrue(costly > 0, "some moves are mistakes");
    }

    @Test
    void anEndingThatIsNotSearchedToItsEndIsNotJudged() {
        CassinoRules rules = Games.CASSINO.rules(2, Games.CASSINO.presets().get("house"));
        CassinoState state = ending(rules, 1, 8);
        for (CassinoMove move : rules.moves(state)) {
            var search =
                    new CostSearch<>(
                            Games.CASSINO,
                            rules,
                            state,
                            move,
                            1,
                            new ReviewEffort(100, 100, 30, 0));
            assertFalse(search.advance(Integer.MAX_VALUE));
            Judgement<CassinoMove> judgement = search.judgement().orElseThrow();
            assertFalse(judgement.known(), judgement::toString);
            assertEquals(Mark.NONE, judgement.mark());
            assertFalse(judgement.decision());
        }
    }

    /** Returns whether the move costs something. */
    private static boolean compare(CassinoRules rules, CassinoState state, CassinoMove move) {
        int seat = state.turn();
        double best =
                rules.moves(state).stream()
                        .map(one -> value(rules, rules.play(state, one, Rules.silent()), seat))
                        .max(Comparator.naturalOrder())
                        .orElseThrow();
        double cost = best - value(rules, rules.play(state, move, Rules.silent()), seat);
        var search = new CostSearch<>(Games.CASSINO, rules, state, move, 1, EFFORT);
        assertFalse(search.advance(Integer.MAX_VALUE));
        Judgement<CassinoMove> judgement = search.judgement().orElseThrow();
        assertEquals(cost, judgement.cost(), 1e-9, () -> state + ": " + move);
        assertEquals(0, judgement.interval());
        assertTrue(judgement.exact());
        assertEquals(
                cost >= 2
                        ? Mark.BLUNDER
                        : cost >= 1 ? Mark.MISTAKE : cost > 0 ? Mark.INACCURACY : Mark.NONE,
                judgement.mark() == Mark.BRILLIANT ? Mark.NONE : judgement.mark());
        assertEquals(
                best,
                value(rules, rules.play(state, judgement.best(), Rules.silent()), seat),
                1e-9,
                "the best move is one of the best");
        return cost > 0;
    }

    private static CassinoState ending(CassinoRules rules, long seed, int cards) {
        Rng rng = new Rng(seed);
        RandomPolicy<CassinoState, CassinoMove> random = new RandomPolicy<>(rules);
        CassinoState state = rules.deal(rng.next()).state();
        while (!state.deck().isEmpty() || Long.bitCount(state.hands().union()) > cards) {
            state = rules.play(state, random.choose(state, rng), Rules.silent());
        }
        return state;
    }

    /** What a seat is ahead at the end if both play as well as can be. */
    private static double value(CassinoRules rules, CassinoState state, int seat) {
        if (state.turn() == Rules.NOBODY) {
            Result result = rules.round(state).orElseThrow();
            return result.points().get(seat) - result.points().get(1 - seat);
        }
        Comparator<Double> wish =
                state.turn() == seat ? Comparator.naturalOrder() : Comparator.reverseOrder();
        return rules.moves(state).stream()
                .map(move -> value(rules, rules.play(state, move, Rules.silent()), seat))
                .max(wish)
                .orElseThrow();
    }
}
