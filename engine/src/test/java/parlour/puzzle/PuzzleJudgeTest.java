package parlour.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.Rounds;
import parlour.cards.CardSets;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.RandomPolicy;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

class PuzzleJudgeTest {
    private static final double EQUAL = 1e-9;

    private final CassinoRules rules = Games.CASSINO.rules(2, Games.CASSINO.presets().get("house"));

    /** A position with an empty deck and at most so many cards in the hands. */
    private CassinoState ending(long seed, int cards) {
        Rng rng = new Rng(seed);
        RandomPolicy<CassinoState, CassinoMove> random = new RandomPolicy<>(rules);
        CassinoState state = rules.deal(rng.next()).state();
        while (!state.deck().isEmpty() || inHands(state.hands()) > cards) {
            state = rules.play(state, random.choose(state, rng), Rules.silent());
        }
        return state;
    }

    private static int inHands(CardSets hands) {
        return Long.bitCount(hands.union());
    }

    /** What the first player gets beyond the second, by plain minimax. */
    private double value(CassinoState state, int seat) {
        if (rules.turn(state) == Rules.NOBODY) {
            double[] chances = new double[2];
            Games.CASSINO.searchModel(rules).worth(state, chances);
            return chances[seat] - chances[1 - seat];
        }
        boolean own = rules.turn(state) == seat;
        double best = own ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (CassinoMove move : rules.moves(state)) {
            double after = value(rules.play(state, move, Rules.silent()), seat);
            best = own ? Math.max(best, after) : Math.min(best, after);
        }
        return best;
    }

    private PuzzleJudge<CassinoState, CassinoMove, CassinoView, ?> judge(int worlds) {
        return new PuzzleJudge<>(rules, Games.CASSINO.searchModel(rules), worlds);
    }

    private CassinoView view(CassinoState state) {
        return rules.view(state, Eyes.of(state.turn()));
    }

    @Test
    void inAnEndingTheSolutionsAreAllBestMovesOfAPlainSearch() {
        int several = 0;
        for (int seed = 0; seed < Rounds.of(60); seed++) {
            CassinoState state = ending(seed, 4);
            Map<CassinoMove, Double> values = new HashMap<>();
            for (CassinoMove move : rules.moves(state)) {
                values.put(move, value(rules.play(state, move, Rules.silent()), rules.turn(state)));
            }
            double best = values.values().stream().max(Double::compare).orElseThrow();
            Set<CassinoMove> wanted = new HashSet<>(values.keySet());
            wanted.removeIf(move -> values.get(move) < best - EQUAL);
            Optional<PuzzleJudge.Judgement<CassinoMove>> found =
                    judge(500).judge(view(state), seed);
            boolean anyWorse = wanted.size() < values.size();
            assertEquals(anyWorse, found.isPresent(), "seed " + seed);
            Set<CassinoMove> solutions =
                    found.map(one -> (Set<CassinoMove>) new HashSet<>(one.solutions()))
                            .orElse(wanted);
            assertEquals(wanted, solutions, "seed " + seed);
            assertTrue(found.stream().allMatch(one -> one.evidence().exact() && one.clear()));
            several += anyWorse && wanted.size() > 1 ? 1 : 0;
        }
        assertTrue(several > 0, "some have more than one solution");
    }

    @Test
    void playoutsAreNeverExact() {
        int judged = 0;
        for (int seed = 0; seed < Rounds.of(10); seed++) {
            CassinoState state = rules.deal(seed).state();
            Optional<PuzzleJudge.Judgement<CassinoMove>> found =
                    judge(100).judge(view(state), seed);
            judged += found.isPresent() ? 1 : 0;
            assertFalse(found.stream().anyMatch(one -> one.evidence().exact()), "seed " + seed);
        }
        assertTrue(judged > 0);
    }

    @Test
    void aPositionWithoutHiddenCardsThatIsTooLongToSolveIsLeftAlone() {
        var fastest = Games.FASTEST.rules(2, Games.FASTEST.presets().get("single"));
        var state = fastest.deal(1).state();
        var view = fastest.view(state, Eyes.of(state.turn()));
        var judge = new PuzzleJudge<>(fastest, Games.FASTEST.searchModel(fastest), 100);
        assertEquals(Optional.empty(), judge.glance(view, 1));
        assertEquals(Optional.empty(), judge.judge(view, 1));
    }
}
