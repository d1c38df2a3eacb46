package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.Test;

import parlour.app.StageTexts;
import parlour.app.session.LocalSession;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.record.SavedGame;
import parlour.statistics.PlayerStatistics;
import parlour.statistics.Statistics;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;

/** The coach from the set-up to the statistics, and in practice games. */
class CoachFlowTest extends SavedScreenTests {
    private LocalSession<?, ?, ?, ?> session() {
        TableScreen<?, ?, ?, ?> table = assertInstanceOf(TableScreen.class, room.app().screen());
        return assertInstanceOf(LocalSession.class, table.session());
    }

    private Actor mark() {
        return room.stage().getRoot().findActor("coach");
    }

    /** Opens the set-up of a game with its rules. */
    private void setup(String game) {
        room.click("menu.new." + game);
        room.pass(0.5f);
        room.click("setup.rules.open");
        room.pass(0.5f);
    }

    /** Presses the switch, which may have to be scrolled to. */
    private void press(String name) {
        room.stage().setKeyboardFocus(room.find(name));
        room.key(Keys.SPACE);
        room.pass(0.3f);
    }

    @Override
    void start() {
        super.start();
        room.app().settings().pace(Pace.INSTANT);
    }

    @Test
    void itIsOffAtFirstAndRemembered() throws BadInput {
        setup("cassino");
        room.click("setup.start");
        room.pass(1);
        assertFalse(session().coached());
        assertNull(mark());
        leave();
        setup("crosswise");
        press("setup.coach");
        room.click("setup.start");
        room.pass(1);
        assertTrue(session().coached());
        assertNotNull(mark());
        assertEquals(true, SavedGame.read(saves.get("game-5.json")).game().settings().get("coach"));
        leave();
        room.click("menu.continue");
        room.pass(1);
        assertTrue(session().coached(), "it is kept with the game");
        leave();
        room.click("menu.new.fastest");
        room.pass(0.5f);
        room.click("setup.start");
        room.pass(1);
        assertTrue(session().coached(), "the next game has one too");
    }

    private void leave() {
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.click("play.menu.quit");
        room.pass(0.5f);
        room.click("play.quit.save");
        room.pass(0.5f);
    }

    @Test
    void twoPersonsAreToldThatThereIsNone() {
        setup("cassino");
        press("setup.coach");
        assertFalse(StageTexts.on(room.stage(), "The coach is for one person"));
        room.click("setup.seats.open");
        room.pass(0.5f);
        room.stage().setKeyboardFocus(room.find("seat-1-kind"));
        room.key(Keys.LEFT);
        room.pass(0.5f);
        assertTrue(StageTexts.on(room.stage(), "The coach is for one person"));
        room.click("setup.start");
        room.pass(0.5f);
        assertFalse(session().coached());
        assertFalse(session().terms().coach());
    }

    @Test
    void aRoundWithACoachIsCountedApart() throws IOException, BadInput {
        room.app().settings().coach(true);
        room.click("menu.new.cassino");
        room.pass(0.5f);
        room.click("setup.start");
        room.pass(1);
        LocalSession<?, ?, ?, ?> session = session();
        while (session.turn() >= 0) {
            session.playSimply();
        }
        room.pass(5);
        assertInstanceOf(ScoreScreen.class, room.app().screen());
        Statistics counted = Statistics.read(Files.readString(data.resolve("statistics.json")));
        PlayerStatistics player = counted.players("cassino").values().iterator().next();
        assertEquals(1, player.coached().rounds());
        assertEquals(0, player.all().rounds());
    }

    @Test
    void aPracticeGameCallsItAndSendsItAway() throws BadInput {
        list();
        room.click("saved-game-1-replay");
        room.pass(0.5f);
        room.key(Keys.ENTER);
        room.pass(1);
        assertTrue(session().terms().practice());
        assertNull(mark());
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.click("play.menu.coachOn");
        room.pass(0.5f);
        assertTrue(session().coached());
        assertNotNull(mark());
        assertEquals(true, SavedGame.read(saves.get("game-4.json")).game().settings().get("coach"));
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.click("play.menu.coachOff");
        room.pass(0.5f);
        assertFalse(session().coached());
        assertNull(mark());
    }

    @Test
    void aGameThatCountsKeepsWhatWasAgreed() {
        list();
        room.click("saved-game-1-open");
        room.pass(1);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertNull(room.stage().getRoot().findActor("play.menu.coachOn"));
    }

    @Test
    void theDealOfTheDayHasNone() {
        room.app().settings().coach(true);
        room.click("menu.practice");
        room.pass(0.5f);
        room.click("practice.daily");
        room.pass(1);
        assertFalse(session().coached());
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertNull(room.stage().getRoot().findActor("play.menu.coachOn"));
    }
}
