package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cassino.rules.CassinoOptions;
import parlour.engine.Rng;

import java.util.List;

class ValueLearningTest {
    @Test
    void equalSeedsLearnTheSame() {
        List<String> learned = ValueLearning.learn(50, 5);
        assertEquals(learned, ValueLearning.learn(50, 5));
        assertNotEquals(learned, ValueLearning.learn(50, 6));
        assertEquals(Aspect.values().length, learned.size());
        assertTrue(learned.get(0).startsWith("MOVED("), learned.get(0));
    }

    /** A few hundred rounds already tell what nobody doubts. */
    @Test
    void pointsInThePileAreWorthAsManyAndSweepsAreFeared() {
        int[][] values =
                ValueLearning.values(1000, new Rng(1), new QuickCounter(CassinoOptions.ONE_ROUND));
        for (int stage = 0; stage < Aspect.STAGES; stage++) {
            assertEquals(1000, values[Aspect.BANKED.ordinal()][stage], 200);
        }
        assertTrue(values[Aspect.THEIR_SWEEP.ordinal()][1] < 0);
        assertTrue(values[Aspect.HELD_TEN_OF_DIAMONDS.ordinal()][1] > 500);
    }

    @Test
    void leastSquaresFindTheLine() {
        LeastSquares leastSquares = new LeastSquares(3);
        int[] both = {0, 2};
        for (int x = -1000; x <= 1000; x++) {
            leastSquares.add(both, new double[] {1, x}, 2, 7 - 3 * x);
        }
        double[] weights = leastSquares.solve();
        assertEquals(7, weights[0], 0.01);
        assertEquals(0, weights[1], 0.01);
        assertEquals(-3, weights[2], 0.01);
    }

    @Test
    void theSharesOfTheStagesAddUp() {
        for (int unplayed = 0; unplayed <= 52; unplayed++) {
            double sum = 0;
            for (int stage = 0; stage < Aspect.STAGES; stage++) {
                sum += Aspect.share(stage, unplayed);
            }
            assertEquals(1, sum, 1e-12);
        }
        assertEquals(1, Aspect.share(0, 48));
        assertEquals(1, Aspect.share(1, 24));
        assertEquals(1, Aspect.share(2, 0));
    }
}
