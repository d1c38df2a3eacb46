package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.Set;

class SeedsTest {
    @Test
    void noTwoPurposesUsesOrMatchesShareASeed() {
        Set<Long> seen = new HashSet<>();
        int made = 0;
        for (long seed = -100; seed < 100; seed++) {
            for (long index = 0; index < 40; index++) {
                for (Seeds purpose : Seeds.values()) {
                    seen.add(purpose.of(seed, index));
                    made++;
                }
            }
        }
        assertEquals(made, seen.size());
    }

    @Test
    void aDerivedSeedIsNotTheSeedItCameFrom() {
        for (Seeds purpose : Seeds.values()) {
            for (long seed = 0; seed < 1000; seed++) {
                assertNotEquals(seed, purpose.of(seed, 1));
            }
        }
    }

    @Test
    void aChangeOfOneBitChangesAboutHalfOfTheSeed() {
        for (Seeds purpose : Seeds.values()) {
            int changed = 0;
            for (int bit = 0; bit < 64; bit++) {
                changed += Long.bitCount(purpose.of(77, 1) ^ purpose.of(77 ^ 1L << bit, 1));
                changed += Long.bitCount(purpose.of(77, 1) ^ purpose.of(77, 1 ^ 1L << bit));
            }
            double mean = changed / 128.0;
            assertTrue(mean > 30 && mean < 34, purpose + " changes " + mean);
        }
    }

    @Test
    void aPlayersSeedDoesNotRunIntoTheDeal() {
        // Neither generator may pass through the other's beginning: that would show the cards.
        long deal = new Rng(Seeds.DEAL.of(5, 1)).next();
        Rng player = new Rng(Seeds.PLAYER.of(5, 1));
        for (int i = 0; i < 100_000; i++) {
            assertNotEquals(deal, player.next());
        }
    }
}
