package parlour.app.screen;

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
import parlour.app.settings.Pace;

import java.nio.file.Path;

/** A window that nobody sees may be closed unnoticed: that is no crash. */
class AbsenceTest {
    private static final long NOON = 1_700_000_000_000L;

    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    @BeforeEach
    void sitDown() {
        saves = new SaveFolder(data).put("game-1.json", SaveFolder.text("Mine", NOON, 2, 4));
        start();
        room.click("menu.continue");
        room.pass(20);
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

    private boolean saysInterrupted() {
        return StageTexts.on(room.stage(), "Your last game was interrupted");
    }

    @Test
    void whoWentAwayIsNotToldOfAnInterruption() {
        room.app().windowEvents().away();
        assertFalse(saves.has("running"));
        room.close();
        start();
        assertFalse(saysInterrupted());
    }

    @Test
    void whoCameBackIsToldOfOne() {
        room.app().windowEvents().away();
        room.app().windowEvents().back();
        assertEquals("game-1", saves.get("running"));
        room.close();
        start();
        assertTrue(saysInterrupted());
    }

    @Test
    void theGameIsPlayedOnAndSaved() {
        String before = saves.get("game-1.json");
        room.app().windowEvents().away();
        room.app().windowEvents().back();
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(8);
        assertFalse(before.equals(saves.get("game-1.json")));
    }

    @Test
    void whereNobodyPlaysNothingIsMarked() {
        room.app().closeRequested();
        room.pass(0.3f);
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("play.menu.quit");
        room.pass(0.3f);
        room.click("play.quit.save");
        room.pass(0.5f);
        room.app().windowEvents().away();
        room.app().windowEvents().back();
        assertFalse(saves.has("running"));
    }

    @Test
    void aMarkThatCannotBeChangedIsNotWorthAMessage() {
        room.platform().full(true);
        room.app().windowEvents().away();
        room.app().windowEvents().back();
        room.pass(0.5f);
        assertFalse(StageTexts.on(room.stage(), "could not be saved"));
        room.platform().full(false);
        room.app().windowEvents().away();
        assertFalse(saves.has("running"));
    }
}
