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
import parlour.app.table.TableScreen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A mistake of ours in the background is told, written down, and holds nobody up. */
class FailureTest {
    private static final long NOON = 1_700_000_000_000L;
    private static final String GOOD = SaveFolder.text("Mine", NOON, 2, 4);

    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    @BeforeEach
    void open() {
        saves =
                new SaveFolder(data)
                        .put("game-1.json", GOOD)
                        .put("game-2.json", SaveFolder.text("Other", NOON - 9, 2, 4));
        room = new Headless(1280, 720, data, AppNavigator::first);
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

    private boolean at(Class<?> screen) {
        return screen.isInstance(room.app().screen());
    }

    private void press(String name) {
        room.click(name);
        room.pass(0.5f);
    }

    private void assertTold() {
        assertTrue(says("The details are in [[errors].txt"));
        assertFalse(room.platform().reported().isEmpty());
    }

    private void place() {
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(8);
    }

    @Test
    void aSaveThatFailsIsToldAndPlayGoesOn() {
        press("menu.continue");
        room.pass(20);
        room.platform().breaking("game-1.*");
        place();
        assertTold();
        assertTrue(says("The game could not be saved"));
        room.platform().breaking("");
        place();
        assertFalse(says("The game could not be saved"));
        assertFalse(saves.get("game-1.json").equals(GOOD));
    }

    @Test
    void leavingIsNotHeldUpByASaveThatFails() {
        press("menu.continue");
        room.pass(20);
        room.platform().breaking("game-1.*");
        place();
        room.app().closeRequested();
        room.pass(0.3f);
        press("play.quit.save");
        assertTrue(says("The game could not be saved"));
        assertTold();
        press("unsaved.leave");
        assertEquals(1, room.platform().quits());
    }

    @Test
    void aFileThatIsTooMuchForTheMemoryHidesNoOther() {
        room.platform().breaking("game-1.json", new OutOfMemoryError());
        press("menu.saved");
        assertTrue(says("Unreadable game"));
        assertTrue(says("Other"), "the other game is there");
        press("saved-game-1-open");
        assertTrue(says("The file needs more memory than there is"));
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        press("saved-game-2-open");
        assertTrue(at(TableScreen.class));
    }

    @Test
    void aGameThatCannotBeOpenedCanBeTriedAgain() {
        room.platform().breaking("game-1.json");
        press("menu.continue");
        assertTrue(says("This game cannot be opened"));
        assertTold();
        room.key(Keys.ENTER);
        room.pass(0.5f);
        room.platform().breaking("");
        press("menu.continue");
        assertTrue(at(TableScreen.class));
    }

    @Test
    void aListThatCannotBeReadKeepsNobodyFromPlaying() {
        room.platform().breaking("the list");
        room.app().show(AppNavigator.first(room.app()));
        room.pass(0.5f);
        assertTold();
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertTrue(at(SetupScreen.class));
    }

    @Test
    void statisticsThatCannotBeReadAreTold() {
        room.platform().breaking("statistics.*");
        room.app().show(AppNavigator.first(room.app()));
        room.pass(0.5f);
        assertTrue(says("Statistics cannot be saved right now"));
        assertTold();
    }

    @Test
    void settingsThatCannotBeWrittenAreTold() {
        room.platform().breaking("settings.*");
        room.app().settings().volume(3);
        room.pass(0.5f);
        assertTold();
        room.platform().breaking("");
        room.app().settings().volume(4);
        assertTrue(says("The details are in"));
    }

    @Test
    void aFolderAFileAndACopyThatFailAreTold() throws IOException {
        Files.writeString(data.resolve("fine.parlour"), GOOD);
        room.app().settings().folder(data.toString());
        press("menu.saved");
        room.platform().breaking("the folders");
        room.app().windowEvents().dropped(List.of(data.resolve("fine.parlour").toString()));
        room.pass(0.5f);
        assertTrue(says("This file cannot be imported"));
        assertTold();
        room.key(Keys.ENTER);
        room.pass(0.5f);
        room.platform().breaking("");
        press("saved-game-1-export");
        room.platform().breaking("game-1.json");
        press("file.save.here");
        assertTrue(says("The copy could not be saved"));
        assertTold();
    }

    @Test
    void aFolderThatCannotBeLookedIntoIsTold() {
        room.app().settings().folder(data.toString());
        press("menu.saved");
        room.platform().hold();
        press("saved.import");
        room.platform().breaking("the folders");
        room.platform().release();
        room.platform().breaking("");
        room.app().advance(0);
        assertFalse(room.platform().reported().isEmpty());
        press("file.cancel");
        press("saved-game-1-open");
        assertTrue(at(TableScreen.class));
    }

    @Test
    void aComputerThatCannotThinkPlaysASimpleMove() {
        press("menu.continue");
        room.pass(20);
        room.platform().thoughtless(true);
        place();
        assertTrue(room.platform().reported().get(0) instanceof StackOverflowError);
        assertTrue(says("could not think and played a simple move"));
        assertTold();
        int reported = room.platform().reported().size();
        assertEquals(1, reported, "one thought, one report");
        room.platform().thoughtless(false);
        place();
        assertEquals(reported, room.platform().reported().size());
    }

    @Test
    void aHintThatCannotBeFoundIsToldAndCanBeAskedForAgain() {
        press("menu.continue");
        room.pass(20);
        room.platform().thoughtless(true);
        room.key(Keys.H);
        room.pass(1);
        assertTrue(says("No hint could be found"));
        assertTold();
        assertEquals(1, room.platform().reported().size());
        room.platform().thoughtless(false);
        room.key(Keys.H);
        room.pass(1);
        assertTrue(room.find("hints").isVisible());
        assertTrue(says("1\u00a0hint"));
    }

    @Test
    void whenTheTimeIsUpNobodyWaitsForAHintThatFails() {
        room.app().settings().moveTime(5);
        press("menu.continue");
        room.pass(2);
        room.platform().thoughtless(true);
        String before = saves.get("game-1.json");
        room.pass(30);
        assertFalse(before.equals(saves.get("game-1.json")));
    }
}
