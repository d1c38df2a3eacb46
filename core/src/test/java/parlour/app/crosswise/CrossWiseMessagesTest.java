package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.StageTexts;
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
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Token;

import java.util.List;
import java.util.stream.IntStream;

/** What the table screen says during a game of CrossWise. */
class CrossWiseMessagesTest {
    private final RecordingNavigator rooms = new RecordingNavigator();
    private Headless room;
    private LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> session;

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, TableTestScreen.Empty::new);
        room.app().settings().pace(Pace.FAST);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void sitDown(
            LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> game) {
        session = game;
        room.app().show(new TableScreen<>(room.app(), session, rooms));
        room.pass(0.1f);
    }

    /** Five suns in a column; Anna has this hand. */
    private static LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent>
            fiveSuns(String hand, int turn, String other) {
        return CrossWiseSessions.at(
                CrossWiseTestScreen.FIVE_SUNS,
                List.of(CrossWiseTestScreen.hand(hand), CrossWiseTestScreen.hand("1 2 3 4")),
                turn,
                "Anna",
                other);
    }

    private CrossWiseTable table() {
        return find(room.stage().getRoot());
    }

    private static CrossWiseTable find(Group group) {
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

    private String text(String name) {
        return room.find(name) instanceof Label label
                ? label.getText().toString()
                : ((TextButton) room.find(name)).getText().toString();
    }

    private void untilAsked() {
        for (int i = 0; i < 200 && !session.personToMove(); i++) {
            room.pass(0.5f);
        }
        room.pass(3);
    }

    private void click(Cell cell) {
        Box box = table().layout().cell(cell.index());
        room.click(table().actor(), box.middleX(), box.middleY());
        room.pass(0.5f);
    }

    @Test
    void theLineAboveTheButtonSaysWhatTheSelectedMoveBrings() {
        sitDown(fiveSuns("1 2 3 4", 0, "tom"));
        room.pass(1);
        room.key(Keys.NUM_1);
        click(Cell.at(2, 0));
        assertEquals("+2 for you, +1 for them", text("status"));
        assertEquals("Put: cross, row 3 column 1", text("act"));
        click(Cell.at(0, 0));
        assertTrue(text("status").contains("pick an empty cell"), text("status"));
        room.key(Keys.ESCAPE);
        assertFalse(text("status").contains("for you"), text("status"));
    }

    @Test
    void aHandWithoutAMoveIsAnnouncedAndLogged() {
        sitDown(
                CrossWiseSessions.at(
                        Field.EMPTY,
                        List.of(
                                CrossWiseTestScreen.hand("1 2 3 4"),
                                CrossWiseTestScreen.hand("9 9 10 10")),
                        0,
                        "Anna",
                        "tom"));
        room.pass(1);
        float width = table().actor().getWidth();
        session.match().play(new CrossWiseMove.Put(Token.CROSS, Cell.at(0, 0)));
        for (int i = 0; i < 40 && table().announcement().text().isEmpty(); i++) {
            room.pass(0.05f);
        }
        String words = "tom has no move: the hand goes back to the pile, and a new one is drawn.";
        assertEquals(words, table().announcement().text());
        assertTrue(table().announcement().isVisible());
        assertTrue(StageTexts.on(room.stage(), words));
        assertEquals(width, table().actor().getWidth(), "the long sentence below is cut");
        untilAsked();
        assertFalse(table().announcement().isVisible());
        long logged =
                IntStream.range(0, session.log().size())
                        .mapToObj(i -> session.log().get(i).key())
                        .filter("crosswise.log.redrew"::equals)
                        .count();
        assertEquals(1, logged);
    }

    @Test
    void theMenuSpeaksOfAGameAndNotOfRoundsAndCards() {
        sitDown(fiveSuns("1 2 3 4", 0, "tom"));
        room.pass(1);
        room.key(Keys.ESCAPE);
        assertTrue(room.find("play.menu.restartGame").isVisible());
        assertFalse(StageTexts.ignoringCase(room.stage(), "round"));
        room.click("play.menu.restartGame");
        room.pass(0.5f);
        assertFalse(StageTexts.ignoringCase(room.stage(), "deal"));
        assertFalse(StageTexts.ignoringCase(room.stage(), "card"));
    }
}
