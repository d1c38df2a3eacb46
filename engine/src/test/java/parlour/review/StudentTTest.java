package parlour.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StudentTTest {
    @Test
    void thePointsAreTheKnownOnes() {
        assertEquals(12.7062, StudentT.point(1), 1e-4);
        assertEquals(2.2622, StudentT.point(9), 1e-4);
        assertEquals(2.0395, StudentT.point(31), 1e-4);
        assertEquals(1.9842, StudentT.point(99), 1e-4);
        assertEquals(1.9600, StudentT.point(1_000_000), 1e-4);
    }
}
