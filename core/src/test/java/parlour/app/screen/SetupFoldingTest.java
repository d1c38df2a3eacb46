package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import parlour.app.cassino.CassinoModule;
import parlour.app.game.GameModule;
import parlour.app.settings.Language;
import parlour.app.setup.Setup;
import parlour.app.widget.Switch;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is folded away in the set-up: rules, rules of one's own, and the seats one by one. */
class SetupFoldingTest extends SetupScreenTests {
    private void openRules() {
        room.click("setup.rules.open");
    }

    @Test
    void aFirstGameNeedsANameHowManyAndHowStrong() {
        assertFalse(shown("seat-0-name"));
        assertFalse(shown("option-target"));
        room.key(Keys.TAB);
        assertEquals("setup.name", focused());
        room.type("Anna");
        room.key(Keys.TAB);
        assertEquals("setup.count", focused());
        room.key(Keys.RIGHT);
        room.key(Keys.TAB);
        assertEquals("setup.level", focused());
        room.key(Keys.RIGHT);
        assertTrue(
                text("setup.level-help")
                        .startsWith(
                                "Weighs what the next player could do, with one guess at the"
                                        + " hidden cards. Rating "));
        room.shiftKey(Keys.TAB);
        room.shiftKey(Keys.TAB);
        room.key(Keys.ENTER);
        Setup begun = recordingNavigator.begun.get(0);
        assertEquals("Anna", begun.name(0));
        assertEquals(4, begun.participants().size());
        assertEquals(Set.of("skilled"), form().computers());
    }

    @Test
    void theFoldedRulesAreNamedAndSayWhatDiffers() {
        assertEquals(
                "As played at home: every sweep counts, ties score for everyone.",
                text("setup.rules.summary"));
        room.stage().setKeyboardFocus(room.find("preset"));
        room.key(Keys.RIGHT);
        assertEquals(Optional.of("finnish"), form().rules().preset());
        openRules();
        room.stage().setKeyboardFocus(room.find("option-target"));
        room.key(Keys.RIGHT);
        room.click("setup.rules.fold");
        assertEquals("Finnish, but Play to: 17.", text("setup.rules.summary"));
    }

    @Test
    void ownRulesAreNamedSavedChosenAgainAndDeleted() {
        openRules();
        room.stage().setKeyboardFocus(room.find("option-target"));
        room.key(Keys.RIGHT);
        room.click("setup.rules.saveAs");
        assertEquals("setup.rules.name", focused());
        room.key(Keys.ENTER);
        assertEquals("The rules need a name: type one here.", text("setup.rules.message"));
        room.type("Sunday [red]");
        room.key(Keys.ENTER);
        assertEquals("preset", focused());
        assertEquals(Optional.of("Sunday [red]"), form().rules().savedName());
        room.click("preset");
        room.click("item-finnish");
        show(CassinoModule.make());
        assertEquals(Optional.of("finnish"), form().rules().preset());
        room.click("preset");
        room.click("item-saved-Sunday [red]");
        assertEquals(17L, form().options().values().get("target"));
        openRules();
        room.click("setup.rules.delete");
        assertTrue(text("setup.rules.message").contains("is deleted"));
        show(CassinoModule.make());
        assertEquals(List.of(), List.copyOf(form().rules().saved().keySet()));
        assertEquals(17L, form().options().values().get("target"), "still chosen");
    }

    @Test
    void aNameIsNotSavedWithEsc() {
        openRules();
        room.stage().setKeyboardFocus(room.find("option-target"));
        room.key(Keys.RIGHT);
        room.click("setup.rules.saveAs");
        room.type("Sunday");
        room.key(Keys.ESCAPE);
        assertTrue(shown("setup.rules.saveAs"));
        assertEquals(List.of(), List.copyOf(form().rules().saved().keySet()));
        assertEquals(0, recordingNavigator.menus);
    }

    @Test
    void aWideWindowBeginsWithTheNameAndShowsTheRulesBesideIt() {
        room.resize(1920, 1080);
        assertTrue(shown("setup.name"));
        assertFalse(shown("seat-0-name"));
        assertTrue(shown("option-target"));
        assertFalse(shown("setup.rules.open"));
        room.resize(1280, 720);
        assertFalse(shown("option-target"));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aFirstGameNeedsNoScrollingInAWideWindow(Language language) {
        room.app().settings().language(language);
        room.resize(1920, 1080);
        for (GameModule<?, ?, ?, ?> game : AllGames.REGISTRY.all()) {
            show(game);
            ScrollPane players = scrolling(room.find("setup.name"));
            assertEquals(0, players.getMaxY(), game.game().id());
        }
    }

    private static ScrollPane scrolling(Actor actor) {
        return actor instanceof ScrollPane pane ? pane : scrolling(actor.getParent());
    }

    @Test
    void aSetUpWithMoreToItOpensItsSeats() {
        openSeats();
        room.click("setup.addPerson");
        show(CassinoModule.make());
        assertTrue(shown("seat-3-name"));
        room.click("setup.seats.list.fold");
        assertFalse(shown("seat-3-name"));
        assertFalse(shown("setup.name"), "there is no only person");
    }

    @Test
    void aClickOnItsLabelTurnsASwitch() {
        openRules();
        Actor flag = room.find("option-forcedCapture");
        Actor words = flag.getParent().getChild(0);
        room.click(words);
        assertEquals(true, form().options().values().get("forcedCapture"));
        room.click(words);
        assertEquals(false, form().options().values().get("forcedCapture"));
    }

    @Test
    void rulesAreChosenAndExplained() {
        openRules();
        room.stage().setKeyboardFocus(room.find("preset"));
        room.key(Keys.RIGHT);
        assertEquals("finnish", form().rules().preset().get());
        room.stage().setKeyboardFocus(room.find("option-target"));
        room.key(Keys.RIGHT, Keys.RIGHT);
        assertEquals(18L, form().options().values().get("target"));
        assertTrue(form().rules().preset().isEmpty());
        room.stage().setKeyboardFocus(room.find("setup.count"));
        for (int i = 3; i < 12; i++) {
            room.key(Keys.RIGHT);
        }
        assertEquals(
                "With 12 players the deck is empty from the start, so no sweep counts.",
                text("option-lastSweeps-note"));
    }

    @Test
    void badPointsShowForcedCaptureAsDecided() {
        openRules();
        room.stage().setKeyboardFocus(room.find("option-misere"));
        room.key(Keys.SPACE);
        assertEquals(
                "Locked on, because the lowest score wins: otherwise nobody would take.",
                text("option-forcedCapture-note"));
        assertTrue(((Switch) room.find("option-forcedCapture")).isDisabled());
        assertEquals(true, form().options().values().get("forcedCapture"));
    }

    @Test
    void theFocusedOptionIsInSight() {
        openRules();
        room.stage().setKeyboardFocus(room.find("option-ties"));
        room.key(Keys.RIGHT, Keys.TAB, Keys.TAB, Keys.TAB, Keys.TAB);
        for (int i = 0; i < 6; i++) {
            room.pass(1);
            Actor control = room.stage().getKeyboardFocus();
            ScrollPane pane = control.firstAscendant(ScrollPane.class);
            float y = control.localToActorCoordinates(pane, new Vector2()).y;
            assertTrue(y >= 0, focused() + " at " + y);
            float top = y + control.getHeight();
            assertTrue(top <= pane.getHeight(), focused() + " to " + top);
            room.shiftKey(Keys.TAB);
        }
    }
}
