package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.app.replay.ReplayScreen;
import parlour.app.session.LocalSession;
import parlour.app.table.TableScreen;
import parlour.record.SavedGame;
import parlour.text.BadInput;

/** From the list of games and the score sheet to a replay, and from there into a practice game. */
class ReplayFlowTest extends SavedScreenTests {
    private ReplayScreen<?, ?, ?, ?> replay() {
        return assertInstanceOf(ReplayScreen.class, room.app().screen());
    }

    @Test
    void anUnfinishedGameIsWatchedFromTheList() {
        list();
        String before = saves.get("game-2.json");
        room.click("saved-game-2-replay");
        room.pass(0.5f);
        assertEquals(7, replay().session().timeline().last());
        room.key(Keys.END, Keys.LEFT, Keys.ESCAPE);
        room.pass(0.5f);
        assertInstanceOf(SavedScreen.class, room.app().screen());
        assertEquals(before, saves.get("game-2.json"), "watching changes nothing");
    }

    @Test
    void aPracticeGameIsSavedBesideTheGameAndNotCounted() throws BadInput {
        list();
        room.click("saved-game-3-replay");
        room.pass(0.5f);
        String before = saves.get("game-3.json");
        room.key(Keys.RIGHT, Keys.RIGHT);
        room.click("practice");
        room.pass(1);
        TableScreen<?, ?, ?, ?> table = assertInstanceOf(TableScreen.class, room.app().screen());
        LocalSession<?, ?, ?, ?> session = assertInstanceOf(LocalSession.class, table.session());
        assertTrue(session.terms().practice());
        assertEquals(before, saves.get("game-3.json"));
        String practice = saves.get("game-4.json");
        assertEquals("Practice: Third", SavedGame.read(practice).game().title());
        assertEquals(true, SavedGame.read(practice).game().settings().get("practice"));
        while (session.turn() >= 0) {
            session.playSimply();
        }
        room.pass(60);
        assertInstanceOf(ScoreScreen.class, room.app().screen());
        assertFalse(session.uncounted());
        room.key(Keys.SPACE);
        room.click("replay.wayBack");
        room.pass(0.5f);
        room.click("play.quit.save");
        room.pass(0.5f);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertEquals("Nordic Cassino · Practice · Round 1", text("saved-game-4-game"));
        assertEquals("Nordic Cassino · Finished", text("saved-game-3-game"));
    }

    @ParameterizedTest
    @CsvSource({"900, 600", "1280, 720", "1920, 1080"})
    void theLongMenuOfAPracticeGameIsSeenAtOnce(int width, int height) {
        list();
        room.click("saved-game-3-replay");
        room.pass(0.5f);
        room.key(Keys.RIGHT, Keys.ENTER);
        room.pass(1);
        room.resize(width, height);
        room.pass(0.3f);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.find("play.menu.coachOn");
        Actor menu = room.find("replay.wayBack");
        while (!(menu instanceof ScrollPane)) {
            menu = menu.getParent();
        }
        assertEquals(0, ((ScrollPane) menu).getMaxY());
    }

    @Test
    void theScoreSheetLeadsToAReplayAndBack() {
        list();
        room.click("saved-game-3-open");
        room.pass(8);
        ScoreScreen<?, ?, ?, ?> score = assertInstanceOf(ScoreScreen.class, room.app().screen());
        room.click("score.replay");
        room.pass(0.5f);
        assertEquals(0, replay().session().at());
        room.key(Keys.END);
        room.click("leave");
        room.pass(0.5f);
        assertEquals(score, room.app().screen());
        room.click("score.replay");
        room.pass(0.5f);
        room.key(Keys.RIGHT, Keys.ENTER);
        room.pass(1);
        assertInstanceOf(TableScreen.class, room.app().screen());
        assertTrue(saves.has("game-4.json"));
    }

    @Test
    void twoPracticeGamesHaveDifferentTitles() throws BadInput {
        list();
        for (int i = 0; i < 2; i++) {
            room.click("saved-game-2-replay");
            room.pass(0.5f);
            room.key(Keys.ENTER);
            room.pass(1);
            room.key(Keys.ESCAPE);
            room.pass(0.5f);
            room.click("replay.wayBack");
            room.pass(0.5f);
            room.click("play.quit.save");
            room.pass(0.5f);
            room.key(Keys.ESCAPE);
            room.pass(0.5f);
        }
        assertEquals("Practice: Second", title("game-4.json"));
        assertEquals("Practice: Second 2", title("game-5.json"));
    }
}
