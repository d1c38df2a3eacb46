package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.settings.Language;
import parlour.app.table.TableScreen;
import parlour.record.SavedGame;
import parlour.text.BadInput;

import java.nio.file.Path;
import java.util.List;

/** The list of saved games, by real clicks on real files. */
class SavedScreenTest {
    private static final long NOON = 1_700_000_000_000L;

    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    @BeforeEach
    void open() {
        saves =
                new SaveFolder(data)
                        .put("game-1.json", SaveFolder.text("First", NOON, 3, 5))
                        .put("game-2.json", SaveFolder.text("Second", NOON + 9, 4, 7))
                        .put("game-3.json", SaveFolder.text("Third", NOON + 5, 2, 100_000));
        start();
    }

    private void start() {
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.pass(0.3f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void list() {
        room.click("menu.saved");
        room.pass(0.5f);
    }

    private String text(String name) {
        return ((Label) room.find(name)).getText().toString();
    }

    private String title(String file) throws BadInput {
        return SavedGame.read(saves.get(file)).game().title();
    }

    private float height(String name) {
        return room.find(name).localToStageCoordinates(new com.badlogic.gdx.math.Vector2()).y;
    }

    @Test
    void theNewestGameComesFirstAndAllAreThere() {
        list();
        assertEquals("First", text("saved-game-1-title"));
        assertTrue(height("saved-game-2-title") > height("saved-game-3-title"));
        assertTrue(height("saved-game-3-title") > height("saved-game-1-title"));
    }

    @Test
    void aTitleThatWasNotTypedIsSaidInTheLanguageOfTheDay() {
        saves.clear();
        for (int i = 0; i < 2; i++) {
            room.app().show(AppNavigator.first(room.app()));
            room.pass(0.5f);
            room.click("menu.new.cassino");
            room.pass(0.5f);
            room.click("setup.start");
            room.pass(3);
            room.app().settings().setup("cassino", ""); // the same people again
            room.key(Keys.ESCAPE);
            room.pass(0.3f);
            room.click("play.menu.quit");
            room.pass(0.3f);
            room.click("play.quit.save");
            room.pass(0.5f);
        }
        list();
        String english = text("saved-game-1-title");
        assertTrue(english.startsWith("Against "), english);
        room.app().settings().language(Language.FINNISH);
        room.pass(0.3f);
        String names = english.substring("Against ".length());
        assertEquals("Vastassa " + names.replace(" and ", " ja "), text("saved-game-1-title"));
        assertTrue(text("saved-game-2-title").startsWith("Vastassa "));
        room.app().settings().language(Language.ENGLISH);
        room.pass(0.3f);
        assertEquals(english, text("saved-game-1-title"));
    }

    @Test
    void continueMeansTheNewestUnfinishedGame() {
        room.click("menu.continue");
        room.pass(0.5f);
        assertTrue(room.app().screen() instanceof TableScreen<?, ?, ?, ?>);
        assertEquals("game-2", saves.get("running"));
    }

    @Test
    void enterWaitsUntilItIsKnownWhatThereIsToGoOnWith() {
        room.platform().hold();
        room.app().show(AppNavigator.first(room.app()));
        room.pass(0.1f);
        room.key(Keys.ENTER);
        room.pass(1);
        assertTrue(room.app().screen() instanceof MenuScreen, "nothing is known yet");
        room.platform().release();
        room.pass(0.5f);
        assertTrue(room.app().screen() instanceof TableScreen<?, ?, ?, ?>);
        assertEquals("game-2", saves.get("running"));
    }

    @Test
    void afterAGameWasLeftEnterWaitsForTheListAnew() {
        saves.clear();
        room.app().show(AppNavigator.first(room.app()));
        room.pass(0.1f);
        room.click("menu.new.cassino");
        room.pass(0.5f);
        room.click("setup.start");
        room.pass(3);
        room.app().closeRequested();
        room.pass(0.3f);
        room.key(Keys.ESCAPE, Keys.ESCAPE);
        room.pass(0.3f);
        room.click("play.menu.quit");
        room.pass(0.3f);
        room.platform().hold();
        room.click("play.quit.save");
        room.pass(0.1f);
        assertTrue(room.app().screen() instanceof MenuScreen);
        room.key(Keys.ENTER);
        room.pass(0.5f);
        room.platform().release();
        room.pass(0.5f);
        assertTrue(room.app().screen() instanceof TableScreen<?, ?, ?, ?>, "it is gone on with");
        assertTrue(saves.has("game-1.json"));
        assertFalse(saves.has("game-2.json"));
    }

    @Test
    void aGameIsOpenedOnceHoweverOftenItIsAskedFor() {
        room.platform().hold();
        room.click("menu.continue");
        room.pass(0.2f);
        room.click("menu.continue");
        room.key(Keys.ENTER);
        room.pass(0.2f);
        room.platform().release();
        room.pass(0.1f);
        var table = room.app().screen();
        assertTrue(table instanceof TableScreen<?, ?, ?, ?>);
        room.pass(0.5f);
        assertSame(table, room.app().screen());
    }

    @Test
    void whoeverGoesElsewhereMeanwhileStaysThere() {
        room.platform().hold();
        room.click("menu.continue");
        room.click("menu.new.cassino");
        room.pass(0.2f);
        room.platform().release();
        room.pass(0.5f);
        assertTrue(room.app().screen() instanceof SetupScreen);
        assertFalse(saves.has("running"));
    }

    @Test
    void anyGameIsOpenedFromTheList() {
        list();
        room.click("saved-game-1-open");
        room.pass(0.5f);
        assertTrue(room.app().screen() instanceof TableScreen<?, ?, ?, ?>);
        assertEquals("game-1", saves.get("running"));
    }

    @Test
    void aFinishedGameShowsItsEndAgain() {
        list();
        String before = saves.get("game-3.json");
        room.click("saved-game-3-open");
        room.pass(0.5f);
        assertTrue(room.app().screen() instanceof ScoreScreen<?, ?, ?, ?>);
        room.click("score.menu");
        room.pass(0.5f);
        assertEquals(before, saves.get("game-3.json"), "looking changes nothing");
        assertFalse(saves.has("running"));
    }

    @Test
    void aGameIsRenamedInPlaceWithTheKeyboard() throws BadInput {
        list();
        room.click("saved-game-1-rename");
        room.type("Rainy [Sunday]");
        room.key(Keys.ENTER);
        room.pass(0.2f);
        assertEquals("Rainy [Sunday]", title("game-1.json"));
        assertEquals("Rainy [[Sunday]", text("saved-game-1-title"));
        assertEquals("saved-game-1-rename", room.stage().getKeyboardFocus().getName());
    }

    @Test
    void aNameThatCannotBeIsRefusedBesideTheField() throws BadInput {
        list();
        room.click("saved-game-1-rename");
        for (String wrong : List.of("", "second ", "x".repeat(41))) {
            TextField field = (TextField) room.find("saved-game-1-field");
            field.selectAll();
            room.type(wrong.isEmpty() ? "\b" : wrong);
            assertFalse(text("saved-game-1-problem").isEmpty(), wrong);
            room.key(Keys.ENTER);
            room.click("saved-game-1-give");
            assertEquals("First", title("game-1.json"), wrong);
        }
        room.key(Keys.ESCAPE);
        room.pass(0.2f);
        assertEquals("First", text("saved-game-1-title"));
    }

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

    @Test
    void aNewGameHasANameOfItsOwnAndTheOthersStay() throws BadInput {
        for (int i = 0; i < 2; i++) {
            room.click("menu.new.cassino");
            room.pass(0.3f);
            room.click("setup.start");
            room.pass(0.3f);
            room.key(Keys.ESCAPE);
            room.pass(0.3f);
            room.click("play.menu.quit");
            room.pass(0.3f);
            room.click("play.quit.save");
            room.pass(0.5f);
        }
        assertTrue(title("game-4.json").startsWith("Against "), title("game-4.json"));
        assertEquals(title("game-4.json") + " 2", title("game-5.json"));
        assertTrue(saves.has("game-1.json") && saves.has("game-2.json"));
    }

    @Test
    void leavingWithoutSavingGivesBackTheGameAsItWasOpened() {
        String before = saves.get("game-2.json");
        room.click("menu.continue");
        room.pass(0.5f);
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("play.menu.restartGame");
        room.pass(0.3f);
        room.click("play.restart.yes");
        room.pass(0.5f);
        assertFalse(before.equals(saves.get("game-2.json")));
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("play.menu.quit");
        room.pass(0.3f);
        room.click("play.quit.dontSave");
        room.pass(0.5f);
        assertEquals(before, saves.get("game-2.json"));
    }

    @Test
    void theKeyboardReachesEverything() {
        list();
        for (String part : List.of("open", "rename", "delete")) {
            boolean found = false;
            for (int i = 0; i < 20 && !found; i++) {
                room.key(Keys.TAB);
                found = ("saved-game-1-" + part).equals(room.stage().getKeyboardFocus().getName());
            }
            assertTrue(found, part);
        }
    }
}
