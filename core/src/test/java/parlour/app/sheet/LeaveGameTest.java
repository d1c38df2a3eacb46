package parlour.app.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.StageTexts;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.MenuScreen;
import parlour.app.screen.ScoreScreen;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.record.SavedGame;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A game is left with all of it on the disk, or by somebody who knows that it is not. */
@ParameterizedClass(name = "in a browser: {0}")
@ValueSource(booleans = {false, true})
class LeaveGameTest {
    private static final long NOON = 1_700_000_000_000L;

    @Parameter boolean browser;
    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    @AfterEach
    void close() {
        room.close();
    }

    /** Sits down to a game of two after so many moves, and plays two more that are not saved. */
    private void playOnAFullDisk(int moves) {
        sitDown(moves);
        room.platform().full(true);
        place();
        place();
        assertTrue(says(browser ? "The browser has no room left" : "The disk is full"));
    }

    private void sitDown(int moves) {
        saves = new SaveFolder(data).put("game-1.json", SaveFolder.text("Mine", NOON, 2, moves));
        room = new Headless(1280, 720, data, browser, AppNavigator::first);
        room.app().settings().pace(Pace.FAST);
        room.pass(0.3f);
        room.click("menu.continue");
        room.pass(20);
    }

    /** Places the first card of the hand, and waits for the others. */
    private void place() {
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(8);
    }

    private void saveAndLeave() {
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("play.menu.quit");
        room.pass(0.3f);
        room.click("play.quit.save");
        room.pass(0.5f);
    }

    private boolean says(String words) {
        return StageTexts.on(room.stage(), words);
    }

    private boolean at(Class<?> screen) {
        return screen.isInstance(room.app().screen());
    }

    private static int moves(String text) throws BadInput {
        return SavedGame.read(text).game().match().length();
    }

    private int saved() throws BadInput {
        return moves(saves.get("game-1.json"));
    }

    @Test
    void whatWasPlayedOnAFullDiskIsSavedWhenThereIsRoomAgain() throws BadInput {
        playOnAFullDisk(2);
        int before = saved();
        room.platform().full(false);
        saveAndLeave();
        assertTrue(at(MenuScreen.class));
        assertTrue(saved() >= before + 4, before + " moves, then " + saved());
        assertFalse(saves.has("running"));
    }

    @Test
    void onADiskThatStaysFullSomebodyDecides() throws BadInput {
        playOnAFullDisk(2);
        int before = saved();
        saveAndLeave();
        assertTrue(says("The game could not be saved"));
        assertTrue(says(browser ? "The browser has no room left" : "The disk is full"));
        room.click("unsaved.again");
        room.pass(0.5f);
        assertTrue(says("The game could not be saved"), "it is as full as before");
        room.platform().full(false);
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertTrue(at(MenuScreen.class), "Enter means to try again");
        assertTrue(saved() >= before + 4);
    }

    @Test
    void whoeverStaysPlaysOn() throws BadInput {
        playOnAFullDisk(2);
        int before = saved();
        saveAndLeave();
        room.click("unsaved.stay");
        room.pass(0.5f);
        assertTrue(at(TableScreen.class));
        room.platform().full(false);
        place();
        assertTrue(saved() >= before + 5, "the next move saves all before it");
    }

    @Test
    void whoeverLeavesAllTheSameKnowsWhatIsLost() throws BadInput {
        playOnAFullDisk(2);
        int before = saved();
        saveAndLeave();
        assertTrue(says("What was played since the last save is lost"));
        room.click("unsaved.leave");
        room.pass(0.5f);
        assertTrue(at(MenuScreen.class));
        assertEquals(before, saved());
    }

    @Test
    void theGameCanBeSavedElsewhere() throws BadInput, IOException {
        playOnAFullDisk(2);
        int before = saved();
        saveAndLeave();
        room.click("unsaved.elsewhere");
        room.pass(0.5f);
        room.click("file.cancel");
        room.pass(0.5f);
        assertTrue(says("The game could not be saved"), "no place was found: decide again");
        room.click("unsaved.elsewhere");
        room.pass(0.5f);
        room.click("file.save.here");
        room.pass(0.5f);
        assertTrue(at(MenuScreen.class));
        assertTrue(says("The game is saved as"));
        assertEquals(before, saved());
        try (Stream<Path> files = Files.list(data)) {
            List<Path> copies =
                    files.filter(file -> file.toString().endsWith(ImportExport.ENDING)).toList();
            assertEquals(1, copies.size());
            assertTrue(moves(Files.readString(copies.get(0))) >= before + 4);
        }
    }

    @Test
    void closingTheWindowSavesOrAsksTheSame() throws BadInput {
        playOnAFullDisk(2);
        int before = saved();
        assertFalse(room.app().closeRequested());
        room.pass(0.3f);
        room.click("play.quit.save");
        room.pass(0.5f);
        assertEquals(0, room.platform().quits());
        assertTrue(says("The game could not be saved"));
        room.platform().full(false);
        room.click("unsaved.again");
        room.pass(0.5f);
        assertEquals(1, room.platform().quits());
        assertTrue(saved() >= before + 4);
    }

    /** The end of a game that is not on the disk. */
    private void loseTheEnd() throws BadInput {
        int all = moves(SaveFolder.text("Mine", NOON, 2, 100_000));
        sitDown(all - 6);
        room.platform().full(true);
        for (int i = 0; i < 20 && !at(ScoreScreen.class); i++) {
            place();
        }
        assertTrue(says("wins!") || says("win!"), "the game is over");
        assertTrue(saved() < all);
    }

    @Test
    void theEndOfAGameIsNotLeftUnsavedEither() throws BadInput {
        loseTheEnd();
        for (String way : List.of("score.menu", "score.rematch")) {
            room.click(way);
            room.pass(0.5f);
            assertTrue(says("The game could not be saved"), way);
            room.click("unsaved.stay");
            room.pass(0.5f);
            assertTrue(at(ScoreScreen.class));
        }
        assertFalse(room.app().closeRequested());
        room.pass(0.5f);
        assertTrue(says("The game could not be saved"));
        room.platform().full(false);
        room.click("unsaved.again");
        room.pass(0.5f);
        assertEquals(1, room.platform().quits());
        assertTrue(room.app().closeRequested(), "now all is on the disk");
    }

    @Test
    void aRematchBeginsWhenTheLastGameIsSaved() throws BadInput {
        loseTheEnd();
        room.platform().full(false);
        room.click("score.rematch");
        room.pass(0.5f);
        assertTrue(at(TableScreen.class));
        assertTrue(SavedGame.read(saves.get("game-1.json")).game().match().turn() < 0);
        assertTrue(saves.has("game-2.json"));
    }

    @Test
    void aSlowDiskIsWaitedForWithoutHoldingAFrameUp() throws BadInput {
        playOnAFullDisk(2);
        int before = saved();
        room.platform().full(false);
        room.platform().hold();
        saveAndLeave();
        assertTrue(says("The game is being saved"));
        room.pass(5);
        assertTrue(at(TableScreen.class));
        room.platform().release();
        room.pass(0.5f);
        assertTrue(at(MenuScreen.class));
        assertTrue(saved() >= before + 4);
    }

    @Test
    void whoeverDoesNotWaitStays() {
        playOnAFullDisk(2);
        room.platform().full(false);
        room.platform().hold();
        saveAndLeave();
        room.click("unsaved.stay");
        room.pass(0.5f);
        room.platform().release();
        room.pass(0.5f);
        assertTrue(at(TableScreen.class));
    }
}
