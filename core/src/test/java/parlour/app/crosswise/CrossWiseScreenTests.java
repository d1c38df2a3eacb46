package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.TableTestScreen;
import parlour.app.session.LocalSession;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.TableGroup;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;

import java.util.List;

/** What the tests of a game of CrossWise at the table screen share. */
abstract class CrossWiseScreenTests {
    final RecordingNavigator rooms = new RecordingNavigator();
    Headless room;
    LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> session;

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, TableTestScreen.Empty::new);
        room.app().settings().pace(Pace.FAST);
    }

    @AfterEach
    void close() {
        room.close();
    }

    void sitDown(LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> game) {
        session = game;
        room.app().show(new TableScreen<>(room.app(), session, rooms));
        room.pass(0.1f);
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

    String text(String name) {
        return room.find(name) instanceof Label label
                ? label.getText().toString()
                : ((TextButton) room.find(name)).getText().toString();
    }

    void untilAsked() {
        for (int i = 0; i < 200 && !session.personToMove(); i++) {
            room.pass(0.5f);
        }
        room.pass(3);
    }

    void click(Cell cell) {
        Box box = table().layout().cell(cell.index());
        room.click(table().actor(), box.middleX(), box.middleY());
        room.pass(0.5f);
    }
}
