package parlour.app.tabletop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.app.look.CardArt;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

class CardGridTest {
    private static final Box AREA = new Box(40, 30, 760, 320);
    private static final float LARGEST = 100;

    private static List<Integer> keys(int count) {
        return IntStream.range(0, count).boxed().toList();
    }

    private static CardGrid<Integer> grid(Box area, List<Integer> keys) {
        CardGrid<Integer> cardGrid = new CardGrid<>();
        cardGrid.area(area, LARGEST);
        cardGrid.arrange(keys);
        return cardGrid;
    }

    private static CardGrid<Integer> grid(int count) {
        return grid(AREA, keys(count));
    }

    private static Box box(CardGrid<Integer> cardGrid, int key) {
        float high = cardGrid.width() / CardArt.ASPECT;
        return new Box(
                cardGrid.x(key) - cardGrid.width() / 2,
                cardGrid.y(key) - high / 2,
                cardGrid.width(),
                high);
    }

    private static List<Box> boxes(CardGrid<Integer> cardGrid) {
        return cardGrid.cards().stream().map(key -> box(cardGrid, key)).toList();
    }

    private static void assertTidy(Box area, CardGrid<Integer> cardGrid) {
        List<Box> boxes = boxes(cardGrid);
        float middle = 0;
        for (int i = 0; i < boxes.size(); i++) {
            assertTrue(area.inset(-0.1f).holds(boxes.get(i)), boxes.size() + " cards");
            middle += boxes.get(i).middleX() / boxes.size();
            for (int j = 0; j < i; j++) {
                assertFalse(boxes.get(i).meets(boxes.get(j)), boxes.size() + " cards");
                boolean reads =
                        boxes.get(j).y() > boxes.get(i).y() + 1
                                || boxes.get(j).x() < boxes.get(i).x();
                assertTrue(reads, "the order is kept among " + boxes.size());
            }
        }
        assertEquals(area.middleX(), middle, 0.1f, boxes.size() + " cards are centred");
    }

    /** The number of cards in each row, from the top. */
    private static List<Integer> rows(CardGrid<Integer> cardGrid) {
        List<Integer> rows = new ArrayList<>();
        float last = Float.NaN;
        for (int key : cardGrid.cards()) {
            if (cardGrid.y(key) == last) {
                rows.set(rows.size() - 1, rows.get(rows.size() - 1) + 1);
            } else {
                rows.add(1);
            }
            last = cardGrid.y(key);
        }
        return rows;
    }

    @Test
    void anyNumberOfCardsFitsInOrderWithoutTouching() {
        for (Box area :
                List.of(AREA, new Box(0, 0, 480, 210), new Box(0, 0, 200, 700), AREA.inset(150))) {
            for (int count = 1; count <= 52; count++) {
                assertTidy(area, grid(area, keys(count)));
            }
        }
    }

    @Test
    void noOtherNumberOfEvenRowsWouldMakeTheCardsLarger() {
        for (int count = 1; count <= 52; count++) {
            float largest = 0;
            for (int rows = 1; rows <= count; rows++) {
                int across = (count + rows - 1) / rows;
                float gaps = 0.12f;
                float wide = AREA.width() / (across + gaps * (across - 1));
                float high = AREA.height() / (rows / CardArt.ASPECT + gaps * (rows - 1));
                largest = Math.max(largest, Math.min(LARGEST, Math.min(wide, high)));
            }
            assertEquals(largest, grid(count).width(), 0.001f, count + " cards");
        }
    }

    @Test
    void theRowsAreEven() {
        for (int count = 1; count <= 52; count++) {
            List<Integer> rows = rows(grid(count));
            int most = rows.get(0);
            for (int i = 1; i < rows.size(); i++) {
                assertTrue(rows.get(i) <= rows.get(i - 1), rows.toString());
                assertTrue(rows.get(i) >= most - 1, rows.toString());
            }
        }
    }

    @Test
    void fewCardsAreAsLargeAsInTheHandAndInOneRow() {
        for (int count = 1; count <= 6; count++) {
            assertEquals(LARGEST, grid(count).width());
            assertEquals(List.of(count), rows(grid(count)));
        }
    }

    @Test
    void aWholePackIsStillReadable() {
        assertTrue(grid(52).width() > 44, "width " + grid(52).width());
    }

    @Test
    void afterAnyComingAndGoingTheCardsLieAsIfTheyHadJustBeenLaid() {
        Rng rng = new Rng(5);
        CardGrid<Integer> cardGrid = grid(4);
        for (int next = 4; next < 400; next++) {
            List<Integer> there = new ArrayList<>(cardGrid.cards());
            if (there.size() > 1 && rng.below(3) == 0) {
                int gone = 1 + rng.below(there.size() - 1);
                for (int i = 0; i < gone; i++) {
                    there.remove(rng.below(there.size()));
                }
            }
            if (there.size() < 52) {
                there.add(next);
            }
            cardGrid.arrange(there);
            assertEquals(there, cardGrid.cards());
            assertTidy(AREA, cardGrid);
            assertEquals(boxes(grid(there.size())), boxes(cardGrid));
        }
    }

    @Test
    void anotherAreaKeepsTheOrder() {
        CardGrid<Integer> cardGrid = grid(23);
        Box other = new Box(0, 0, 500, 300);
        cardGrid.area(other, LARGEST);
        assertEquals(keys(23), cardGrid.cards());
        assertTidy(other, cardGrid);
    }
}
