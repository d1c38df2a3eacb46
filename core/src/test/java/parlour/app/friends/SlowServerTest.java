package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.game.GameSession;
import parlour.app.screen.AppNavigator;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.app.widget.Pressable;

import java.util.Optional;

/** A server that takes its time to store a move: the screen says that it waits, and goes on. */
class SlowServerTest {
    private final TestTables tables = new TestTables(5);
    private final Headless room = new Headless(1280, 720, AppNavigator::first);
    private OtherProgram tom;

    @AfterEach
    void close() {
        room.close();
    }

    private void press(String name) {
        ((Pressable) room.find(name)).press();
        room.pass(0.2f);
    }

    private void begin() {
        room.platform().network().server = Optional.of(tables);
        room.platform().network().tableHost =
                Optional.of((running, failed) -> running.accept("http://192.168.1.5:7676/"));
        room.app().settings().language(Language.ENGLISH);
        room.app().settings().reducedMotion(true);
        room.app().settings().pace(Pace.INSTANT);
        room.app().settings().game("fastest");
        room.app().settings().person("Anna");
        room.pass(0.2f);
        press("menu.friends");
        press("friends.open.go");
        tom = OtherProgram.joins(tables, "Tom");
        room.pass(0.2f);
        press("friends.begin");
        room.pass(0.5f);
    }

    private GameSession<?, ?, ?, ?> session() {
        return ((TableScreen<?, ?, ?, ?>) room.app().screen()).session();
    }

    private String button() {
        return ((TextButton) room.find("act")).getText().toString();
    }

    @Test
    void aMoveThatIsBeingStoredIsWaitedFor() {
        begin();
        while (!session().personToMove()) {
            assertTrue(tom.moves());
            room.pass(0.3f);
        }
        tables.slow(true);
        room.key(Keys.H);
        room.pass(0.5f);
        room.key(Keys.H);
        room.pass(0.5f);
        room.click("act");
        room.pass(1);
        assertEquals("Sending…", button());
        assertTrue(((TextButton) room.find("act")).isDisabled());
        assertTrue(session().underway());
        long connections = tables.connections();
        room.pass(5);
        assertEquals("Sending…", button(), "it waits, and nothing is tried again");
        assertEquals(connections, tables.connections());
        tables.slow(false);
        room.pass(0.5f);
        assertFalse(session().underway());
        assertFalse(session().personToMove() && button().equals("Sending…"));
        assertTrue(tom.moves(), "it is the other one's turn");
    }
}
