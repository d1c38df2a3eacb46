package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;

import java.nio.file.Path;

/** From the last card of a round over the score sheet to the next deal, by keys as they arrive. */
class EndOfRoundTest {
    @TempDir Path data;
    private Headless room;

    @BeforeEach
    void open() {
        new SaveFolder(data).put("game-1.json", SaveFolder.text("Mine", 1_700_000_000_000L, 2, 8));
        room = new Headless(1280, 720, data, AppNavigator::first);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private boolean atTheScore() {
        return room.app().screen() instanceof ScoreScreen;
    }

    /** Plays the first card over and over, as fast as a person can press, until the sheet is up. */
    private void playToTheEnd() {
        room.pass(0.3f);
        room.click("menu.continue");
        room.pass(1);
        for (int i = 0; i < 5_000 && !atTheScore(); i++) {
            room.key(Keys.NUM_1, Keys.ENTER);
        }
        assertTrue(atTheScore());
    }

    @ParameterizedTest
    @EnumSource(
            value = Pace.class,
            names = {"INSTANT", "FAST"})
    void whoGoesOnPressingEnterStillSeesTheSheet(Pace pace) {
        room.app().settings().pace(pace);
        playToTheEnd();
        room.key(Keys.ENTER);
        assertTrue(atTheScore(), "pressed as the sheet came up");
        room.pass(1);
        room.key(Keys.ENTER);
        assertTrue(room.app().screen() instanceof TableScreen, "pressed after a look at it");
    }

    @Test
    void aKeyThatIsHeldDoesNotLeaveTheSheet() {
        room.app().settings().pace(Pace.INSTANT);
        playToTheEnd();
        for (int i = 0; i < 60; i++) {
            room.type("\n"); // a held key is typed again and again
        }
        assertTrue(atTheScore());
    }

    @Test
    void aSheetThatIsBuiltAgainAnswersAtOnce() {
        room.app().settings().pace(Pace.INSTANT);
        playToTheEnd();
        room.pass(1);
        room.resize(900, 600);
        room.key(Keys.ENTER);
        assertTrue(room.app().screen() instanceof TableScreen);
    }

    @Test
    void otherKeysAndClicksAreAnsweredAtOnce() {
        room.app().settings().pace(Pace.INSTANT);
        playToTheEnd();
        boolean muted = room.app().settings().muted();
        room.key(Keys.M);
        assertEquals(!muted, room.app().settings().muted());
        room.click("score.next");
        room.pass(0.1f);
        assertTrue(room.app().screen() instanceof TableScreen);
    }
}
