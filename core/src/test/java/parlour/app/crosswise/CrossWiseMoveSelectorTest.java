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
import parlour.crosswise.rules.Token;
import parlour.engine.Eyes;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A person chooses with clicks, drags and keys, through the stage. */
class CrossWiseMoveSelectorTest extends CrossWiseSelectionTests {
    private void clickHand(int place) {
        Box box = screen.table.layout().places().get(0).place(place - 1);
        room.click(screen.table.actor(), box.middleX(), box.middleY());
        room.pass(0.5f);
    }

    private void click(Cell cell) {
        clickAtOnce(cell);
        room.pass(0.5f);
    }

    private void clickAtOnce(Cell cell) {
        Box box = screen.table.layout().cell(cell.index());
        room.click(screen.table.actor(), box.middleX(), box.middleY());
        room.pass(FRAME);
    }

    private void drag(int place, Cell cell) {
        Box from = screen.table.layout().places().get(0).place(place - 1);
        Box to = screen.table.layout().cell(cell.index());
        drag(from, to.middleX(), to.middleY());
    }

    private void drag(Box from, float x, float y) {
        room.press(screen.table.actor(), from.middleX(), from.middleY(), Input.Buttons.LEFT);
        room.drag(screen.table.actor(), from.middleX() + 3, from.middleY() + 20);
        room.pass(FRAME);
        room.drag(screen.table.actor(), x, y);
        room.pass(FRAME);
        room.release(screen.table.actor(), x, y, Input.Buttons.LEFT);
        room.pass(FRAME);
    }

    private String label() {
        return room.app().texts().say(screen.table.proposedMove().label());
    }

    private String problem() {
        return screen.table.proposedMove().problem().map(p -> room.app().texts().say(p)).orElse("");
    }

    private long openCells() {
        return IntStream.range(0, Cell.COUNT)
                .filter(i -> screen.table.lights().open(Cell.at(i)))
                .count();
    }

    @Test
    void aSymbolMarksTheEmptyCellsAndTheButtonPlaysIt() {
        sit("1 2 7 8", "3 0 0 0 0 0");
        assertEquals("Pick a token from your hand", label());
        clickHand(1);
        assertEquals("Pick an empty cell for it", label());
        assertEquals(35, openCells());
        assertFalse(screen.table.lights().open(cell(1, 1)));
        click(cell(2, 3));
        assertEquals("Put: cross, row 2 column 3", label());
        assertTrue(screen.table.proposedMove().playable());
        assertEquals(List.of(), screen.played);
        room.key(Keys.ENTER);
        assertEquals(List.of(new CrossWiseMove.Put(Token.CROSS, cell(2, 3))), screen.played);
        assertEquals(1, screen.match.length());
    }

    @Test
    void aDoubleClickOnACellPlaysAtOnce() {
        sit("1 2 7 8", "3 0 0 0 0 0");
        clickHand(2);
        clickAtOnce(cell(4, 4));
        clickAtOnce(cell(4, 4));
        assertEquals(List.of(new CrossWiseMove.Put(Token.PENTAGON, cell(4, 4))), screen.played);
    }

    @Test
    void aSecondSlowClickLetsTheCellGo() {
        sit("1 2 7 8", "3 0 0 0 0 0");
        clickHand(1);
        click(cell(2, 2));
        click(cell(2, 2));
        assertEquals(Optional.empty(), screen.table.proposedMove().move());
        assertEquals(List.of(), screen.played);
    }

    @Test
    void anotherCellIsChosenInstead() {
        sit("1 2 7 8", "3 0 0 0 0 0");
        clickHand(1);
        click(cell(2, 2));
        click(cell(5, 5));
        assertEquals(
                Optional.of(new CrossWiseMove.Put(Token.CROSS, cell(5, 5))),
                screen.table.proposedMove().move());
    }

    @Test
    void aSymbolDraggedOntoACellIsPlayed() {
        sit("1 2 7 8", "3 0 0 0 0 0");
        drag(2, cell(6, 1));
        assertEquals(List.of(new CrossWiseMove.Put(Token.PENTAGON, cell(6, 1))), screen.played);
        assertEquals(1, screen.match.length());
    }

    @Test
    void aSymbolDroppedOnAnotherIsRefusedAndStaysInTheHand() {
        sit("1 2 7 8", "3 0 0 0 0 0");
        drag(2, cell(1, 1));
        assertEquals(1, screen.played.size());
        assertEquals(0, screen.match.length());
        room.pass(1);
        Box place = screen.table.layout().places().get(0).place(1);
        assertEquals(
                place.middleX(), screen.table.zones().inHand(0, 1).orElseThrow().now().x, 0.5f);
    }

    @Test
    void aSymbolDroppedBesideTheBoardGoesBack() {
        sit("1 2 7 8", "3 0 0 0 0 0");
        drag(screen.table.layout().places().get(0).place(1), 5, 300);
        assertEquals(List.of(), screen.played);
        room.pass(1);
        Box place = screen.table.layout().places().get(0).place(1);
        assertEquals(
                place.middleX(), screen.table.zones().inHand(0, 1).orElseThrow().now().x, 0.5f);
    }

    @Test
    void removeTakesTheSymbolThatIsClicked() {
        sit("1 2 7 8", "3 0 0 0 0 0");
        clickHand(3);
        assertEquals("Pick the symbol to take", label());
        click(cell(1, 1));
        assertEquals("Take into your hand: diamond", label());
        room.key(Keys.ENTER);
        assertEquals(List.of(new CrossWiseMove.Remove(cell(1, 1))), screen.played);
    }

    @Test
    void shiftAsksForTheSymbolAndThenForTheCell() {
        sit("1 2 7 8", "3 0 0 0 0 0");
        clickHand(4);
        assertEquals("Pick the symbol to move", label());
        assertEquals(0, openCells());
        click(cell(1, 1));
        assertEquals("Pick the empty cell it goes to", label());
        assertEquals(35, openCells());
        click(cell(6, 6));
        assertEquals("Move: diamond", label());
        room.key(Keys.ENTER);
        assertEquals(List.of(new CrossWiseMove.Shift(cell(1, 1), cell(6, 6))), screen.played);
    }

    @Test
    void exchangeSaysWhichStepIsNext() {
        sit("1 2 9 8", "3 4 0 0 0 0", "0 0 5 0 0 0");
        clickHand(3);
        assertEquals("Pick the first symbol to exchange", label());
        click(cell(1, 2));
        assertEquals("Pick the second symbol to exchange", label());
        click(cell(2, 3));
        assertEquals("Exchange: star and sun", label());
        room.key(Keys.ENTER);
        assertEquals(List.of(new CrossWiseMove.Exchange(cell(1, 2), cell(2, 3))), screen.played);
    }

    @Test
    void replaceAsksForTheGivenSymbolInEitherOrder() {
        sit("1 2 10 8", "3 4 0 0 0 0");
        clickHand(3);
        assertEquals("Pick the symbol to take", label());
        click(cell(1, 2));
        assertEquals("Pick the symbol to give for it", label());
        clickHand(2);
        assertEquals("Take star, give pentagon", label());
        room.key(Keys.ESCAPE);
        assertEquals("Pick the symbol to give for it", label());
        clickHand(1);
        room.key(Keys.ENTER);
        CrossWiseMove move = new CrossWiseMove.Replace(cell(1, 2), Token.CROSS);
        assertEquals(List.of(move), screen.played);
        sit("1 2 10 8", "3 4 0 0 0 0");
        clickHand(3);
        clickHand(1);
        click(cell(1, 2));
        room.key(Keys.ENTER);
        assertEquals(List.of(move), screen.played);
    }

    @Test
    void aSymbolCanBeDraggedToReplaceOne() {
        sit("1 2 10 8", "3 4 0 0 0 0");
        clickHand(3);
        drag(2, cell(1, 1));
        assertEquals(List.of(new CrossWiseMove.Replace(cell(1, 1), Token.PENTAGON)), screen.played);
    }

    @Test
    void escapeGoesBackOneStepAndARightClickLetsAllGo() {
        sit("1 2 9 8", "3 4 0 0 0 0", "0 0 5 0 0 0");
        clickHand(3);
        click(cell(1, 1));
        click(cell(1, 2));
        screen.table.back();
        assertEquals("Pick the second symbol to exchange", label());
        screen.table.back();
        assertEquals("Pick the first symbol to exchange", label());
        click(cell(1, 1));
        room.press(screen.table.actor(), 40, 300, Input.Buttons.RIGHT);
        room.release(screen.table.actor(), 40, 300, Input.Buttons.RIGHT);
        assertFalse(screen.table.picked());
        assertEquals("Pick a token from your hand", label());
    }

    @Test
    void anActionThatCannotBeUsedSaysWhy() {
        sit("1 7 9 10", "0 0 0 0 0 0");
        clickHand(2);
        assertTrue(problem().contains("There is no symbol on the board"), problem());
        clickHand(3);
        assertTrue(problem().contains("two symbols"), problem());
        clickHand(4);
        assertTrue(problem().contains("needs a symbol"), problem());
        assertFalse(screen.table.proposedMove().playable());
        clickHand(1);
        assertEquals("", problem());
    }

    @Test
    void aWrongCellIsRefusedByTheRulesAndTheChoiceStays() {
        sit("1 2 8 7", "3 0 0 0 0 0");
        clickHand(3);
        click(cell(5, 5));
        assertEquals(1, screen.played.size());
        assertEquals(0, screen.match.length());
        assertTrue(
                screen.match
                        .rules()
                        .refusal(screen.match.state(), screen.played.get(0))
                        .isPresent());
        assertEquals("Pick the symbol to move", label());
    }

    @Test
    void theKeysAloneDoEverything() {
        sit("1 2 8 7", "3 0 0 0 0 0");
        room.key(Keys.NUM_3);
        room.key(Keys.TAB);
        assertEquals("Pick the symbol to move", label());
        room.key(Keys.SPACE);
        assertEquals("Pick the empty cell it goes to", label());
        room.key(Keys.RIGHT, Keys.RIGHT, Keys.DOWN, Keys.SPACE);
        assertEquals("Move: diamond", label());
        room.key(Keys.ENTER);
        assertEquals(List.of(new CrossWiseMove.Shift(cell(1, 1), cell(2, 3))), screen.played);
    }

    @Test
    void theSecondOfTwoEqualTokensGoesWhenItIsPicked() {
        sit("1 1 8 7", "3 0 0 0 0 0");
        TokenSprite second = screen.table.zones().inHand(0, 1).orElseThrow();
        clickHand(2);
        click(cell(2, 2));
        room.key(Keys.ENTER);
        assertEquals(second, screen.table.zones().at(cell(2, 2)).orElseThrow());
        CrossWiseTableAgreesTest.assertAgrees(
                screen.match.rules().view(screen.match.state(), Eyes.of(0)), screen.table.zones());
    }

    @Test
    void theSecondOfTwoEqualSymbolsIsGivenWhenItIsPicked() {
        sit("10 1 1 7", "3 0 0 0 0 0");
        TokenSprite second = screen.table.zones().inHand(0, 2).orElseThrow();
        clickHand(1);
        click(cell(1, 1));
        clickHand(3);
        room.key(Keys.ENTER);
        assertEquals(second, screen.table.zones().at(cell(1, 1)).orElseThrow());
        CrossWiseTableAgreesTest.assertAgrees(
                screen.match.rules().view(screen.match.state(), Eyes.of(0)), screen.table.zones());
    }

    @Test
    void whatIsPickedStaysWhenTheWindowOrTheLanguageChanges() {
        sit("1 2 9 8", "3 4 0 0 0 0", "0 0 5 0 0 0");
        clickHand(3);
        click(cell(1, 2));
        room.resize(900, 600);
        room.app().refresh();
        assertEquals("Pick the second symbol to exchange", label());
        room.resize(1280, 720);
        click(cell(2, 3));
        assertTrue(screen.table.proposedMove().playable());
    }

    @Test
    void aHintLiftsTheTokenAndItsCells() {
        sit("1 2 8 7", "3 0 0 0 0 0");
        CrossWiseMove shift = new CrossWiseMove.Shift(cell(1, 1), cell(4, 4));
        screen.table.suggest(shift);
        room.pass(1);
        TokenSprite symbol = screen.table.zones().at(cell(1, 1)).orElseThrow();
        assertTrue(screen.table.zones().inHand(0, 2).orElseThrow().now().height > 0.1f);
        assertTrue(symbol.now().height > 0.1f);
        assertEquals(Optional.of(shift), screen.table.proposedMove().move());
        clickHand(1);
        room.pass(1);
        assertEquals(0, symbol.now().height, 0.01f);
    }

    @Test
    void nobodyChoosesForAnotherSeat() {
        sit("1 2 8 7", "3 0 0 0 0 0");
        drag(1, cell(6, 6));
        screen.table.finishAnimations();
        screen.table.ask(false);
        clickHand(1);
        click(cell(5, 5));
        assertEquals(1, screen.played.size());
        assertFalse(screen.table.picked());
    }

    @Test
    void withOpenHandsEachSeatPlaysFromItsOwnHand() {
        sit("1 2 8 7", "3 0 0 0 0 0");
        screen.table.show(screen.match.rules().view(screen.match.state(), Eyes.all(2)));
        screen.table.ask(true);
        drag(1, cell(6, 6));
        screen.table.finishAnimations();
        screen.table.ask(true);
        Box place = screen.table.layout().places().get(1).place(2);
        room.click(screen.table.actor(), place.middleX(), place.middleY());
        room.pass(0.5f);
        click(cell(3, 3));
        room.key(Keys.ENTER);
        assertEquals(new CrossWiseMove.Put(Token.DIAMOND, cell(3, 3)), screen.played.get(1));
        assertEquals(2, screen.match.length());
    }
}
