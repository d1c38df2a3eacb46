package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.app.look.CardArt;
import parlour.app.tabletop.Box;
import parlour.engine.Rng;

import java.util.Arrays;

class HandFanTest {
    /** Smallest window, without and with the log beside it; a usual one; a wide one. */
    private static final Box[] ROOMS = {
        new Box(14, 10, 1069, 178),
        new Box(14, 10, 771, 178),
        new Box(14, 10, 1212, 190),
        new Box(14, 10, 1800, 250)
    };

    /** A hand as it may be dealt, its ranks sorted. */
    static int[] hand(int count, long seed) {
        byte[] pack = new byte[54];
        for (int i = 0; i < pack.length; i++) {
            pack[i] = (byte) i;
        }
        new Rng(seed).shuffle(pack, pack.length);
        int[] ranks = new int[count];
        for (int i = 0; i < count; i++) {
            ranks[i] = pack[i] / 4;
        }
        Arrays.sort(ranks);
        return ranks;
    }

    private interface Check {
        void of(int[] ranks, Box room, HandFan handFan, boolean large);
    }

    private static void everyHand(Check check) {
        for (Box room : ROOMS) {
            for (int count : new int[] {1, 2, 5, 9, 18, 27}) {
                for (long seed = 0; seed < 20; seed++) {
                    int[] ranks = hand(count, seed);
                    check.of(ranks, room, HandFan.of(ranks, room, false), false);
                    check.of(ranks, room, HandFan.of(ranks, room, true), true);
                }
            }
        }
    }

    /** Whether two cards lie in the same row. */
    private static boolean neighbours(HandFan handFan, int i) {
        float high = handFan.width / CardArt.ASPECT;
        return Math.abs(handFan.y[i] - handFan.y[i - 1]) < high * 0.3f;
    }

    @Test
    void everyRankCanBeRead() {
        everyHand(
                (ranks, room, handFan, large) -> {
                    float readable = large ? HandFan.READABLE_LARGE : HandFan.READABLE;
                    for (int i = 1; i < ranks.length; i++) {
                        if (neighbours(handFan, i)) {
                            float seen = handFan.x[i] - handFan.x[i - 1];
                            assertTrue(seen >= handFan.width * readable - 0.01f, "hidden: " + i);
                        }
                    }
                    // At this width the letters of the ordinary deck are 10 units high and more.
                    assertTrue(handFan.width >= 62, ranks.length + " cards: " + handFan.width);
                });
    }

    @Test
    void equalRanksLieCloserTogetherThanOthers() {
        everyHand(
                (ranks, room, handFan, large) -> {
                    float widestWithin = 0;
                    float narrowestBetween = Float.MAX_VALUE;
                    for (int i = 1; i < ranks.length; i++) {
                        if (!neighbours(handFan, i) || handFan.rows == 2) {
                            continue;
                        }
                        float step = handFan.x[i] - handFan.x[i - 1];
                        if (ranks[i] == ranks[i - 1]) {
                            widestWithin = Math.max(widestWithin, step);
                        } else {
                            narrowestBetween = Math.min(narrowestBetween, step);
                        }
                    }
                    assertTrue(
                            widestWithin + handFan.width * 0.1f <= narrowestBetween,
                            widestWithin + " within, between " + narrowestBetween);
                });
    }

    @Test
    void theFanStaysInItsRoom() {
        everyHand(
                (ranks, room, handFan, large) -> {
                    float high = handFan.width / CardArt.ASPECT;
                    for (int i = 0; i < ranks.length; i++) {
                        assertTrue(handFan.x[i] - handFan.width / 2 >= room.x() - 0.5f, "left");
                        assertTrue(
                                handFan.x[i] + handFan.width / 2 <= room.right() + 0.5f, "right");
                        assertTrue(handFan.y[i] + high / 2 <= room.top() + 0.5f, "top");
                        assertTrue(handFan.y[i] - high / 2 >= room.y() - 0.5f, "bottom");
                    }
                });
    }

    @Test
    void aGroupIsNeverSplitBetweenRows() {
        int[] two = {0};
        everyHand(
                (ranks, room, handFan, large) -> {
                    two[0] += handFan.rows == 2 ? 1 : 0;
                    for (int i = 1; i < ranks.length; i++) {
                        if (ranks[i] == ranks[i - 1]) {
                            assertTrue(neighbours(handFan, i), "split at " + i);
                        }
                    }
                });
        assertTrue(two[0] > 0, "large indices need two rows somewhere");
    }

    @Test
    void nothingLiesInAnEmptyHand() {
        assertEquals(0, HandFan.of(new int[0], ROOMS[0], false).x.length);
    }
}
