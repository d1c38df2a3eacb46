package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Group;

import parlour.app.TableScreenTests;
import parlour.app.session.LocalSession;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.TableGroup;
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
        return find(room.stage().getRoot());
    }

    static CrossWiseTable find(Group group) {
        for (var actor : group.getChildren()) {
            if (actor instanceof TableGroup tableGroup
                    && tableGroup.cover() instanceof CrossWiseTable table) {
                return table;
            }
            if (actor instanceof Group inner) {
                CrossWiseTable found = find(inner);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    void click(Cell cell) {
        Box box = table().layout().cell(cell.index());
        room.click(table().actor(), box.middleX(), box.middleY());
        room.pass(0.5f);
    }
}
