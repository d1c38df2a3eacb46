package parlour.app.tabletop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.Collectors;

class BadgeRowsTest {
    private static final Box ROOM = new Box(8, 0, 374, 666);

    /** How many badges lie in each row, from the top. */
    private static List<Long> rows(int count) {
        return BadgeRows.of(count, ROOM, 6, 250, 50).boxes().stream()
                .collect(Collectors.groupingBy(box -> -box.y(), Collectors.counting()))
                .entrySet()
                .stream()
                .sorted(java.util.Map.Entry.comparingByKey())
                .map(java.util.Map.Entry::getValue)
                .toList();
    }

    @Test
    void badgesLieInEvenRows() {
        assertEquals(List.of(1L), rows(1));
        assertEquals(List.of(3L), rows(3));
        assertEquals(List.of(2L, 2L), rows(4));
        assertEquals(List.of(3L, 2L), rows(5));
        assertEquals(List.of(3L, 3L, 2L), rows(8));
        assertEquals(List.of(4L, 4L, 3L), rows(11));
    }

    @Test
    void aWideTableHasMoreInARow() {
        Box wide = new Box(8, 0, 800, 666);
        List<Box> boxes = BadgeRows.of(4, wide, 6, 250, 50).boxes();
        assertTrue(boxes.stream().allMatch(box -> box.y() == boxes.get(0).y()), boxes.toString());
    }

    @Test
    void aShortRowLiesInTheMiddle() {
        BadgeRows five = BadgeRows.of(5, ROOM, 6, 250, 50);
        Box first = five.boxes().get(3);
        Box last = five.boxes().get(4);
        assertEquals(ROOM.middleX(), (first.x() + last.right()) / 2, 0.01f);
        assertEquals(five.bottom(), last.y(), 0.01f);
    }
}
