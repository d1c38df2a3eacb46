package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.TableTestScreen;
import parlour.app.tabletop.Box;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Field;

import java.util.Collections;

class BoardWidgetTest {
    private static final float SIDE = 140;

    private final Headless room = new Headless(900, 600, TableTestScreen.Empty::new);

    @AfterEach
    void close() {
        room.close();
    }

    private BoardWidget board() {
        BoardWidget board =
                new BoardWidget(room.app(), Field.of(Collections.nCopies(Cell.COUNT, 0)));
        board.setSize(SIDE, SIDE);
        return board;
    }

    @Test
    void withoutPointsTheCellsLieInTheMiddleOfTheBoard() {
        Box first = board().cell(Cell.at(0, 0));
        Box last = board().cell(Cell.at(5, 5));
        assertEquals(first.x(), SIDE - last.right(), 0.1f);
        assertEquals(last.y(), SIDE - first.top(), 0.1f);
        assertEquals(first.x(), last.y(), 0.1f);
    }

    @Test
    void pointsHaveTheirPlacesAtTheEndsOfTheLines() {
        Box last = board().points().cell(Cell.at(5, 5));
        assertTrue(SIDE - last.right() > last.width() / 2);
        assertTrue(last.y() > last.height() / 2);
    }
}
