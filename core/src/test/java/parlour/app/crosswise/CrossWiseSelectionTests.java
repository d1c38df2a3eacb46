package parlour.app.crosswise;

import parlour.app.SharedApp;
import parlour.crosswise.rules.Cell;

/** What the tests of selecting a move in CrossWise share: a position, and cells as people count. */
abstract class CrossWiseSelectionTests extends SharedApp {
    static final float FRAME = 1 / 60f;

    private static final String OTHER = "1 2 3 4";

    CrossWiseTestScreen screen;

    void sit(String hand, String... rows) {
        screen = CrossWiseTestScreen.at(room.app(), hand, OTHER, rows);
        room.app().show(screen);
        screen.table.ask(true);
        room.pass(0.5f);
    }

    static Cell cell(int row, int column) {
        return Cell.at(row - 1, column - 1);
    }
}
