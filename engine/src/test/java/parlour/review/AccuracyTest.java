package parlour.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AccuracyTest {
    /** The values of 103.17 e^(-0.0435 d) - 3.17 for a loss of d percent. */
    @Test
    void itFallsWithTheChanceThatIsGivenAway() {
        assertEquals(100, Accuracy.of(0), 0.01);
        assertEquals(63.6, Accuracy.of(0.1), 0.1);
        assertEquals(24.8, Accuracy.of(0.3), 0.1);
        assertEquals(0, Accuracy.of(1));
    }
}
