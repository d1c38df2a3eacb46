package parlour.fastest.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.engine.Belief;
import parlour.engine.Eyes;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;

import java.util.List;

/** What is believed of hidden hands fits the view, and is nearer to the truth than chance. */
class FastestBeliefTest {
    private static final FastestOptions OPTIONS = FastestOptions.SINGLE;
    private static final int STATES = 40;

    private static FastestState after(
            FastestRules rules, Policy<FastestState, FastestMove> policy, long seed, int moves) {
        FastestState state = rules.deal(seed).state();
        Rng rng = new Rng(seed);
        for (int i = 0; i < moves && state.turn() != Rules.NOBODY; i++) {
            state = rules.play(state, policy.choose(state, rng), Rules.silent());
        }
        return state;
    }

    private static FastestView view(FastestRules rules, FastestState state) {
        return rules.view(state, Eyes.of(state.turn()));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 6, 9})
    void everyStateLooksTheSameToTheMover(int seats) {
        for (FastestOptions options : List.of(OPTIONS, new FastestOptions(true, true, 1))) {
            FastestRules rules = new FastestRules(seats, options);
            Policy<FastestState, FastestMove> any =
                    (state, rng) -> {
                        List<FastestMove> moves = rules.moves(state);
                        return moves.get(rng.below(moves.size()));
                    };
            for (int moves = 0; moves < 60; moves += 7) {
                FastestState state = after(rules, any, moves, moves);
                if (state.turn() != Rules.NOBODY) {
                    FastestView view = view(rules, state);
                    Rng rng = new Rng(moves);
                    Belief<FastestState, FastestMove> belief =
                            new FastestBelief(rules, options, view, rng);
                    for (int i = 0; i < STATES; i++) {
                        assertEquals(view, view(rules, belief.sample(rng)));
                    }
                }
            }
        }
    }

    /** The share of a hidden hand's ranks that sampled hands have too. */
    private static double right(
            FastestRules rules,
            FastestState truth,
            Belief<FastestState, FastestMove> belief,
            Rng rng) {
        int hidden = (truth.turn() + 1) % rules.seats();
        long counts = Hand.counts(truth.hands().bits(hidden));
        double common = 0;
        for (int i = 0; i < STATES; i++) {
            long sampled = Hand.counts(belief.sample(rng).hands().bits(hidden));
            for (int level = 0; level < 13; level++) {
                common += Math.min(counts >>> 4 * level & 15, sampled >>> 4 * level & 15);
            }
        }
        return common / STATES / truth.hands().get(hidden).size();
    }

    @ParameterizedTest
    @ValueSource(strings = {"seed", "smarter", "hard"})
    void playsAndPassesTellWhatIsHeld(String name) {
        FastestRules rules = new FastestRules(3, OPTIONS);
        Policy<FastestState, FastestMove> policy =
                switch (name) {
                    case "seed" -> new Straightforward(false);
                    case "smarter" -> new Smarter(false);
                    default -> new GroupKeeper(OPTIONS);
                };
        double believed = 0;
        double guessed = 0;
        int positions = 0;
        for (int deal = 0; deal < 60; deal++) {
            FastestState state = after(rules, policy, deal, 18);
            if (state.turn() == Rules.NOBODY) {
                continue;
            }
            FastestView view = view(rules, state);
            Rng rng = new Rng(deal);
            believed += right(rules, state, new FastestBelief(rules, OPTIONS, view, rng), rng);
            guessed += right(rules, state, Belief.open(rules, view, policy), rng);
            positions++;
        }
        assertTrue(positions > 40, positions + " positions");
        assertTrue(
                believed > guessed + 0.03 * positions,
                believed / positions + " is no better than " + guessed / positions);
    }

    private static FastestView seen(FastestRules rules, FastestState state, boolean open) {
        return open ? rules.view(state, Eyes.all(rules.seats())) : view(rules, state);
    }

    /** Whoever breaks up groups is expected to do so again, also by those who see all hands. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everybodyPlaysOnAsBefore(boolean open) {
        FastestRules rules = new FastestRules(3, OPTIONS);
        Policy<FastestState, FastestMove> truth = new Straightforward(false);
        int right = 0;
        int all = 0;
        for (int deal = 0; deal < 40; deal++) {
            FastestState state = after(rules, truth, deal, 15);
            Rng rng = new Rng(deal);
            FastestBelief belief = new FastestBelief(rules, OPTIONS, seen(rules, state, open), rng);
            FastestState next = belief.sample(rng);
            next = rules.play(next, truth.choose(next, rng), Rules.silent());
            if (next.turn() != Rules.NOBODY) {
                boolean same = belief.policy().choose(next, rng).equals(truth.choose(next, rng));
                right += same ? 1 : 0;
                all++;
            }
        }
        assertTrue(right >= 0.9 * all, right + " of " + all);
    }
}
