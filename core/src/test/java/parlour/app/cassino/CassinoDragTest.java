package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import static parlour.app.cassino.CassinoTestScreen.capture;
import static parlour.app.cassino.CassinoTestScreen.place;

import com.badlogic.gdx.Input;

import org.junit.jupiter.api.Test;

import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardSprite;

import java.util.List;
import java.util.Optional;

/** While a card is dragged, the button says what letting go does, and that is what it does. */
class CassinoDragTest extends CassinoSelectionTests {
    private void dragTo(String text, float x, float y) {
        CardSprite sprite = screen.sprite(text);
        room.press(screen.table.actor(), sprite.home().x, sprite.home().y, Input.Buttons.LEFT);
        room.drag(screen.table.actor(), sprite.home().x + 3, sprite.home().y + 20);
        room.drag(screen.table.actor(), x, y);
        room.pass(FRAME);
    }

    private void dragOver(String text, String onto) {
        dragTo(text, screen.sprite(onto).home().x, screen.sprite(onto).home().y);
    }

    private void release(float x, float y) {
        room.release(screen.table.actor(), x, y, Input.Buttons.LEFT);
        room.pass(0.5f);
    }

    @Test
    void whileACardIsDraggedTheButtonSaysWhatLettingGoDoes() {
        sit("9h 7d Ac 2s", "4c 5h Kd 3h 3d");
        Box felt = screen.table.layout().felt();
        dragTo("9h", felt.x() + 20, felt.y() + 40);
        assertEquals("Let go to place 9♥", label());
        CardSprite four = screen.sprite("4c");
        room.drag(screen.table.actor(), four.home().x, four.home().y);
        assertEquals("Let go to take 2 cards", label());
        CardSprite king = screen.sprite("Kd");
        room.drag(screen.table.actor(), king.home().x, king.home().y);
        assertFalse(screen.table.proposedMove().playable());
        Box hand = screen.table.layout().hand();
        room.drag(screen.table.actor(), hand.middleX(), hand.y() + 5);
        assertEquals("Let go to keep 9♥ in your hand", label());
        assertEquals(List.of(), chips(), "nothing is offered meanwhile");
        release(hand.middleX(), hand.y() + 5);
        assertEquals("Pick a card from your hand", label());
        assertEquals(List.of(), screen.played);
        dragOver("7d", "4c");
        assertEquals("Let go to choose what 7♦ takes", label());
        release(screen.sprite("4c").home().x, screen.sprite("4c").home().y);
        assertEquals(List.of(), screen.played);
        assertEquals(3, chips().size(), offers().toString());
    }

    @Test
    void aCardDroppedOnWhatIsSelectedForItTakesAllOfThat() {
        sit("7d 9h Ac 2s", "4c 3h 7s Kd");
        click("7d");
        dragOver("7d", "3h");
        assertEquals("Let go to take 3 cards", label());
        release(screen.sprite("3h").home().x, screen.sprite("3h").home().y);
        assertEquals(List.of(capture("7d", "4c 3h 7s")), screen.played);
    }

    @Test
    void aCardDraggedBackLeavesTheClickedTableCardsSelected() {
        sit("9h 7d Ac 2s", "4c 5h Kd 3h 3d");
        click("4c");
        Box hand = screen.table.layout().hand();
        dragTo("9h", screen.table.layout().felt().middleX(), hand.top() + 40);
        room.drag(screen.table.actor(), hand.middleX(), hand.y() + 5);
        release(hand.middleX(), hand.y() + 5);
        click("9h");
        assertEquals(Optional.of(capture("9h", "4c")), move());
    }

    @Test
    void aMoveOfSomebodyElseEndsADrag() {
        sit("9h 7d Ac 2s", "4c 5h Kd 3h 3d");
        dragOver("9h", "4c");
        screen.match.play(place("7d"));
        room.pass(5);
        assertEquals("Wait for your turn", label());
    }
}
