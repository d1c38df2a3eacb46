package parlour.app.saves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.StageTexts;
import parlour.app.screen.AppNavigator;
import parlour.app.settings.Pace;
import parlour.record.SavedGame;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Where files are stored after the work, work that was refused there has left nothing behind. */
class UndoneWorkTest {
    private static final long NOON = 1_700_000_000_000L;

    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    @BeforeEach
    void open() {
        saves = new SaveFolder(data);
        start();
    }

    private void start() {
        room = new Headless(1280, 720, data, true, AppNavigator::first);
        room.app().settings().pace(Pace.FAST);
        room.pass(0.3f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private boolean says(String words) {
        return StageTexts.on(room.stage(), words);
    }

    private void press(String name) {
        room.click(name);
        room.pass(0.5f);
    }

    private void place() {
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(8);
    }

    private String title(String file) throws BadInput {
        return SavedGame.read(saves.get(file)).game().title();
    }

    @Test
    void aGameThatWasRefusedDoesNotClaimANumberThatAnotherGotMeanwhile()
            throws BadInput, IOException {
        Path file = data.resolve("mine.parlour");
        Files.writeString(file, SaveFolder.text("Imported", NOON, 2, 4));
        room.platform().full(true);
        press("menu.new.cassino");
        press("setup.start");
        room.pass(20);
        assertTrue(says("The browser has no room left"));
        room.platform().full(false);
        room.app().windowEvents().dropped(List.of(file.toString()));
        room.pass(0.5f);
        press("bring.close");
        assertEquals("Imported", title("game-1.json"));
        place();
        assertEquals("Imported", title("game-1.json"));
        assertTrue(saves.has("game-2.json"));
        assertEquals("game-2", saves.get("running"));
    }

    @Test
    void aMarkThatWasRefusedIsMadeWithTheNextMove() {
        saves.put("game-1.json", SaveFolder.text("Mine", NOON, 2, 4));
        room.close();
        start();
        room.platform().full(true);
        press("menu.continue");
        room.pass(20);
        assertFalse(saves.has("running"));
        room.platform().full(false);
        place();
        assertEquals("game-1", saves.get("running"));
    }

    @Test
    void settingsThatWereRefusedAreStoredWithTheNext() {
        room.platform().full(true);
        room.app().settings().pace(Pace.SLOW);
        room.pass(0.3f);
        assertTrue(says("Settings cannot be saved right now"));
        room.platform().full(false);
        room.app().settings().volume(1);
        room.close();
        room = new Headless(1280, 720, data, true, AppNavigator::first);
        assertEquals(Pace.SLOW, room.app().settings().pace());
    }

    @Test
    void whatIsNotStoredYetIsNotSaved() {
        saves.put("game-1.json", SaveFolder.text("Mine", NOON, 2, 4));
        room.close();
        start();
        press("menu.continue");
        room.pass(20);
        String before = saves.get("game-1.json");
        room.platform().hold();
        place();
        assertEquals(before, saves.get("game-1.json"));
        room.app().closeRequested();
        room.pass(0.3f);
        press("play.quit.save");
        assertTrue(says("The game is being saved"));
        room.platform().full(true);
        room.platform().release();
        room.pass(0.5f);
        assertTrue(says("The game could not be saved"));
        assertEquals(0, room.platform().quits());
    }
}
