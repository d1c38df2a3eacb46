package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.junit.jupiter.api.Test;

import parlour.app.StageTexts;
import parlour.app.settings.Pace;

/**
 * While somebody's time away is counted, a screen is built again every second: under the hands of
 * whoever sits in front of it.
 */
class CountedTimeTest extends FriendsUi {
    private void tomIsAway() {
        openTable();
        OtherProgram.joins(tables, "Tom").breaks();
        room.pass(0.5f);
    }

    @Test
    void aButtonThatIsHeldDownIsPressedWhenItIsLetGo() {
        tomIsAway();
        String before = text("friends.seat-1-status");
        Actor copy = room.find("friends.copy");
        float x = copy.getWidth() / 2;
        float y = copy.getHeight() / 2;
        room.press(copy, x, y, Buttons.LEFT);
        room.pass(3);
        assertSame(copy, room.find("friends.copy"));
        room.release(copy, x, y, Buttons.LEFT);
        room.pass(0.1f);
        assertEquals(text("friends.link"), Gdx.app.getClipboard().getContents());
        assertNotSame(copy, room.find("friends.copy"));
        assertNotEquals(before, text("friends.seat-1-status"));
    }

    @Test
    void aButtonUnderASecondFingerIsPressedWhenThatIsLifted() {
        tomIsAway();
        Actor promise = room.find("friends.promise");
        Actor copy = room.find("friends.copy");
        Vector2 at = middle(copy);
        InputProcessor fingers = Gdx.input.getInputProcessor();
        room.press(promise, 5, 5, Buttons.LEFT);
        fingers.touchDown(Math.round(at.x), Math.round(at.y), 1, Buttons.LEFT);
        room.release(promise, 5, 5, Buttons.LEFT);
        room.pass(3);
        assertSame(copy, room.find("friends.copy"));
        fingers.touchUp(Math.round(at.x), Math.round(at.y), 1, Buttons.LEFT);
        room.pass(0.1f);
        assertEquals(text("friends.link"), Gdx.app.getClipboard().getContents());
        assertNotSame(copy, room.find("friends.copy"));
    }

    private static Vector2 middle(Actor actor) {
        return actor.localToScreenCoordinates(
                new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
    }

    @Test
    void anOpenListStaysUntilSomethingIsChosen() {
        OtherProgram tom = begin();
        room.click("pace");
        tom.breaks();
        room.pass(2.5f);
        assertFalse(says("you may let a computer play"), "the table makes no room for it yet");
        room.click("item-FAST");
        room.pass(0.5f);
        assertEquals(Pace.FAST, room.app().settings().pace());
        assertTrue(says("you may let a computer play"));
    }

    private boolean says(String words) {
        return StageTexts.on(room.stage(), words);
    }

    /** The field for a name, at a table where somebody else is away. */
    private TextField typeName(String name) {
        OtherProgram eva = OtherProgram.opens(tables, "Eva");
        press("menu.friends");
        type("friends.name", "Eva");
        type("friends.join.field", "http://192.168.1.5:7676/#" + tables.code());
        press("friends.join.go");
        eva.breaks();
        type("friends.name", name);
        return field();
    }

    private TextField field() {
        return (TextField) room.find("friends.name");
    }

    @Test
    void aNameIsTypedOn() {
        TextField before = typeName("Ana");
        before.setCursorPosition(2);
        room.pass(2.5f);
        room.type("n");
        assertNotSame(before, field());
        assertEquals("Anna", field().getText());
        field().setSelection(1, 3);
        room.pass(2.5f);
        room.type("n");
        assertEquals("Ana", field().getText());
    }

    @Test
    void whatWasSelectedBackwardsIsMovedAtTheSameEnd() {
        TextField before = typeName("Anna");
        before.setCursorPosition(4);
        room.shiftKey(Keys.HOME);
        room.pass(2.5f);
        assertNotSame(before, field());
        assertEquals("Anna", field().getSelection());
        room.shiftKey(Keys.RIGHT);
        assertEquals("nna", field().getSelection());
        room.type("da");
        assertEquals("Ada", field().getText());
    }

    private void holdKey(int key, Runnable meanwhile) {
        Gdx.input.getInputProcessor().keyDown(key);
        room.hold(key, meanwhile);
        Gdx.input.getInputProcessor().keyUp(key);
        room.pass(0.1f);
    }

    @Test
    void aFieldThatRepeatsAKeyStaysUntilThatIsLetGo() {
        TextField before = typeName("Anna");
        holdKey(
                Keys.LEFT,
                () -> {
                    room.pass(3);
                    assertSame(before, field());
                });
        assertNotSame(before, field());
    }

    @Test
    void aLetterThatIsHeldDownHoldsNothingUp() {
        TextField before = typeName("Anna");
        holdKey(
                Keys.A,
                () -> {
                    room.pass(3);
                    assertNotSame(before, field());
                });
    }

    @Test
    void whatWasScrolledStaysThere() {
        tomIsAway();
        room.resize(390, 640);
        ScrollPane before = scrolled();
        before.setScrollY(40);
        room.pass(2.5f);
        assertNotSame(before, scrolled());
        assertEquals(40, scrolled().getScrollY());
    }

    @Test
    void whatWasScrolledAwayFromTheFocusStaysThere() {
        tomIsAway();
        room.resize(390, 640);
        room.stage().setKeyboardFocus(room.find("friends.copy"));
        ScrollPane before = scrolled();
        before.setScrollY(0);
        room.pass(2.5f);
        assertNotSame(before, scrolled());
        assertEquals("friends.copy", room.stage().getKeyboardFocus().getName());
        assertEquals(0, scrolled().getScrollY());
    }

    private ScrollPane scrolled() {
        for (Actor a = room.find("friends.link"); a != null; a = a.getParent()) {
            if (a instanceof ScrollPane pane) {
                return pane;
            }
        }
        throw new AssertionError("the link cannot be scrolled");
    }
}
