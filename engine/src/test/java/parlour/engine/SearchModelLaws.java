package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** The laws that the search model of every game keeps, at any position. */
public record SearchModelLaws<S, M, V, E>(Rules<S, M, V, E> rules, SearchModel<S, M, V> model) {

    /** Every law about a single state. */
    public void position(S state, Rng rng) {
        assertTrue(model.horizon() > 0, "search looks ahead");
        worth(state);
        views(state, rng);
        if (rules.turn(state) == Rules.NOBODY) {
            assertEquals(List.of(), model.candidates(state), "nothing to try after the end");
            return;
        }
        chances(state);
        candidates(state);
        judgesByTheMoversView(state, rng);
        M quick = model.policy().choose(state, rng);
        assertEquals(Optional.empty(), rules.refusal(state, quick), "a policy chooses legal moves");
    }

    private void worth(S state) {
        for (int repeat = 0; repeat < 2; repeat++) {
            double[] worth = new double[rules.seats()];
            double[] points = new double[rules.seats()];
            model.worth(state, worth);
            model.points(state, points);
            for (int seat = 0; seat < rules.seats(); seat++) {
                assertTrue(Double.isFinite(worth[seat]), "worth " + worth[seat]);
                assertTrue(Double.isFinite(points[seat]), "points " + points[seat]);
            }
            double[] again = new double[rules.seats()];
            Arrays.fill(again, 7);
            model.worth(state, again);
            assertArrayEquals(worth, again, "worth forgets what the buffer held");
        }
    }

    private void chances(S state) {
        double last = 0;
        for (double advantage : new double[] {-9, -1, -0.5, -0.1, 0, 0.1, 0.5, 1, 9}) {
            double chance = model.chance(state, advantage);
            assertTrue(chance >= last && chance <= 1, "a chance of " + chance);
            last = chance;
        }
        assertTrue(last > model.chance(state, -9), "who is ahead has better chances");
    }

    private void views(S state, Rng rng) {
        for (int seat = 0; seat < rules.seats(); seat++) {
            V view = rules.view(state, Eyes.of(seat));
            if (model.certain(view)) {
                assertEquals(
                        rules.view(state, Eyes.all(rules.seats())),
                        rules.view(rules.sample(view, rng), Eyes.all(rules.seats())),
                        "what is certain is as it is");
            }
        }
    }

    private void candidates(S state) {
        List<M> candidates = model.candidates(state);
        assertFalse(candidates.isEmpty(), "somebody to move has something to try");
        assertEquals(candidates.size(), new HashSet<>(candidates).size(), "no candidate twice");
        for (M move : candidates) {
            assertEquals(Optional.empty(), rules.refusal(state, move), "search tries legal moves");
        }
    }

    private void judgesByTheMoversView(S state, Rng rng) {
        V view = rules.view(state, Eyes.of(rules.turn(state)));
        S world = rules.sample(view, rng);
        assertEquals(
                model.candidates(state),
                model.candidates(world),
                "candidates depend on the mover's view alone");
        long seed = rng.next();
        assertEquals(
                model.policy().choose(state, new Rng(seed)),
                model.policy().choose(world, new Rng(seed)),
                "a policy judges by the mover's view alone");
    }
}
