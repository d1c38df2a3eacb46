package parlour.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class OddsTest {
    private static String said(double chance) {
        return Odds.of(chance).map(odds -> odds.times() + " in " + odds.of()).orElse("");
    }

    @Test
    void aChanceIsSaidInSmallNumbers() {
        assertEquals("1 in 10", said(0.1));
        assertEquals("1 in 3", said(0.31));
        assertEquals("1 in 2", said(0.52));
        assertEquals("2 in 3", said(0.66));
        assertEquals("9 in 10", said(0.89));
        assertEquals("99 in 100", said(0.99));
        assertEquals("1 in 50", said(0.02));
    }

    @Test
    void almostNeverAndAlmostAlwaysAreNoOdds() {
        assertEquals(Optional.empty(), Odds.of(0));
        assertEquals(Optional.empty(), Odds.of(0.004));
        assertEquals(Optional.empty(), Odds.of(1));
        assertTrue(Odds.never(-0.02) && Odds.always(1.02), "a value may lie beyond both ends");
    }

    @Test
    void nothingIsSaidThatIsFarFromTheChance() {
        for (double chance = 0.006; chance < 0.994; chance += 0.001) {
            Odds odds = Odds.of(chance).orElseThrow();
            assertEquals(chance, (double) odds.times() / odds.of(), 0.06);
        }
    }
}
