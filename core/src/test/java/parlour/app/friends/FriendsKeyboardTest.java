package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.Test;

/** A game with friends from the menu to the rematch without a mouse. */
class FriendsKeyboardTest extends FriendsUi {
    private static final int MOST_CONTROLS = 40;

    private String focused() {
        Actor focus = room.stage().getKeyboardFocus();
        return focus == null || focus.getName() == null ? "" : focus.getName();
    }

    /** Goes from control to control until it is there. */
    private void tabTo(String name) {
        for (int i = 0; i < MOST_CONTROLS && !focused().equals(name); i++) {
            room.key(Keys.TAB);
        }
        assertEquals(name, focused(), "it can be reached");
    }

    private void enter(String name) {
        tabTo(name);
        room.key(Keys.ENTER);
        room.pass(0.5f);
    }

    /** Until the score is shown; a hint is asked for and played by its key. */
    private void play(OtherProgram tom) {
        for (int i = 0; i < 600 && atTable(); i++) {
            if (session().personToMove() && !session().underway()) {
                room.key(Keys.H);
                room.pass(0.5f);
                room.key(Keys.H);
            }
            tom.moves();
            room.pass(0.3f);
        }
        room.pass(2);
    }

    @Test
    void openWaitPlayAndPlayAgain() {
        enter("menu.friends");
        tabTo("friends.name");
        room.type("Anna");
        room.pass(0.2f);
        enter("friends.open.go");
        OtherProgram tom = OtherProgram.joins(tables, "Tom");
        room.pass(0.3f);
        enter("friends.begin");
        assertTrue(atTable());
        play(tom);
        assertFalse(atTable());
        enter("friends.score.again");
        tom.playsAgain();
        room.pass(1);
        assertTrue(atTable());
    }

    @Test
    void joinAFriendsTable() {
        OtherProgram.opens(tables, "Tom");
        enter("menu.friends");
        tabTo("friends.name");
        room.type("Eva");
        tabTo("friends.join.field");
        room.type("http://192.168.1.5:7676/#" + tables.code());
        room.pass(0.2f);
        enter("friends.join.go");
        assertEquals("You", text("friends.seat-1-status"));
    }
}
