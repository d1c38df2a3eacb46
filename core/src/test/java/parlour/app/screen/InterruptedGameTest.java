package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.StageTexts;
import parlour.app.platform.NewVersion;

import java.nio.file.Path;
import java.util.Optional;

/** Whether an interrupted game goes on is asked first of all, once the list has been read. */
class InterruptedGameTest {
    private static final long NOON = 1_700_000_000_000L;

    @TempDir Path data;
    private Headless room;

    /** The menu is there, and nothing has been read yet. */
    @BeforeEach
    void open() {
        new SaveFolder(data)
                .put("game-1.json", SaveFolder.text("Mine", NOON, 2, 4))
                .put("running", "game-1");
        room = new Headless(1280, 720, data, AppNavigator::first);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private boolean asked() {
        return StageTexts.on(room.stage(), "Your last game was interrupted");
    }

    @Test
    void enterThatWaitedForTheListDoesNotAnswer() {
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertInstanceOf(MenuScreen.class, room.app().screen());
        assertTrue(asked());
    }

    @Test
    void aButtonThatIsHeldDownMeanwhileIsPressedWhenItIsLetGo() {
        Actor saved = room.find("menu.saved");
        room.press(saved, 20, 20, Buttons.LEFT);
        room.pass(0.5f);
        assertFalse(asked());
        room.release(saved, 20, 20, Buttons.LEFT);
        room.pass(0.5f);
        assertInstanceOf(SavedScreen.class, room.app().screen());
    }

    @Test
    void aNewVersionIsOfferedAfterwards() {
        room.platform().newVersion(Optional.of(new Found()));
        room.pass(0.5f);
        assertTrue(asked());
        assertFalse(offered());
        room.click("interrupted.later");
        room.pass(0.5f);
        assertTrue(offered());
    }

    private boolean offered() {
        return StageTexts.on(room.stage(), "A new version of Parlour is ready");
    }

    private static final class Found implements NewVersion {
        @Override
        public void use() {}

        @Override
        public void dismiss() {}
    }
}
