package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.RecordingNavigator;
import parlour.app.SharedApp;
import parlour.app.TableOnStage;
import parlour.app.session.LocalSession;
import parlour.app.table.TableScreen;
import parlour.app.tabletop.Box;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Token;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Playing CrossWise with a finger on a phone. */
class CrossWiseTouchTest extends SharedApp {
    private LocalSession<CrossWiseState, ?, ?, ?> session;
    private CrossWiseTable table;

    @BeforeEach
    void sit() {
        room.resize(390, 844);
        room.app().settings().reducedMotion(true);
        Hand hand =
                Hand.ofPlaces(
                        Stream.of(Token.SUN, Token.STAR, Token.CROSS, Token.REMOVE)
                                .map(Optional::of)
                                .toList());
        var begun = CrossWiseSessions.at(Field.EMPTY, List.of(hand, hand), 0, "Anna", "tom");
        session = begun;
        room.app().show(new TableScreen<>(room.app(), begun, new RecordingNavigator()));
        room.pass(1);
        table = TableOnStage.of(room.stage(), CrossWiseTable.class);
    }

    @AfterEach
    void turnBack() {
        room.resize(1280, 720);
    }

    private Box own(int place) {
        return table.layout().places().get(0).place(place);
    }

    private Box cell(int row, int column) {
        return table.layout().cell(Cell.at(row, column).index());
    }

    private void tap(Box box) {
        room.press(table.actor(), box.middleX(), box.middleY(), Input.Buttons.LEFT);
        room.release(table.actor(), box.middleX(), box.middleY(), Input.Buttons.LEFT);
        room.pass(0.5f);
    }

    private Optional<Token> at(int row, int column) {
        return session.match().state().field().at(Cell.at(row, column));
    }

    @Test
    void tapsChooseATokenAndACellAndTheButtonPlays() {
        tap(own(0));
        tap(cell(2, 3));
        assertEquals(Optional.empty(), at(2, 3));
        room.click("act");
        room.pass(0.1f);
        assertEquals(Optional.of(Token.SUN), at(2, 3));
    }

    @Test
    void aTapBesideATokenOfTheHandChoosesTheNearestOne() {
        for (int place = 0; place < 2; place++) {
            float beside = own(place).right() + 0.05f * own(place).width();
            tap(new Box(beside, own(place).y() - 0.05f * own(place).height(), 0, 0));
            assertEquals(place, table.selection().place());
        }
    }

    @Test
    void aTokenIsDraggedToItsCell() {
        Box from = own(1);
        Box to = cell(4, 4);
        room.press(table.actor(), from.middleX(), from.middleY(), Input.Buttons.LEFT);
        room.drag(table.actor(), from.middleX(), from.middleY() + 30);
        room.drag(table.actor(), to.middleX(), to.middleY());
        room.release(table.actor(), to.middleX(), to.middleY(), Input.Buttons.LEFT);
        room.pass(0.1f);
        assertEquals(Optional.of(Token.STAR), at(4, 4));
    }

    @Test
    void aLongPressExplainsAnAction() {
        Actor action = room.find("action-remove");
        room.press(action, action.getWidth() / 2, action.getHeight() / 2, Input.Buttons.LEFT);
        room.pass(1);
        room.release(action, action.getWidth() / 2, action.getHeight() / 2, Input.Buttons.LEFT);
        assertTrue(shown(room.stage().getRoot()), "the tooltip");
    }

    private static boolean shown(Group parent) {
        for (Actor actor : parent.getChildren()) {
            boolean says =
                    actor instanceof Label label
                            && label.getText()
                                    .toString()
                                    .contains("Take a symbol from the board into your hand.");
            if (says || actor instanceof Group inside && shown(inside)) {
                return true;
            }
        }
        return false;
    }
}
