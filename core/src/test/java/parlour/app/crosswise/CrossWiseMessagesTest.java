package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;

import parlour.app.StageTexts;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Token;

import java.util.List;
import java.util.stream.IntStream;

/** What the table screen says during a game of CrossWise. */
class CrossWiseMessagesTest extends CrossWiseScreenTests {
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
        room.resize(900, 600);
        room.pass(0.3f);
        assertTrue(text("status").contains("pick an empty cell"), "in a smaller window");
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
