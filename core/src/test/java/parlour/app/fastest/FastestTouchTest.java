package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardSprite;

import java.util.List;

/** Choosing with a finger on a phone. */
class FastestTouchTest extends FastestSelecting {
    @BeforeEach
    void sit() {
        room.resize(390, 844);
        free(FastestTestScreen.PLAIN, HAND);
    }

    @AfterEach
    void turnBack() {
        room.resize(1280, 720);
    }

    private void press(String card) {
        CardSprite sprite = sprite(card);
        room.press(screen.table.actor(), seenX(sprite), low(sprite), Input.Buttons.LEFT);
        room.pass(FRAME);
    }

    private void slideTo(String card) {
        CardSprite sprite = sprite(card);
        room.drag(screen.table.actor(), seenX(sprite), low(sprite));
        room.pass(FRAME);
    }

    private void letGo(String card) {
        CardSprite sprite = sprite(card);
        room.release(screen.table.actor(), seenX(sprite), low(sprite), Input.Buttons.LEFT);
        room.pass(0.5f);
    }

    /** The upper part of a card, which no other row covers, whether it is raised or not. */
    private static float low(CardSprite sprite) {
        return sprite.home().y + sprite.home().width * 0.4f;
    }

    private boolean raised(String card) {
        return sprite(card).home().height > 0;
    }

    @Test
    void theCardUnderTheFingerIsRaisedAndLettingGoSelectsIt() {
        press("3c");
        assertTrue(raised("3c"));
        slideTo("8s");
        assertFalse(raised("3c"));
        assertTrue(raised("8s"));
        assertEquals("", picked(), "nothing is selected before");
        letGo("8s");
        assertEquals(move("1 8").toString(), picked());
    }

    @Test
    void aFingerThatLeavesTheHandSelectsNothing() {
        press("3c");
        slideTo("8s");
        Box hand = screen.table.layout().hand();
        room.drag(screen.table.actor(), hand.middleX(), hand.y() - 30);
        room.release(screen.table.actor(), hand.middleX(), hand.y() - 30, Input.Buttons.LEFT);
        room.pass(0.5f);
        assertEquals("", picked());
        assertFalse(raised("8s"));
    }

    @Test
    void movingUpDragsTheCardToTheTable() {
        press("3c");
        slideTo("8s");
        CardSprite eight = sprite("8s");
        room.drag(screen.table.actor(), seenX(eight), low(eight) + 40);
        Box felt = screen.table.layout().felt();
        room.drag(screen.table.actor(), felt.middleX(), felt.middleY());
        room.pass(FRAME);
        room.release(screen.table.actor(), felt.middleX(), felt.middleY(), Input.Buttons.LEFT);
        room.pass(0.5f);
        assertEquals(List.of(move("1 8")), screen.played);
    }

    @Test
    void aDoubleTapPlays() {
        doubleTap("8s");
        assertEquals(List.of(move("1 8")), screen.played);
    }

    private void doubleTap(String card) {
        press(card);
        letGoSoon(card);
        press(card);
        letGoSoon(card);
        room.pass(0.5f);
    }

    private void letGoSoon(String card) {
        CardSprite sprite = sprite(card);
        room.release(screen.table.actor(), seenX(sprite), low(sprite), Input.Buttons.LEFT);
        room.pass(FRAME);
    }

    @Test
    void slidingToACardThatWasJustTappedIsNoDoubleTap() {
        press("8s");
        letGoSoon("8s");
        press("3c");
        slideTo("8s");
        letGo("8s");
        assertEquals(List.of(), screen.played);
    }
}
