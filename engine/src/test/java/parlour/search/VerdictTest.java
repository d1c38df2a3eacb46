package parlour.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class VerdictTest {
    /** A thought that has found out just this; the first is the best. */
    private record Found(List<Evaluation<String>> evaluations) implements Analysis<String> {
        @Override
        public boolean advance(int units) {
            return false;
        }

        @Override
        public Optional<String> best() {
            return evaluations.stream().map(Evaluation::move).findFirst();
        }
    }

    private static Verdict<String> verdict(double behind, double behindError) {
        return Verdict.of(
                        new Found(
                                List.of(
                                        new Evaluation<>("best", 1, 0.1, 0, 0, 9),
                                        new Evaluation<>(
                                                "played",
                                                1 - behind,
                                                0.1,
                                                behind,
                                                behindError,
                                                9))),
                        "played")
                .orElseThrow();
    }

    @Test
    void theBestMoveCostsNothing() {
        Evaluation<String> only = new Evaluation<>("only", 1, 0.1, 0, Double.POSITIVE_INFINITY, 1);
        Verdict<String> verdict = Verdict.of(new Found(List.of(only)), "only").orElseThrow();
        assertEquals(new Verdict<>("only", 0, 0, false), verdict);
    }

    @Test
    void withinTheNoiseNothingIsClear() {
        assertEquals(0.2, verdict(0.2, 0.1).cost());
        assertFalse(verdict(0.2, 0.1).clear());
        assertFalse(verdict(5, 2).blunder());
        assertTrue(verdict(0.2, 0.05).clear());
        assertFalse(verdict(0.2, 0.05).blunder());
        assertTrue(verdict(2, 0.5).blunder());
    }

    @Test
    void anExactCostIsAlwaysClear() {
        assertTrue(verdict(0.001, 0).clear());
        assertFalse(verdict(0, 0).clear());
    }

    @Test
    void nothingIsKnownOfAMoveThatWasHardlyTried() {
        assertFalse(verdict(3, Double.POSITIVE_INFINITY).known());
        assertFalse(verdict(3, Double.POSITIVE_INFINITY).clear());
        assertEquals(Optional.empty(), Verdict.of(new Found(List.of()), "played"));
    }

    @Test
    void aMoveThatLooksBetterThanTheBestCostsNothing() {
        assertEquals(0, verdict(-0.1, 0.2).cost());
    }
}
