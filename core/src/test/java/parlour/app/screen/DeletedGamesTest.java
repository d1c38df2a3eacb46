package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;

import org.junit.jupiter.api.Test;

import parlour.app.SaveFolder;

import java.util.List;

/** What was deleted can be brought back. */
class DeletedGamesTest extends SavedScreenTests {
    @Test
    void aDeletedGameIsBroughtBackAndIsTheSame() {
        String before = saves.get("game-1.json");
        list();
        room.click("saved-game-1-delete");
        room.pass(1);
        assertFalse(saves.has("game-1.json"));
        assertEquals("“First” was deleted.", text("notice-text"));
        room.click("saved.undo");
        room.pass(0.3f);
        assertEquals(before, saves.get("game-1.json"));
        assertEquals("First", text("saved-game-1-title"));
    }

    @Test
    void severalDeletedGamesComeBackTogether() {
        list();
        room.click("saved-game-1-delete");
        room.click("saved-game-2-delete");
        room.pass(0.3f);
        assertEquals("2 games were deleted.", text("notice-text"));
        room.keyWith(Keys.CONTROL_LEFT, Keys.Z);
        room.pass(0.3f);
        assertTrue(saves.has("game-1.json") && saves.has("game-2.json"));
    }

    @Test
    void afterADeleteASecondPressDoesNotDeleteTheNext() {
        list();
        room.stage().setKeyboardFocus(room.find("saved-game-3-delete"));
        room.key(Keys.ENTER);
        room.pass(0.3f);
        assertFalse(saves.has("game-3.json"));
        assertEquals("saved-game-1-open", room.stage().getKeyboardFocus().getName());
        room.stage().setKeyboardFocus(room.find("saved-game-1-delete"));
        room.key(Keys.ENTER);
        room.pass(0.3f);
        assertEquals("saved-game-2-open", room.stage().getKeyboardFocus().getName());
        assertTrue(saves.has("game-2.json"));
    }

    @Test
    void whatWasDeletedComesBackAlsoAfterTheScreenWasLeft() {
        String first = saves.get("game-1.json");
        list();
        room.click("saved-game-1-delete");
        room.click("saved-game-2-delete");
        room.pass(60);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        list();
        room.click("saved.deleted");
        room.pass(0.3f);
        room.click("deleted-1");
        room.pass(0.3f);
        assertEquals(first, saves.get("game-1.json"), "the last one deleted is listed first");
        assertFalse(saves.has("game-2.json"));
        room.click("deleted-0");
        room.pass(0.3f);
        assertTrue(saves.has("game-2.json"));
        assertTrue(room.app().screen().sheets().orElseThrow().isEmpty(), "nothing is left in it");
        assertEquals("Second", text("saved-game-2-title"));
    }

    @Test
    void theListStaysWhereItWasScrolledWhenTheLastOneComesBack() {
        for (int i = 10; i < 30; i++) {
            saves.put("game-" + i + ".json", SaveFolder.text("Game " + i, NOON - i, 2, 4));
        }
        close();
        start();
        list();
        room.click("saved-game-2-delete");
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        list();
        scrolled().setScrollY(300);
        room.pass(0.5f);
        room.click("saved.deleted");
        room.pass(0.5f);
        room.click("deleted-0");
        room.pass(0.5f);
        assertTrue(saves.has("game-2.json"));
        assertEquals(300, scrolled().getScrollY());
    }

    private ScrollPane scrolled() {
        Actor around = room.find("saved-game-1-title");
        while (!(around instanceof ScrollPane)) {
            around = around.getParent();
        }
        return (ScrollPane) around;
    }

    @Test
    void aButtonOfTheSheetIsPressedEvenIfAGameTurnsOutToBeLostMeanwhile() {
        list();
        room.click("saved-game-1-delete");
        room.click("saved-game-2-delete");
        room.pass(0.3f);
        room.click("saved.deleted");
        room.pass(0.3f);
        room.platform().hold();
        room.click("deleted-0");
        room.pass(0.3f);
        Actor close = room.find("sheet-done");
        room.press(close, 20, 20, Buttons.LEFT);
        room.platform().breaking("game-2.json");
        room.platform().release();
        room.pass(0.3f);
        assertSame(close, room.find("sheet-done"));
        room.release(close, 20, 20, Buttons.LEFT);
        room.pass(0.3f);
        assertTrue(room.app().screen().sheets().orElseThrow().isEmpty());
    }

    @Test
    void withoutABarTheKeysBringBackTheLastOneFirst() {
        list();
        room.click("saved-game-1-delete");
        room.click("saved-game-2-delete");
        room.click("notice-close");
        room.keyWith(Keys.CONTROL_LEFT, Keys.Z);
        room.pass(0.3f);
        assertTrue(saves.has("game-2.json"));
        assertFalse(saves.has("game-1.json"));
        room.keyWith(Keys.CONTROL_LEFT, Keys.Z);
        room.pass(0.3f);
        assertTrue(saves.has("game-1.json"));
    }

    @Test
    void aGameThatCannotBeDeletedStaysInTheList() {
        list();
        room.platform().breaking(".*trash");
        room.click("saved-game-1-delete");
        room.pass(0.5f);
        assertTrue(saves.has("game-1.json"));
        assertEquals("First", text("saved-game-1-title"));
    }

    @Test
    void aDeletedGameIsNotOfferedToGoOnWith() {
        list();
        room.click("saved-game-2-delete");
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.click("menu.continue");
        room.pass(0.5f);
        assertEquals("game-1", saves.get("running"));
    }

    @Test
    void whatWasDeletedBeforeACrashDoesNotComeBack() {
        list();
        room.click("saved-game-1-delete");
        room.pass(0.3f);
        start();
        assertEquals(List.of("game-2.json", "game-3.json"), saves.names());
    }
}
