package parlour.app.crosswise;

import parlour.app.TableOnStage;
import parlour.app.TableScreenTests;
import parlour.app.session.LocalSession;
import parlour.app.tabletop.Box;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;

import java.util.List;

/** What the tests of a game of CrossWise at the table screen share. */
abstract class CrossWiseScreenTests extends TableScreenTests {
    LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> session;

    void sitDown(LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> game) {
        session = game;
        show(session);
    }

    /** Five suns in a column; Anna has this hand. */
    static LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> fiveSuns(
            String hand, int turn, String other) {
        return CrossWiseSessions.at(
                CrossWiseTestScreen.FIVE_SUNS,
                List.of(CrossWiseTestScreen.hand(hand), CrossWiseTestScreen.hand("1 2 3 4")),
                turn,
                "Anna",
                other);
    }

    CrossWiseTable table() {
        return TableOnStage.of(room.stage(), CrossWiseTable.class);
    }

    void click(Cell cell) {
        Box box = table().layout().cell(cell.index());
        room.click(table().actor(), box.middleX(), box.middleY());
        room.pass(0.5f);
    }
}
