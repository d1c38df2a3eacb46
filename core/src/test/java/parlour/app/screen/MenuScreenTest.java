package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.look.DeckDesign;
import parlour.app.saves.UnfinishedGame;
import parlour.app.settings.Pace;
import parlour.app.widget.Switch;
import parlour.text.Phrase;

import java.util.NoSuchElementException;
import java.util.Optional;

class MenuScreenTest {
    private final RecordingNavigator recordingNavigator = new RecordingNavigator();
    private Headless room;

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, app -> new MenuScreen(app, recordingNavigator));
    }

    @AfterEach
    void close() {
        room.close();
    }

    private String focused() {
        return room.stage().getKeyboardFocus() == null
                ? ""
                : room.stage().getKeyboardFocus().getName();
    }

    private boolean shows(String name) {
        try {
            return room.find(name).isVisible();
        } catch (NoSuchElementException e) {
            return false;
        }
    }

    private void openSettings() {
        room.click("menu.settings");
        room.pass(0.5f);
    }

    @Test
    void thereIsNothingToContinueAtFirst() {
        assertThrows(NoSuchElementException.class, () -> room.find("menu.continue"));
        room.key(Keys.ENTER);
        assertEquals(1, recordingNavigator.setups, "Enter means a new game");
    }

    @Test
    void anUnfinishedGameIsContinued() {
        int[] resumed = new int[1];
        recordingNavigator.unfinished =
                Optional.of(
                        new UnfinishedGame(
                                "game.cassino.title",
                                Phrase.of("menu.continue.standing", 3, "you 9"),
                                () -> resumed[0]++));
        room.app().show(new MenuScreen(room.app(), recordingNavigator));
        room.pass(0.5f);
        room.click("menu.continue");
        room.key(Keys.ENTER);
        assertEquals(2, resumed[0]);
    }

    @Test
    void buttonsDoWhatTheySay() {
        room.click("menu.new.cassino");
        room.click("menu.saved");
        room.click("menu.quit");
        assertEquals(1, recordingNavigator.setups);
        assertEquals(1, recordingNavigator.saved);
        room.click("menu.statistics");
        assertEquals(1, recordingNavigator.statistics);
        assertEquals(1, recordingNavigator.quits);
    }

    @Test
    void whatCannotQuitOffersNoQuit() {
        room.platform().endless();
        room.app().show(new MenuScreen(room.app(), recordingNavigator));
        room.pass(0.5f);
        room.click("menu.help");
        assertThrows(NoSuchElementException.class, () -> room.find("menu.quit"));
    }

    @Test
    void arrowsGoThroughTheButtons() {
        room.key(Keys.DOWN);
        assertEquals("menu.new.cassino", focused());
        for (int game = 1; game < recordingNavigator.games().all().size(); game++) {
            room.key(Keys.DOWN);
        }
        room.key(Keys.DOWN);
        assertEquals("menu.friends", focused());
        room.key(Keys.RIGHT);
        assertEquals("menu.practice", focused());
        room.key(Keys.DOWN);
        assertEquals("menu.statistics", focused());
        room.key(Keys.LEFT);
        assertEquals("menu.saved", focused());
        room.key(Keys.DOWN);
        assertEquals("menu.help", focused());
        room.key(Keys.UP);
        assertEquals("menu.saved", focused());
        room.key(Keys.DOWN, Keys.RIGHT);
        assertEquals("menu.settings", focused());
        room.key(Keys.DOWN);
        assertEquals("menu.quit", focused());
        room.key(Keys.SPACE);
        assertEquals(1, recordingNavigator.quits);
    }

    @Test
    void aSheetHoldsTheKeyboardAndEscClosesIt() {
        room.key(Keys.DOWN);
        for (int i = 0; !focused().equals("menu.help") && i < 9; i++) {
            room.key(Keys.DOWN);
        }
        room.key(Keys.RIGHT);
        room.key(Keys.ENTER);
        room.pass(0.5f);
        for (int i = 0; i < 30; i++) {
            room.key(Keys.TAB);
            assertTrue(
                    focused().startsWith("settings.") || focused().startsWith("sheet"), focused());
        }
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertFalse(shows("settings.pace"));
        assertEquals("menu.settings", focused(), "the keyboard is back where it was");
    }

    @Test
    void aSheetKeepsClicksFromWhatLiesUnderIt() {
        openSettings();
        room.click(20, 20);
        assertEquals(0, recordingNavigator.setups);
        room.pass(0.5f);
        assertFalse(shows("settings.pace"), "a click beside it closes it");
        room.click("menu.new.cassino");
        assertEquals(1, recordingNavigator.setups);
    }

    @Test
    void aSettingAppliesAtOnceAndTheSheetStaysOpen() {
        openSettings();
        room.stage().setKeyboardFocus(room.find("settings.pace"));
        room.key(Keys.RIGHT);
        assertEquals(Pace.FAST, room.app().settings().pace());
        room.stage().setKeyboardFocus(room.find("settings.fourColours"));
        room.key(Keys.SPACE);
        assertTrue(room.app().settings().fourColours());
        assertEquals(new DeckDesign(true, false, DeckDesign.FULL), room.app().cards().deckDesign());
        assertTrue(((Switch) room.find("settings.fourColours")).on());
        assertEquals("settings.fourColours", focused());
        room.resize(900, 600);
        assertTrue(shows("settings.fourColours"));
        assertEquals("settings.fourColours", focused());
    }

    @Test
    void volumeFollowsTheKeys() {
        openSettings();
        room.stage().setKeyboardFocus(room.find("settings.volume"));
        room.key(Keys.LEFT, Keys.LEFT);
        room.pass(0.1f);
        assertEquals(60, room.app().settings().volume());
    }

    @Test
    void mMutesEverywhere() {
        room.key(Keys.M);
        assertTrue(room.app().settings().muted());
        openSettings();
        room.key(Keys.M);
        assertFalse(room.app().settings().muted());
        assertFalse(((Switch) room.find("settings.muted")).on());
    }

    @Test
    void theInstructionsAreTurnedPageByPage() {
        room.type("?");
        room.pass(0.5f);
        for (int page = 0; page < 7; page++) {
            room.key(Keys.ENTER);
        }
        assertThrows(NoSuchElementException.class, () -> room.find("help.next"));
        room.click("help-page-2");
        assertTrue(shows("help.next"));
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertFalse(shows("help-page-2"));
    }

    @Test
    void cardsStandStillForThoseWhoWantThat() {
        MenuCardFan fan = (MenuCardFan) room.stage().getActors().get(0);
        room.pass(1);
        float swayed = fan.swayed();
        assertTrue(swayed > 0.9f);
        room.app().settings().reducedMotion(true);
        room.pass(10);
        assertEquals(swayed, fan.swayed());
    }
}
