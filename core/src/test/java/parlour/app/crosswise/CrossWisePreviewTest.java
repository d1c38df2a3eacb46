package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;

import parlour.app.tabletop.Box;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.engine.Eyes;

import java.util.Optional;

/** What a move would bring is shown before it is played, and what others did stays marked. */
class CrossWisePreviewTest extends CrossWiseSelectionTests {
    private void point(Cell cell) {
        Box box = screen.table.layout().cell(cell.index());
        room.move(screen.table.actor(), box.middleX(), box.middleY());
    }

    private void click(Cell cell) {
        Box box = screen.table.layout().cell(cell.index());
        room.click(screen.table.actor(), box.middleX(), box.middleY());
        room.pass(0.5f);
    }

    private String outcome() {
        return screen.table.proposedMove().outcome().map(room.app().texts()::say).orElse("");
    }

    private Optional<String> shown() {
        return screen.table.status().change.map(change -> room.app().texts().say(change.phrase()));
    }

    @Test
    void aChosenCellSaysWhatItBrings() {
        sit("1 2 7 8", "1 0 0 0 0 0", "3 0 0 0 0 0");
        room.key(Keys.NUM_1);
        assertEquals("", outcome());
        click(cell(3, 1));
        assertEquals("+1 for you, 0 for them", outcome());
        assertEquals(Optional.of(outcome()), shown());
        click(cell(1, 3));
        assertEquals("0 for you, +1 for them", outcome());
        click(cell(6, 6));
        assertEquals("No change in points", outcome());
    }

    @Test
    void actionsSayWhatTheyBringToo() {
        sit("7 8 9 10", "1 1 0 0 0 0", "3 0 0 0 0 0", "1 0 0 0 0 0");
        room.key(Keys.NUM_1);
        click(cell(1, 2));
        assertEquals("0 for you, −1 for them", outcome());
        room.key(Keys.NUM_2);
        click(cell(1, 2));
        assertEquals("", outcome());
        click(cell(4, 1));
        assertEquals("+2 for you, −1 for them", outcome());
    }

    @Test
    void thePointerOverACellShowsWhatItWouldBring() {
        sit("1 2 7 8", "1 0 0 0 0 0");
        point(cell(3, 1));
        assertEquals(Optional.empty(), shown());
        room.key(Keys.NUM_1);
        assertEquals(Optional.of("+1 for you, 0 for them"), shown());
        point(cell(1, 4));
        assertEquals(Optional.of("0 for you, +1 for them"), shown());
        point(cell(1, 1));
        assertEquals(Optional.empty(), shown());
    }

    @Test
    void aDraggedSymbolShowsWhatLettingGoWouldBring() {
        sit("1 2 7 8", "1 0 0 0 0 0");
        Box from = screen.table.layout().places().get(0).place(0);
        Box to = screen.table.layout().cell(cell(5, 1).index());
        room.press(screen.table.actor(), from.middleX(), from.middleY(), Input.Buttons.LEFT);
        room.drag(screen.table.actor(), from.middleX(), from.middleY() + 20);
        room.drag(screen.table.actor(), to.middleX(), to.middleY());
        room.pass(0.05f);
        assertEquals(Optional.of("+1 for you, 0 for them"), shown());
        assertEquals(0, screen.match.length());
        room.release(screen.table.actor(), 5, 300, Input.Buttons.LEFT);
        room.pass(0.05f);
        assertEquals(Optional.empty(), shown());
    }

    @Test
    void theKeyboardFocusShowsItAsWell() {
        sit("1 2 7 8", "1 0 0 0 0 0");
        point(cell(6, 6));
        room.move(screen.table.actor(), 5, 5);
        room.key(Keys.NUM_1);
        room.key(Keys.TAB);
        assertEquals(Optional.of("0 for you, +1 for them"), shown());
        room.key(Keys.DOWN, Keys.LEFT);
        assertEquals(Optional.of("+1 for you, 0 for them"), shown());
    }

    @Test
    void nothingIsShownOnceTheMoveIsPlayed() {
        sit("1 2 7 8", "1 0 0 0 0 0");
        room.key(Keys.NUM_1);
        click(cell(3, 1));
        room.key(Keys.ENTER);
        screen.table.ask(false);
        room.pass(1);
        assertEquals(Optional.empty(), shown());
    }

    @Test
    void whatOthersDidSinceMyTurnStaysMarkedUntilIPlayAgain() {
        sit("1 2 7 8", "1 0 0 0 0 0");
        screen.match.play(new CrossWiseMove.Put(Token.CROSS, cell(3, 3)));
        screen.table.finishAnimations();
        assertFalse(screen.table.lights().recent(cell(3, 3)), "my own move is not marked");
        screen.match.play(new CrossWiseMove.Put(Token.DIAMOND, cell(4, 4)));
        screen.table.finishAnimations();
        room.pass(10);
        assertFalse(screen.table.lights().lit(cell(4, 4)));
        assertTrue(screen.table.lights().recent(cell(4, 4)));
        screen.table.show(screen.match.rules().view(screen.match.state(), Eyes.of(0)));
        assertTrue(screen.table.lights().recent(cell(4, 4)), "shown again");
        screen.match.play(new CrossWiseMove.Put(Token.PENTAGON, cell(5, 5)));
        screen.table.finishAnimations();
        assertFalse(screen.table.lights().recent(cell(4, 4)));
        assertFalse(screen.table.lights().recent(cell(5, 5)));
    }

    @Test
    void anotherPositionHasNoMarks() {
        sit("1 2 7 8", "1 0 0 0 0 0");
        var before = screen.match.state();
        screen.match.play(new CrossWiseMove.Put(Token.CROSS, cell(3, 3)));
        screen.match.play(new CrossWiseMove.Put(Token.DIAMOND, cell(4, 4)));
        screen.table.finishAnimations();
        assertTrue(screen.table.lights().recent(cell(4, 4)));
        screen.table.show(screen.match.rules().view(before, Eyes.of(0)));
        assertFalse(screen.table.lights().recent(cell(4, 4)));
    }

    @Test
    void signsAreExplained() {
        sit("1 2 7 8", "1 0 0 0 0 0");
        for (String name : new String[] {"pile", "turn", "team-0", "team-1"}) {
            room.move(screen.table.actor(), 5, 5);
            room.pass(0.2f);
            var area = room.find("tip-" + name);
            room.move(area, area.getWidth() / 2, area.getHeight() / 2);
            room.pass(1);
            String key = name.equals("team-0") ? "columns" : name.equals("team-1") ? "rows" : name;
            String words = room.app().texts().say("crosswise.tip." + key);
            assertTrue(parlour.app.StageTexts.on(room.stage(), words), words);
        }
    }

    @Test
    void theTeamsPointsAreToldToTheOneWhoMoves() {
        sit("1 2 7 8", "1 0 0 0 0 0");
        assertEquals(Team.VERTICAL, Team.of(0));
        screen.match.play(new CrossWiseMove.Put(Token.CROSS, cell(3, 3)));
        screen.table.finishAnimations();
        screen.table.show(screen.match.rules().view(screen.match.state(), Eyes.all(2)));
        screen.table.ask(true);
        room.pass(0.5f);
        room.key(Keys.NUM_1);
        click(cell(1, 2));
        assertEquals("+1 for you, 0 for them", outcome());
    }
}
