package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;

import org.junit.jupiter.api.Test;

import parlour.app.tabletop.Box;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.engine.Eyes;

import java.util.List;
import java.util.stream.IntStream;

/** Tokens of the hand and symbols on the board are dragged, through the stage. */
class CrossWiseDragTest extends CrossWiseSelectionTests {
    private Box box(Cell cell) {
        return screen.table.layout().cell(cell.index());
    }

    private Box box(int place) {
        return screen.table.layout().places().get(0).place(place - 1);
    }

    private void lift(Box from) {
        room.press(screen.table.actor(), from.middleX(), from.middleY(), Input.Buttons.LEFT);
        room.drag(screen.table.actor(), from.middleX() + 3, from.middleY() + 20);
        room.pass(FRAME);
    }

    private void over(float x, float y) {
        room.drag(screen.table.actor(), x, y);
        room.pass(FRAME);
    }

    private void letGo(float x, float y) {
        room.release(screen.table.actor(), x, y, Input.Buttons.LEFT);
        room.pass(FRAME);
    }

    private void drag(Box from, Box to) {
        lift(from);
        over(to.middleX(), to.middleY());
        letGo(to.middleX(), to.middleY());
    }

    private String label() {
        return room.app().texts().say(screen.table.proposedMove().label());
    }

    private void assertAgrees() {
        screen.table.finishAnimations();
        CrossWiseTableAgreesTest.assertAgrees(
                screen.match.rules().view(screen.match.state(), Eyes.of(0)), screen.table.zones());
    }

    @Test
    void removeDroppedOnASymbolTakesIt() {
        sit("1 2 7 8", "3 0 0 0 0 0");
        drag(box(3), box(cell(1, 1)));
        assertEquals(List.of(new CrossWiseMove.Remove(cell(1, 1))), screen.played);
        assertEquals(1, screen.match.length());
        assertAgrees();
    }

    @Test
    void anActionThatNeedsMoreSaysWhat() {
        sit("9 2 10 8", "3 4 0 0 0 0");
        drag(box(4), box(cell(1, 1)));
        assertEquals("Pick the empty cell it goes to", label());
        drag(box(1), box(cell(1, 2)));
        assertEquals("Pick the second symbol to exchange", label());
        drag(box(3), box(cell(1, 2)));
        assertEquals("Pick the symbol to give for it", label());
        assertEquals(List.of(), screen.played);
        drag(box(2), box(cell(1, 2)));
        assertEquals(1, screen.match.length());
        assertAgrees();
    }

    @Test
    void anActionDroppedBesideTheBoardSaysWhatItIsFor() {
        sit("9 2 10 8", "3 4 0 0 0 0");
        lift(box(4));
        over(5, 300);
        letGo(5, 300);
        assertEquals("Pick the symbol to move", label());
        assertEquals(List.of(), screen.played);
    }

    @Test
    void anActionDroppedOnAnEmptyCellIsRefusedByTheRules() {
        sit("1 2 7 8", "3 0 0 0 0 0");
        drag(box(3), box(cell(5, 5)));
        assertEquals(List.of(new CrossWiseMove.Remove(cell(5, 5))), screen.played);
        assertEquals(0, screen.match.length());
    }

    @Test
    void anActionWithoutAnyUseSaysWhyWhereverItIsDropped() {
        sit("1 2 9 8", "3 0 0 0 0 0");
        drag(box(3), box(cell(1, 1)));
        assertEquals(List.of(), screen.played);
        String problem =
                room.app().texts().say(screen.table.proposedMove().problem().orElseThrow());
        assertTrue(problem.contains("two symbols"), problem);
    }

    @Test
    void aSymbolOnTheBoardIsDraggedToAnEmptyCellWithShift() {
        sit("1 2 9 8", "3 4 0 0 0 0");
        drag(box(cell(1, 1)), box(cell(3, 3)));
        assertEquals(List.of(new CrossWiseMove.Shift(cell(1, 1), cell(3, 3))), screen.played);
        assertEquals(1, screen.match.length());
        assertAgrees();
    }

    @Test
    void aSymbolOnTheBoardIsDraggedOntoAnotherWithExchange() {
        sit("1 2 9 8", "3 4 0 0 0 0");
        drag(box(cell(1, 2)), box(cell(1, 1)));
        assertEquals(List.of(new CrossWiseMove.Exchange(cell(1, 1), cell(1, 2))), screen.played);
        assertEquals(1, screen.match.length());
        assertAgrees();
    }

    @Test
    void theRulesSayWhichActionIsMissing() {
        sit("1 2 9 7", "3 4 0 0 0 0");
        drag(box(cell(1, 1)), box(cell(3, 3)));
        assertEquals(0, screen.match.length());
        String why =
                room.app()
                        .texts()
                        .say(
                                screen.match
                                        .rules()
                                        .refusal(screen.match.state(), screen.played.get(0))
                                        .orElseThrow()
                                        .phrase());
        assertEquals("You have no \"shift\" token in your hand.", why);
        assertFalse(screen.table.picked());
        room.pass(1);
        assertEquals(
                box(cell(1, 1)).middleX(),
                screen.table.zones().at(cell(1, 1)).orElseThrow().now().x,
                0.5f);
    }

    @Test
    void whereASymbolMayGoIsMarkedWhileItIsDragged() {
        sit("1 2 7 8", "3 4 0 0 0 0");
        lift(box(cell(1, 1)));
        long open =
                IntStream.range(0, Cell.COUNT)
                        .filter(i -> screen.table.lights().open(Cell.at(i)))
                        .count();
        assertEquals(34, open);
        assertFalse(screen.table.zones().at(cell(1, 2)).orElseThrow().isLit(), "no exchange");
        letGo(5, 300);
        assertEquals(List.of(), screen.played);
        assertFalse(screen.table.lights().open(cell(3, 3)));
    }

    @Test
    void anUnsteadyClickIsStillAClick() {
        sit("1 2 7 8", "3 4 0 0 0 0");
        room.click(screen.table.actor(), box(3).middleX(), box(3).middleY());
        room.pass(0.5f);
        Box symbol = box(cell(1, 1));
        lift(symbol);
        letGo(symbol.middleX() + 4, symbol.middleY() + 10);
        assertEquals("Take into your hand: diamond", label());
    }
}
