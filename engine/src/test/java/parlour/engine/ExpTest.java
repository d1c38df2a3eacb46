package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ExpTest {
    @Test
    void isTheExponentialFunction() {
        Rng rng = new Rng(1);
        for (int i = 0; i < 200_000; i++) {
            double power =
                    (rng.below(1 << 30) / (double) (1 << 30) - 0.5) * Math.scalb(1400, -i % 40);
            double exact = StrictMath.exp(power);
            assertTrue(Math.abs(Exp.of(power) - exact) <= Math.ulp(exact), "exp " + power);
        }
    }

    @Test
    void isExactWhereItCanBe() {
        assertEquals(1, Exp.of(0));
        assertEquals(1, Exp.of(-0.0));
        assertEquals(0, Exp.of(-1000));
        assertEquals(0, Exp.of(Double.NEGATIVE_INFINITY));
        assertEquals(Double.POSITIVE_INFINITY, Exp.of(1000));
        assertEquals(Double.POSITIVE_INFINITY, Exp.of(Double.POSITIVE_INFINITY));
        assertTrue(Double.isNaN(Exp.of(Double.NaN)));
        assertTrue(Exp.of(-708) > 0);
        assertTrue(Exp.of(709) < Double.POSITIVE_INFINITY);
    }

    /** Another number here means that computers may play other moves than they did. */
    @Test
    void isTheSameEverywhere() {
        long hash = 0;
        for (int i = 0; i < 100_000; i++) {
            hash = hash * 31 + Double.doubleToLongBits(Exp.of(-i / 5000.0));
        }
        assertEquals(-7614514500977985121L, hash);
    }
}
