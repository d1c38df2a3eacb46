package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.settings.Language;
import parlour.app.setup.Setup;
import parlour.app.setup.SetupForm;
import parlour.app.widget.PushButton;
import parlour.app.widget.SegmentedControl;
import parlour.engine.Rng;

import java.util.List;

class SetupScreenTest {
    private final RecordingNavigator recordingNavigator = new RecordingNavigator();
    private Headless room;

    @BeforeEach
    void open() {
        room =
                new Headless(
                        1280,
                        720,
                        app ->
                                new SetupScreen(
                                        app, recordingNavigator, CassinoModule.make(), new Rng(1)));
    }

    @AfterEach
    void close() {
        room.close();
    }

    private SetupForm form() {
        return ((SetupScreen) room.app().screen()).form();
    }

    private String text(String name) {
        return ((Label) room.find(name)).getText().toString();
    }

    private boolean startable() {
        return !((PushButton) room.find("setup.start")).isDisabled();
    }

    private String focused() {
        return room.stage().getKeyboardFocus() == null
                ? ""
                : room.stage().getKeyboardFocus().getName();
    }

    @Test
    void theGameBeginsWithWhatIsShown() {
        room.click("setup.start");
        Setup begun = recordingNavigator.begun.get(0);
        assertEquals("Player 1", begun.name(0));
        assertEquals(3, begun.participants().size());
    }

    @Test
    void whatIsWrongIsSaidBesideItBeforeTheButtonIsPressed() {
        room.click("seat-1-name");
        room.stage().setKeyboardFocus(room.find("seat-1-name"));
        ((TextField) room.find("seat-1-name")).selectAll();
        room.type("player 1");
        assertFalse(startable());
        assertEquals("Seat 1 has the same name: change one of them.", text("seat-1-problem"));
        assertEquals("Seat 2 has the same name: change one of them.", text("seat-0-problem"));
        assertEquals("Fix seat 1 first.", text("setup.message"));
        room.click("setup.start");
        assertEquals(List.of(), recordingNavigator.begun);
        room.type("!");
        assertTrue(startable());
        assertEquals("", text("seat-1-problem"));
    }

    @Test
    void aGameWithoutPersonsIsWatched() {
        room.stage().setKeyboardFocus(room.find("seat-0-kind"));
        room.key(Keys.RIGHT);
        assertEquals(0, form().personCount());
        assertEquals("Only computers play: you watch.", text("setup.message"));
        assertTrue(startable());
    }

    @Test
    void seatsAreAddedUpToTwelveAndTaken() {
        for (int i = 0; i < 12; i++) {
            room.click("setup.addComputer");
        }
        assertEquals(12, form().seats().size());
        room.pass(1);
        String gone = form().seats().get(11).name();
        room.click("seat-11-remove");
        assertFalse(
                form().seats().stream().anyMatch(participant -> participant.name().equals(gone)));
    }

    @Test
    void aMovedSeatKeepsTheKeyboard() {
        String name = form().seats().get(2).name();
        room.stage().setKeyboardFocus(room.find("seat-2-up"));
        room.key(Keys.ENTER);
        assertEquals("seat-1-up", focused());
        room.key(Keys.ENTER);
        assertEquals("seat-0-down", focused());
        assertEquals(name, form().seats().get(0).name());
    }

    @Test
    void theKeyboardAloneSetsUpAGame() {
        room.key(Keys.TAB);
        assertEquals("seat-0-kind", focused());
        room.key(Keys.TAB);
        assertEquals("seat-0-name", focused());
        room.type("Anna");
        room.key(Keys.DOWN);
        assertEquals("seat-1-name", focused());
        room.key(Keys.TAB);
        assertEquals("seat-1-mode", focused());
        for (int i = 0; i < Games.CASSINO.computers().size(); i++) {
            room.key(Keys.LEFT);
        }
        assertEquals(Games.CASSINO.computers().get(0), form().seats().get(1).computer().get());
        room.shiftKey(Keys.TAB);
        assertEquals("seat-1-name", focused());
        room.key(Keys.ESCAPE);
        assertEquals("", focused());
        room.key(Keys.ENTER);
        assertEquals("Anna", recordingNavigator.begun.get(0).name(0));
    }

    @Test
    void aListOfComputersOpensAndIsClosedByEsc() {
        room.click("seat-1-mode");
        for (int i = 0; i < 40; i++) {
            room.key(Keys.TAB);
            assertTrue(focused().startsWith("item-"), "the list holds the keyboard");
        }
        room.key(Keys.ESCAPE);
        assertEquals("seat-1-mode", focused());
        room.click("seat-1-mode");
        room.click("item-" + Games.CASSINO.computers().get(1));
        assertEquals(Games.CASSINO.computers().get(1), form().seats().get(1).computer().get());
    }

    @Test
    void escGoesBackToTheMenu() {
        room.key(Keys.ESCAPE);
        assertEquals(1, recordingNavigator.menus);
    }

    @Test
    void rulesAreChosenAndExplained() {
        room.stage().setKeyboardFocus(room.find("preset"));
        room.key(Keys.RIGHT);
        assertEquals("finnish", form().preset().get());
        room.stage().setKeyboardFocus(room.find("option-target"));
        room.key(Keys.RIGHT, Keys.RIGHT);
        assertEquals(18L, form().options().values().get("target"));
        assertTrue(form().preset().isEmpty());
        while (form().mayAdd()) {
            room.click("setup.addComputer");
        }
        assertEquals(
                "With 12 players the deck is empty from the start, so no sweep counts.",
                text("option-lastSweeps-note"));
    }

    @Test
    void badPointsShowForcedCaptureAsDecided() {
        room.stage().setKeyboardFocus(room.find("option-misere"));
        room.key(Keys.SPACE);
        assertEquals("Always on when the lowest score wins.", text("option-forcedCapture-note"));
        assertEquals(true, form().options().values().get("forcedCapture"));
    }

    @Test
    void anotherWindowSizeKeepsWhatWasTypedAndFocused() {
        room.key(Keys.TAB, Keys.TAB);
        room.type("Anna");
        room.resize(900, 600);
        assertEquals("Anna", ((TextField) room.find("seat-0-name")).getText());
        assertEquals("seat-0-name", focused());
        room.resize(1920, 1080);
        assertEquals("Anna", ((TextField) room.find("seat-0-name")).getText());
    }

    @Test
    void theSetUpIsRememberedForTheNextTime() {
        room.key(Keys.TAB, Keys.TAB);
        room.type("Anna");
        room.click("setup.addPerson");
        room.app().show(new MenuScreen(room.app(), recordingNavigator));
        room.app()
                .show(
                        new SetupScreen(
                                room.app(), recordingNavigator, CassinoModule.make(), new Rng(9)));
        assertEquals("Anna", form().seats().get(0).name());
        assertEquals(4, form().seats().size());
    }

    @Test
    void bracketsInANameAreShownAsTyped() {
        room.key(Keys.TAB, Keys.TAB);
        room.type("[red]A");
        room.draw();
        assertEquals("[red]A", form().setup().name(0));
    }

    @Test
    void theLanguageOfTheScreenIsTheLanguageChosen() {
        assertEquals(Language.ENGLISH, room.app().settings().language());
        assertEquals("Nordic Cassino", room.app().texts().say("game.cassino.title"));
        assertTrue(room.find("preset") instanceof SegmentedControl<?>);
    }

    @Test
    void whoPlaysInATeamIsToldWithWhom() {
        room.app()
                .show(
                        new SetupScreen(
                                room.app(),
                                recordingNavigator,
                                CrossWiseModule.make(),
                                new Rng(4)));
        room.pass(0.5f);
        assertEquals("You play against one computer.", said());
        room.click("setup.addComputer");
        assertEquals("This game is for 2 and 4 players: add or remove seats.", said());
        room.click("setup.addComputer");
        assertEquals("You play with one computer against 2.", said());
    }

    private String said() {
        return ((Label) room.find("setup.message")).getText().toString();
    }
}
