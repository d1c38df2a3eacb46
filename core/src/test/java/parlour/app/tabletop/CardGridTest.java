package parlour.app.tabletop;

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

class CardGridTest {
    private static final Box AREA = new Box(40, 30, 760, 320);
    private static final float LARGEST = 100;

    private static CardGrid<Integer> slots(int count) {
        CardGrid<Integer> cardGrid = new CardGrid<>();
        cardGrid.area(AREA, LARGEST);
        for (int i = 0; i < count; i++) {
            cardGrid.add(List.of(i));
        }
        return cardGrid;
    }

    private static Box box(CardGrid<Integer> cardGrid, int key) {
        float high = cardGrid.width() / CardArt.ASPECT;
        return new Box(
                cardGrid.x(key) - cardGrid.width() / 2,
                cardGrid.y(key) - high / 2,
                cardGrid.width(),
                high);
    }

    private static void assertTidy(CardGrid<Integer> cardGrid, List<Integer> keys) {
        for (int key : keys) {
            assertTrue(AREA.inset(-0.1f).holds(box(cardGrid, key)), keys.size() + " cards");
            for (int other : keys) {
                assertFalse(other != key && box(cardGrid, key).meets(box(cardGrid, other)));
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
            CardGrid<Integer> together = new CardGrid<>();
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
        CardGrid<Integer> cardGrid = new CardGrid<>();
        cardGrid.area(AREA, LARGEST);
        cardGrid.add(List.of(0, 1));
        cardGrid.add(List.of(2, 3));
        float sum = 0;
        for (int i = 0; i < 4; i++) {
            assertEquals(AREA.middleY(), cardGrid.y(i), 0.01f);
            sum += cardGrid.x(i);
        }
        assertEquals(AREA.middleX(), sum / 4, 0.01f);
    }

    @Test
    void aCardKeepsItsPlaceWhileOthersComeAndGo() {
        Rng rng = new Rng(5);
        CardGrid<Integer> cardGrid = slots(9);
        List<Integer> there = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8));
        Map<Integer, Box> before = new HashMap<>();
        there.forEach(key -> before.put(key, box(cardGrid, key)));
        for (int next = 9; next < 200; next++) {
            int gone = there.remove(1 + rng.below(there.size() - 1));
            before.remove(gone);
            cardGrid.remove(gone);
            cardGrid.tidy();
            cardGrid.add(List.of(next));
            there.add(next);
            before.forEach((key, box) -> assertEquals(box, box(cardGrid, key)));
            before.put(next, box(cardGrid, next));
            assertTidy(cardGrid, there);
        }
    }

    @Test
    void afterTheTableWasEmptiedCardsAreLargeAndCentredAgain() {
        CardGrid<Integer> cardGrid = slots(40);
        assertTrue(cardGrid.width() < LARGEST);
        for (int i = 0; i < 40; i++) {
            cardGrid.remove(i);
        }
        cardGrid.add(List.of(77));
        assertEquals(LARGEST, cardGrid.width());
        assertEquals(AREA.middleX(), cardGrid.x(77), 0.01f);
        assertEquals(AREA.middleY(), cardGrid.y(77), 0.01f);
    }

    @Test
    void theRestGrowsWhenMostCardsAreGone() {
        CardGrid<Integer> cardGrid = slots(40);
        for (int i = 0; i < 36; i++) {
            cardGrid.remove(i);
        }
        cardGrid.tidy();
        assertEquals(LARGEST, cardGrid.width());
    }

    @Test
    void anotherSizeKeepsTheOrderOfReading() {
        CardGrid<Integer> cardGrid = slots(6);
        List<Integer> byX = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5));
        byX.sort((a, b) -> Float.compare(cardGrid.x(a), cardGrid.x(b)));
        cardGrid.area(new Box(0, 0, 900, 300), LARGEST);
        for (int i = 1; i < 6; i++) {
            assertTrue(cardGrid.x(byX.get(i - 1)) < cardGrid.x(byX.get(i)));
        }
    }
}
