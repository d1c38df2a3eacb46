package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static parlour.app.cassino.CassinoTestScreen.capture;
import static parlour.app.cassino.CassinoTestScreen.place;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.look.WindowShape;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardSprite;

import java.util.List;
import java.util.Optional;

/** Choosing with a finger on a phone. */
class CassinoTouchTest extends CassinoSelectionTests {
    @BeforeEach
    void turn() {
        room.resize(390, 844);
    }

    private void press(String card) {
        CardSprite sprite = screen.sprite(card);
        room.press(screen.table.actor(), sprite.home().x, sprite.home().y, Input.Buttons.LEFT);
        room.pass(FRAME);
    }

    private void move(float x, float y) {
        room.drag(screen.table.actor(), x, y);
        room.pass(FRAME);
    }

    private void release(float x, float y) {
        room.release(screen.table.actor(), x, y, Input.Buttons.LEFT);
        room.pass(0.5f);
    }

    @Test
    void aCardDraggedUpTakesTheOneItIsDroppedOn() {
        sit("9h 7d Ac 2s", "9c 5h Kd");
        CardSprite nine = screen.sprite("9c");
        CardSprite own = screen.sprite("9h");
        press("9h");
        move(own.home().x, own.home().y + 30);
        move(nine.home().x, nine.home().y);
        release(nine.home().x, nine.home().y);
        assertEquals(List.of(capture("9h", "9c")), screen.played);
    }

    @Test
    void aFingerThatTremblesDragsNothing() {
        sit("9h 7d Ac 2s", "Kd");
        CardSprite own = screen.sprite("9h");
        press("9h");
        move(own.home().x + 9, own.home().y + 7);
        release(own.home().x + 9, own.home().y + 7);
        assertEquals(Optional.of(place("9h")), move());
        assertEquals(List.of(), screen.played);
    }

    @Test
    void slidingSidewaysSelectsTheCardItEndsOn() {
        sit("9h 7d Ac 2s", "Kd");
        press("9h");
        CardSprite ace = screen.sprite("Ac");
        move(ace.home().x, ace.home().y);
        assertTrue(ace.home().height > 0, "it is raised");
        release(ace.home().x, ace.home().y);
        assertEquals(Optional.of(place("Ac")), move());
    }

    @Test
    void whatIsOfferedHasNoKeysAndRoomForAFinger() {
        sit("7d 9h Ac 2s", "4c 3h 5d 2h 10s");
        click("7d");
        assertTrue(chips().size() > 1, offers().toString());
        for (Actor chip : chips()) {
            assertTrue(chip.getHeight() >= WindowShape.FINGERTIP, offers().toString());
            assertTrue(chip.getWidth() >= WindowShape.FINGERTIP, offers().toString());
        }
        assertTrue(
                offers().stream().noneMatch(text -> text.matches("[5-9] .*")), offers().toString());
        Box strip = screen.table.layout().choices();
        assertTrue(strip.top() <= screen.table.layout().table().y());
    }
}
