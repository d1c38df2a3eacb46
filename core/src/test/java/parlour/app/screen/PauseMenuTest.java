package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.StageTexts;
import parlour.app.settings.Pace;
import parlour.app.setup.Participant;
import parlour.app.table.TableScreen;
import parlour.app.widget.Switch;
import parlour.record.SavedGame;
import parlour.text.BadInput;

import java.nio.file.Path;
import java.util.List;

/** What the pause menu leads to, with real files. */
class PauseMenuTest {
    private static final long NOON = 1_700_000_000_000L;

    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    @BeforeEach
    void sitDown() {
        saves = new SaveFolder(data).put("game-1.json", SaveFolder.text("Mine", NOON, 3, 8));
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.app().settings().pace(Pace.FAST);
        room.pass(0.3f);
        room.click("menu.continue");
        room.pass(10);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void pause(String item) {
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("play.menu." + item);
        room.pass(0.5f);
    }

    private boolean at(Class<?> screen) {
        return screen.isInstance(room.app().screen());
    }

    private boolean says(String words) {
        return StageTexts.on(room.stage(), words);
    }

    private SavedGame<?, ?, ?, ?> saved(String file) throws BadInput {
        return SavedGame.read(saves.get(file)).game();
    }

    @Test
    void aCopyIsSavedUnderItsNameAndTheGameGoesOn() throws BadInput {
        pause("copy");
        room.type("Before the storm");
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertTrue(says("“Before the storm” is among your saved games"));
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertEquals("Before the storm", saved("game-2.json").title());
        int moves = saved("game-2.json").match().length();
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(8);
        assertTrue(saved("game-1.json").match().length() > moves, "the game itself is saved on");
        assertEquals(moves, saved("game-2.json").match().length(), "the copy stays as it was");
        assertEquals("game-1", saves.get("running"));
    }

    @Test
    void theSuggestedNameIsFreeAndOneInUseIsRefused() throws BadInput {
        pause("copy");
        room.type("mine");
        assertEquals(
                "Another game has this name: choose a different one.",
                ((Label) room.find("copy-problem")).getText().toString());
        room.key(Keys.ENTER);
        room.click("copy.save");
        room.pass(0.3f);
        assertFalse(saves.has("game-2.json"));
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        pause("copy");
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertEquals("Mine 2", saved("game-2.json").title());
    }

    @Test
    void aCopyThatCannotBeSavedIsSaid() {
        pause("copy");
        room.platform().full(true);
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertTrue(says("The copy could not be saved"));
        assertTrue(says("The disk is full"));
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertTrue(at(TableScreen.class));
    }

    @Test
    void anotherGameIsOpenedOnceThisOneIsSaved() throws BadInput {
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(8);
        pause("open");
        assertTrue(at(SavedScreen.class));
        assertTrue(saved("game-1.json").match().length() > 8);
        assertFalse(saves.has("running"), "the game was left");
        room.click("saved-game-1-open");
        room.pass(0.5f);
        assertTrue(at(TableScreen.class));
    }

    @Test
    void aGameThatCannotBeSavedIsNotLeftForAnother() {
        room.platform().full(true);
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(8);
        pause("open");
        assertTrue(says("The game could not be saved"));
        assertTrue(at(TableScreen.class));
    }

    @Test
    void theSetUpHasThePresentPlayersAndBeginsAnewWithTheChangedOnes() throws BadInput {
        List<Participant> before =
                ((TableScreen<?, ?, ?, ?>) room.app().screen()).session().setup().participants();
        pause("players");
        assertTrue(at(SetupScreen.class));
        SetupScreen setUp = (SetupScreen) room.app().screen();
        assertEquals(before, setUp.form().seats());
        assertEquals(saved("game-1.json").match().rules().options(), setUp.form().options());
        assertFalse(saves.has("running"));
        setUp.form().name(0, "Another");
        room.app().refresh();
        room.pass(0.1f);
        room.click("setup.start");
        room.pass(0.5f);
        assertTrue(at(TableScreen.class));
        assertEquals("Another", saved("game-2.json").seats().get(0).name());
        assertEquals(before.get(0).name(), saved("game-1.json").seats().get(0).name());
    }

    @Test
    void afterAGamePlayersAreChangedBesideTheRematch() throws BadInput {
        saves.clear();
        saves.put("game-1.json", SaveFolder.text("Over", NOON, 2, 100_000));
        room.app().show(AppNavigator.first(room.app()));
        room.pass(0.3f);
        room.click("menu.saved");
        room.pass(0.5f);
        room.click("saved-game-1-open");
        room.pass(0.5f);
        room.click("score.changePlayers");
        room.pass(0.5f);
        SetupScreen setUp = (SetupScreen) room.app().screen();
        assertEquals(
                saved("game-1.json").seats().get(1).name(), setUp.form().seats().get(1).name());
        assertEquals(2, setUp.form().seats().size());
    }

    @Test
    void closingTheWindowAsksAlsoWhileASheetIsOpen() {
        room.key(Keys.F1);
        room.pass(0.5f);
        assertFalse(room.app().closeRequested());
        assertFalse(room.app().closeRequested(), "and asks only once");
        room.pass(0.5f);
        room.click("play.quit.stay");
        room.pass(0.5f);
        room.find("help-page-0");
        assertFalse(room.app().closeRequested());
        room.pass(0.5f);
        room.click("play.quit.save");
        room.pass(0.5f);
        assertEquals(1, room.platform().quits());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "copy", "restartRound", "restartGame", "help", "table", "settings"})
    void theQuestionIsSeenOverEverySheet(String item) {
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        if (!item.isEmpty()) {
            room.click("play.menu." + item);
        }
        room.rest(5);
        assertTrue(room.resting(), "nothing is drawn unless somebody asks for it");
        assertFalse(room.app().closeRequested());
        assertTrue(room.rest(0.5f) > 0, "it is drawn by itself");
        assertEquals(1, room.stage().getActors().peek().getColor().a);
        room.click("play.quit.save");
        room.pass(0.5f);
        assertEquals(1, room.platform().quits());
    }

    @Test
    void whoeverClosesTheWindowWhileLeavingForTheMenuLeavesTheProgram() {
        pause("quit");
        assertFalse(room.app().closeRequested());
        room.pass(0.5f);
        room.click("play.quit.save");
        room.pass(0.5f);
        assertEquals(1, room.platform().quits());
    }

    @Test
    void enterRestartsNothing() throws BadInput {
        int moves = saved("game-1.json").match().length();
        for (String way : List.of("restartRound", "restartGame")) {
            pause(way);
            room.key(Keys.ENTER);
            room.pass(0.5f);
        }
        assertTrue(saved("game-1.json").match().length() >= moves);
    }

    private boolean logSwitch() {
        return ((Switch) room.find("settings.logFile")).on();
    }

    @Test
    void theLogIsSwitchedOffAndOnWhileAGameIsPlayed() {
        pause("settings");
        assertTrue(says("the test's log"), "it says where");
        assertTrue(logSwitch());
        room.click("settings.logFile");
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.platform().logged().clear();
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(8);
        assertEquals(List.of(), room.platform().logged());
        pause("settings");
        assertFalse(logSwitch());
        room.click("settings.logFile");
        room.pass(0.3f);
        assertTrue(logSwitch());
        List<String> lines = room.platform().logged();
        assertTrue(lines.get(0).startsWith("game cassino, seed "), lines.get(0));
        assertTrue(lines.get(1).contains("stands: {"), lines.get(1));
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(8);
        assertTrue(lines.get(2).contains(" plays "), lines.get(2));
    }

    @Test
    void aLogThatCannotBeWrittenStaysOffAndSaysWhy() {
        pause("settings");
        room.click("settings.logFile");
        room.platform().full(true);
        room.click("settings.logFile");
        room.pass(0.5f);
        assertTrue(says("The log could not be started"));
        assertTrue(says("The disk is full"));
        room.key(Keys.ENTER);
        room.pass(0.3f);
        assertFalse(logSwitch());
    }
}
