package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.junit.jupiter.api.Test;

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
        assertEquals(copy, room.find("friends.copy"));
        room.release(copy, x, y, Buttons.LEFT);
        room.pass(0.1f);
        assertEquals(text("friends.link"), Gdx.app.getClipboard().getContents());
        assertNotSame(copy, room.find("friends.copy"));
        assertTrue(!text("friends.seat-1-status").equals(before), before);
    }

    @Test
    void aNameIsTypedOn() {
        OtherProgram eva = OtherProgram.opens(tables, "Eva");
        press("menu.friends");
        type("friends.name", "Eva");
        type("friends.join.field", "http://192.168.1.5:7676/#" + tables.code());
        press("friends.join.go");
        eva.breaks();
        type("friends.name", "Ana");
        TextField field = (TextField) room.find("friends.name");
        field.setCursorPosition(2);
        room.pass(2.5f);
        room.type("n");
        TextField now = (TextField) room.find("friends.name");
        assertNotSame(field, now);
        assertEquals("Anna", now.getText());
        now.setSelection(1, 3);
        room.pass(2.5f);
        room.type("n");
        assertEquals("Ana", ((TextField) room.find("friends.name")).getText());
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

    private ScrollPane scrolled() {
        for (Actor a = room.find("friends.link"); a != null; a = a.getParent()) {
            if (a instanceof ScrollPane pane) {
                return pane;
            }
        }
        throw new AssertionError("the link cannot be scrolled");
    }
}
