package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RngTest {
    @Test
    void givesThePublishedValuesOfSplitMix64() {
        Rng rng = new Rng(1234567);
        for (String published :
                new String[] {
                    "6457827717110365317",
                    "3203168211198807973",
                    "9817491932198370423",
                    "4593380528125082431",
                    "16408922859458223821"
                }) {
            assertEquals(published, Long.toUnsignedString(rng.next()));
        }
    }

    @Test
    void belowHitsEveryNumberEquallyOften() {
        for (int bound : new int[] {1, 2, 3, 7, 52}) {
            Rng rng = new Rng(bound);
            int[] hits = new int[bound];
            int each = 10_000;
            for (int i = 0; i < each * bound; i++) {
                hits[rng.below(bound)]++;
            }
            for (int hit : hits) {
                // Five standard deviations.
                assertTrue(Math.abs(hit - each) < 5 * Math.sqrt(each), bound + ": " + hit);
            }
        }
    }

    @Test
    void belowHasNoBiasWhereABareMultiplicationHas() {
        // Of 2^32 inputs, 8 fall on 3 numbers here: without rejection one of the three gets fewer.
        int bound = 3 << 29;
        Rng rng = new Rng(99);
        int[] thirds = new int[3];
        for (int i = 0; i < 30_000; i++) {
            thirds[rng.below(bound) % 3]++;
        }
        for (int third : thirds) {
            assertTrue(Math.abs(third - 10_000) < 500, "a third has " + third);
        }
    }

    @Test
    void belowNeedsAPositiveBound() {
        assertThrows(IllegalArgumentException.class, () -> new Rng(1).below(0));
        assertThrows(IllegalArgumentException.class, () -> new Rng(1).below(-5));
    }

    @Test
    void unitLiesBetweenZeroAndOneWithMeanOneHalf() {
        Rng rng = new Rng(4);
        double sum = 0;
        for (int i = 0; i < 10_000; i++) {
            double unit = rng.unit();
            assertTrue(unit >= 0 && unit < 1);
            sum += unit;
        }
        assertEquals(0.5, sum / 10_000, 0.02);
    }

    @Test
    void shuffleGivesTheOrderWorkedOutElsewhere() {
        byte[] values = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        new Rng(2024).shuffle(values, values.length);
        assertArrayEquals(new byte[] {5, 3, 1, 9, 7, 4, 8, 2, 0, 6}, values);
    }

    @Test
    void shuffleLeavesWhatLiesBeyondTheLength() {
        byte[] values = {0, 1, 2, 3, 4, 5};
        new Rng(3).shuffle(values, 3);
        assertEquals(3, values[3]);
        assertEquals(4, values[4]);
        assertEquals(5, values[5]);
    }

    @Test
    void shuffleMakesEveryOrderEquallyLikely() {
        Rng rng = new Rng(8);
        int[] hits = new int[27];
        for (int i = 0; i < 6000; i++) {
            byte[] values = {0, 1, 2};
            rng.shuffle(values, 3);
            hits[values[0] * 9 + values[1] * 3 + values[2]]++;
        }
        int orders = 0;
        for (int hit : hits) {
            orders += hit > 0 ? 1 : 0;
            assertTrue(hit == 0 || Math.abs(hit - 1000) < 160, "an order came " + hit + " times");
        }
        assertEquals(6, orders);
    }
}
