package parlour.app.tabletop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.OptionalInt;

class DirectionTest {
    private static final Box HERE = new Box(100, 100, 50, 70);
    private static final List<Box> BOXES =
            List.of(
                    HERE,
                    new Box(40, 103, 50, 70),
                    new Box(160, 98, 50, 70),
                    new Box(130, 200, 50, 70),
                    new Box(20, 300, 50, 70));

    @Test
    void theNeighbourInTheDirectionIsFound() {
        assertEquals(OptionalInt.of(1), Direction.LEFT.from(HERE, BOXES));
        assertEquals(OptionalInt.of(2), Direction.RIGHT.from(HERE, BOXES));
        assertEquals(OptionalInt.of(3), Direction.UP.from(HERE, BOXES));
    }

    @Test
    void nothingIsFoundBeyondTheLastCard() {
        assertEquals(OptionalInt.empty(), Direction.DOWN.from(HERE, BOXES));
        assertEquals(OptionalInt.empty(), Direction.LEFT.from(BOXES.get(4), BOXES));
    }
}
