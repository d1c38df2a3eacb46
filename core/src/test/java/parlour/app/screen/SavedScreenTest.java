package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.Games;
import parlour.app.SaveFolder;
import parlour.app.settings.Language;
import parlour.app.table.TableScreen;
import parlour.text.BadInput;

import java.util.List;

/** The list of saved games, by real clicks on real files. */
class SavedScreenTest extends SavedScreenTests {
    @Test
    void theNewestGameComesFirstAndAllAreThere() {
        list();
        assertEquals("First", text("saved-game-1-title"));
        assertTrue(height("saved-game-2-title") > height("saved-game-3-title"));
        assertTrue(height("saved-game-3-title") > height("saved-game-1-title"));
    }

    @Test
    void everyRowNamesItsGame() {
        saves.put("game-4.json", SaveFolder.roundOver(Games.CROSSWISE, "Fourth", NOON + 20))
                .put("game-5.json", SaveFolder.roundOver(Games.FASTEST, "Fifth", NOON + 30));
        close();
        start();
        list();
        assertEquals("Nordic Cassino · Round 1", text("saved-game-1-game"));
        assertEquals("Nordic Cassino · Finished", text("saved-game-3-game"));
        assertEquals("CrossWise · Finished", text("saved-game-4-game"));
        assertEquals("See Who's Fastest · Finished", text("saved-game-5-game"));
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "844, 390"})
    void onAPhoneARowSaysOnALineOfItsOwnHowItsGameStands(int width, int height) {
        saves.put("game-5.json", SaveFolder.roundOver(Games.FASTEST, "Fifth", NOON + 30));
        close();
        start();
        list();
        room.resize(width, height);
        room.pass(0.3f);
        Label fastest = (Label) room.find("saved-game-5-game");
        assertEquals("See Who's Fastest\nFinished", fastest.getText().toString());
        assertTrue(fastest.getWidth() >= fastest.getGlyphLayout().width);
        assertEquals(2, fastest.getGlyphLayout().runs.size);
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
        assertTrue(room.app().screen() instanceof TableScreen<?, ?, ?, ?>, "it continues");
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
    void aButtonThatIsHeldDownWhileTheListIsReadIsPressedWhenItIsLetGo() {
        room.platform().hold();
        list();
        Actor rename = room.find("saved-game-1-rename");
        room.press(rename, 20, 20, Buttons.LEFT);
        room.platform().release();
        room.pass(0.5f);
        assertSame(rename, room.find("saved-game-1-rename"));
        room.release(rename, 20, 20, Buttons.LEFT);
        room.pass(0.1f);
        assertEquals("saved-game-1-field", room.stage().getKeyboardFocus().getName());
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
