package parlour.app.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.OptionalInt;

class ArrowTest {
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
        assertEquals(OptionalInt.of(1), Arrow.LEFT.from(HERE, BOXES));
        assertEquals(OptionalInt.of(2), Arrow.RIGHT.from(HERE, BOXES));
        assertEquals(OptionalInt.of(3), Arrow.UP.from(HERE, BOXES));
    }

    @Test
    void nothingIsFoundBeyondTheLastCard() {
        assertEquals(OptionalInt.empty(), Arrow.DOWN.from(HERE, BOXES));
        assertEquals(OptionalInt.empty(), Arrow.LEFT.from(BOXES.get(4), BOXES));
    }
}
