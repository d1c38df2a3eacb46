package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.GameWithoutHands;
import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.fastest.FastestModule;
import parlour.app.settings.Language;
import parlour.app.setup.Setup;
import parlour.app.widget.Dropdown;
import parlour.app.widget.PushButton;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.List;

class SetupScreenTest extends SetupScreenTests {
    private boolean startable() {
        return !((PushButton) room.find("setup.start")).isDisabled();
    }

    @Test
    void aNameThatWillNotDoIsSaidBelowItAndEnterDoesNotStart() {
        room.key(Keys.TAB);
        room.type("x".repeat(25));
        assertEquals(
                "Names can have up to 20 characters; this one has 25.", text("setup.name-problem"));
        room.key(Keys.ENTER);
        assertEquals(List.of(), recordingNavigator.begun);
    }

    @Test
    void eachGameOffersTheNumbersItIsFor() {
        show(FastestModule.make());
        room.stage().setKeyboardFocus(room.find("setup.count"));
        List<Integer> offered = new ArrayList<>();
        room.key(Keys.LEFT, Keys.LEFT);
        for (int i = 0; i < Games.FASTEST.seatCounts().size(); i++) {
            offered.add(form().seats().size());
            room.key(Keys.RIGHT);
        }
        assertEquals(Games.FASTEST.seatCounts(), offered);
        openSeats();
        assertFalse(shown("setup.addComputer"), "seats come in these numbers only");
        assertFalse(shown("seat-0-remove"));
    }

    @Test
    void levelsComeFirstAndCharactersAreAGroup() {
        openSeats();
        room.click("seat-1-mode");
        List<String> said = new ArrayList<>();
        labels(room.stage().getActors().peek(), said);
        assertTrue(said.indexOf("Levels") < said.indexOf("Easy"));
        assertTrue(said.indexOf("Expert") < said.indexOf("Characters"));
        assertTrue(said.indexOf("Characters") < said.indexOf("Collector"));
    }

    private static void labels(Actor actor, List<String> into) {
        if (actor instanceof Label label) {
            into.add(label.getText().toString());
        } else if (actor instanceof Group group) {
            group.getChildren().forEach(child -> labels(child, into));
        }
    }

    @Test
    void anotherLanguageSaysTheNamesThatWereNotTyped() {
        room.app().settings().language(Language.FINNISH);
        room.pass(0.1f);
        assertEquals("Pelaaja 1", ((TextField) room.find("setup.name")).getText());
        room.key(Keys.TAB);
        room.type("Anna");
        room.app().settings().language(Language.SWEDISH);
        room.pass(0.1f);
        assertEquals("Anna", ((TextField) room.find("setup.name")).getText());
    }

    @Test
    void aNameTypedOnceIsKnownInTheOtherGames() {
        room.key(Keys.TAB);
        room.type("Anna");
        show(CrossWiseModule.make());
        assertEquals("Anna", form().seats().get(0).name());
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
        openSeats();
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
    void handsAreSaidToBeHiddenOnlyWhereThereAreSome() {
        openSeats();
        room.stage().setKeyboardFocus(room.find("seat-1-kind"));
        room.key(Keys.LEFT);
        assertEquals(
                "2 people share this screen: hands stay hidden until each player is ready.",
                said());
        show(GameWithoutHands.of(CassinoModule.make()));
        assertEquals(2, form().personCount(), "the players of last time");
        assertEquals("2 people share this screen and take turns at it.", said());
    }

    @Test
    void aGameWithoutPersonsIsWatched() {
        openSeats();
        room.stage().setKeyboardFocus(room.find("seat-0-kind"));
        room.key(Keys.RIGHT);
        assertEquals(0, form().personCount());
        assertEquals("Only computers play: you watch.", text("setup.message"));
        assertTrue(startable());
    }

    @Test
    void seatsAreAddedUpToTwelveAndTaken() {
        openSeats();
        for (int i = 0; i < 12; i++) {
            room.stage().setKeyboardFocus(room.find("setup.addComputer"));
            room.key(Keys.SPACE);
        }
        assertEquals(12, form().seats().size());
        room.pass(1);
        String gone = form().seats().get(11).name();
        room.stage().setKeyboardFocus(room.find("seat-11-remove"));
        room.key(Keys.SPACE);
        assertFalse(
                form().seats().stream().anyMatch(participant -> participant.name().equals(gone)));
    }

    @Test
    void aMovedSeatKeepsTheKeyboard() {
        openSeats();
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
        room.key(Keys.TAB, Keys.TAB, Keys.TAB, Keys.TAB);
        assertEquals("setup.fair", focused());
        room.key(Keys.TAB);
        assertEquals("setup.seats.open", focused());
        room.key(Keys.ENTER);
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
        openSeats();
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
    void anotherWindowSizeKeepsWhatWasTypedAndFocused() {
        room.key(Keys.TAB);
        room.type("Anna");
        room.resize(900, 600);
        assertEquals("Anna", ((TextField) room.find("setup.name")).getText());
        assertEquals("setup.name", focused());
        room.resize(1920, 1080);
        assertEquals("Anna", ((TextField) room.find("setup.name")).getText());
        openSeats();
        assertEquals("Anna", ((TextField) room.find("seat-0-name")).getText());
    }

    @Test
    void theSetUpIsRememberedForTheNextTime() {
        room.key(Keys.TAB);
        room.type("Anna");
        openSeats();
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
        room.key(Keys.TAB);
        room.type("[red]A");
        room.draw();
        assertEquals("[red]A", form().setup().name(0));
    }

    @Test
    void theLanguageOfTheScreenIsTheLanguageChosen() {
        assertEquals(Language.ENGLISH, room.app().settings().language());
        assertEquals("Nordic Cassino", room.app().texts().say("game.cassino.title"));
        assertTrue(room.find("preset") instanceof Dropdown);
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
        assertEquals("You play with one computer against two others.", said());
        String me = form().seats().get(0).name();
        assertEquals(me + " and " + form().seats().get(2).name(), text("team-0"));
        assertEquals("Vertical", text("team-title-0"), "as at the table");
        assertEquals("Horizontal", text("team-title-1"));
        room.stage().setKeyboardFocus(room.find("setup.count"));
        room.key(Keys.LEFT);
        assertEquals(me, text("team-0"));
        assertEquals(form().seats().get(1).name(), text("team-1"));
        assertEquals("You play against one computer.", said());
    }

    private String said() {
        return ((Label) room.find("setup.message")).getText().toString();
    }
}
