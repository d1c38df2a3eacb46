package parlour.app.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.app.look.CardArt;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class SlotsTest {
    private static final Box AREA = new Box(40, 30, 760, 320);
    private static final float LARGEST = 100;

    private static Slots<Integer> slots(int count) {
        Slots<Integer> slots = new Slots<>();
        slots.area(AREA, LARGEST);
        for (int i = 0; i < count; i++) {
            slots.add(List.of(i));
        }
        return slots;
    }

    private static Box box(Slots<Integer> slots, int key) {
        float high = slots.width() / CardArt.ASPECT;
        return new Box(
                slots.x(key) - slots.width() / 2, slots.y(key) - high / 2, slots.width(), high);
    }

    private static void assertTidy(Slots<Integer> slots, List<Integer> keys) {
        for (int key : keys) {
            assertTrue(AREA.inset(-0.1f).holds(box(slots, key)), keys.size() + " cards");
            for (int other : keys) {
                assertFalse(other != key && box(slots, key).meets(box(slots, other)));
            }
        }
    }

    @Test
    void anyNumberOfCardsFitsWithoutTouching() {
        for (int count = 1; count <= 52; count++) {
            List<Integer> keys = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                keys.add(i);
            }
            assertTidy(slots(count), keys);
            Slots<Integer> together = new Slots<>();
            together.area(AREA, LARGEST);
            together.add(keys);
            assertTidy(together, keys);
        }
    }

    @Test
    void fewCardsAreAsLargeAsInTheHand() {
        for (int count = 1; count <= 12; count++) {
            assertEquals(LARGEST, slots(count).width());
        }
    }

    @Test
    void aWholePackIsStillReadable() {
        assertTrue(slots(52).width() > 44, "width " + slots(52).width());
    }

    @Test
    void fourDealtCardsLieInTheMiddleOfOneRow() {
        Slots<Integer> slots = new Slots<>();
        slots.area(AREA, LARGEST);
        slots.add(List.of(0, 1));
        slots.add(List.of(2, 3));
        float sum = 0;
        for (int i = 0; i < 4; i++) {
            assertEquals(AREA.middleY(), slots.y(i), 0.01f);
            sum += slots.x(i);
        }
        assertEquals(AREA.middleX(), sum / 4, 0.01f);
    }

    @Test
    void aCardKeepsItsPlaceWhileOthersComeAndGo() {
        Rng rng = new Rng(5);
        Slots<Integer> slots = slots(9);
        List<Integer> there = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8));
        Map<Integer, Box> before = new HashMap<>();
        there.forEach(key -> before.put(key, box(slots, key)));
        for (int next = 9; next < 200; next++) {
            int gone = there.remove(1 + rng.below(there.size() - 1));
            before.remove(gone);
            slots.remove(gone);
            slots.tidy();
            slots.add(List.of(next));
            there.add(next);
            before.forEach((key, box) -> assertEquals(box, box(slots, key)));
            before.put(next, box(slots, next));
            assertTidy(slots, there);
        }
    }

    @Test
    void afterTheTableWasEmptiedCardsAreLargeAndCentredAgain() {
        Slots<Integer> slots = slots(40);
        assertTrue(slots.width() < LARGEST);
        for (int i = 0; i < 40; i++) {
            slots.remove(i);
        }
        slots.add(List.of(77));
        assertEquals(LARGEST, slots.width());
        assertEquals(AREA.middleX(), slots.x(77), 0.01f);
        assertEquals(AREA.middleY(), slots.y(77), 0.01f);
    }

    @Test
    void theRestGrowsWhenMostCardsAreGone() {
        Slots<Integer> slots = slots(40);
        for (int i = 0; i < 36; i++) {
            slots.remove(i);
        }
        slots.tidy();
        assertEquals(LARGEST, slots.width());
    }

    @Test
    void anotherSizeKeepsTheOrderOfReading() {
        Slots<Integer> slots = slots(6);
        List<Integer> byX = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5));
        byX.sort((a, b) -> Float.compare(slots.x(a), slots.x(b)));
        slots.area(new Box(0, 0, 900, 300), LARGEST);
        for (int i = 1; i < 6; i++) {
            assertTrue(slots.x(byX.get(i - 1)) < slots.x(byX.get(i)));
        }
    }
}
