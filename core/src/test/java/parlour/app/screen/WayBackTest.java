package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.cassino.CassinoModule;
import parlour.app.replay.PlayedGames;
import parlour.app.replay.ReplayScreen;
import parlour.app.review.ReviewScreen;
import parlour.app.session.LocalSession;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.record.SavedGame;
import parlour.text.BadInput;

import java.nio.file.Path;

/** A practice game leads back to where it was begun. */
class WayBackTest {
    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    /** A game of which the first round is over and the person has played it badly. */
    @BeforeEach
    void open() {
        saves = new SaveFolder(data);
        saves.put("game-1.json", PlayedGames.careless(CassinoModule.make(), 2).saved().write());
        start(1280, 720);
    }

    private void start(int width, int height) {
        room = new Headless(width, height, data, AppNavigator::first);
        room.platform().thinking(500);
        room.app().settings().pace(Pace.INSTANT);
        room.pass(0.3f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void click(String name) {
        room.click(name);
        room.pass(0.6f);
    }

    /** Reviews the game in the list until a costly decision is found, and tries it again. */
    private ReviewScreen<?, ?, ?, ?> review() {
        click("menu.saved");
        click("saved-game-1-review");
        return reviewed();
    }

    private ReviewScreen<?, ?, ?, ?> reviewed() {
        for (int i = 0; i < 500 && moment().isEmpty(); i++) {
            room.pass(0.2f);
        }
        return assertInstanceOf(ReviewScreen.class, room.app().screen());
    }

    /** The name of the first of the costliest decisions, or nothing. */
    private String moment() {
        for (Actor card : ((Group) room.find("moments")).getChildren()) {
            if (card.getName() != null && card.getName().startsWith("moment-")) {
                return card.getName();
            }
        }
        return "";
    }

    private LocalSession<?, ?, ?, ?> session() {
        TableScreen<?, ?, ?, ?> table = assertInstanceOf(TableScreen.class, room.app().screen());
        return assertInstanceOf(LocalSession.class, table.session());
    }

    /** Plays the round on the table to its end, which leads to its score sheet. */
    private void playOut() {
        LocalSession<?, ?, ?, ?> session = session();
        while (session.turn() >= 0) {
            session.playSimply();
        }
        room.pass(30);
        assertInstanceOf(ScoreScreen.class, room.app().screen());
        room.key(Keys.SPACE); // shows all points at once
    }

    private String round(String file) throws BadInput {
        return SavedGame.read(saves.get(file)).game().match().state().toString();
    }

    @Test
    void aDecisionTriedAgainLeadsBackToTheReview() throws BadInput {
        ReviewScreen<?, ?, ?, ?> review = review();
        String tried = moment();
        String before = saves.get("game-1.json");
        click(tried + "-try");
        assertTrue(session().terms().practice());
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        TextButton back = (TextButton) room.find("review.wayBack");
        assertEquals("Back to the review", back.getText().toString());
        assertNull(room.stage().getRoot().findActor("play.menu.quit"));
        click("review.wayBack");
        click("play.quit.save");
        assertSame(review, room.app().screen());
        assertFalse(moment().isEmpty(), "with what was found");
        assertEquals(before, saves.get("game-1.json"));
        assertTrue(
                SavedGame.read(saves.get("game-2.json")).game().title().startsWith("Practice: "));
        room.key(Keys.ESCAPE);
        room.pass(1);
        assertInstanceOf(SavedScreen.class, room.app().screen());
        room.find("saved-game-2-open");
        click("saved-game-2-open");
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        click("play.menu.quit");
        click("play.quit.save");
        assertInstanceOf(MenuScreen.class, room.app().screen(), "the review is not open any more");
    }

    /** The same move is picked in the chart. */
    @Test
    void theReviewIsAsItWasLeft() {
        review();
        room.stage().setKeyboardFocus(room.find("chart"));
        room.key(Keys.RIGHT, Keys.RIGHT, Keys.RIGHT);
        String picked = picked();
        assertTrue(picked.startsWith("Move "), picked);
        click(moment() + "-watch");
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertEquals(picked, picked());
        room.resize(900, 600);
        room.pass(0.5f);
        assertEquals(picked, picked());
    }

    /** The number of the move, of which more may have become known. */
    private String picked() {
        return ((Label) room.find("caption")).getText().toString().replaceFirst(" ·.*", "");
    }

    @Test
    void whoDoesNotSaveIsBackAtTheReviewToo() {
        ReviewScreen<?, ?, ?, ?> review = review();
        click(moment() + "-try");
        assertTrue(saves.has("game-2.json"));
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        click("review.wayBack");
        click("play.quit.dontSave");
        assertSame(review, room.app().screen());
        assertFalse(saves.has("game-2.json"));
        click(moment() + "-try");
        assertTrue(session().terms().practice(), "and may try it once more");
    }

    @Test
    void theScoreSheetOfWhatWasTriedLeadsBackToo() {
        ReviewScreen<?, ?, ?, ?> review = review();
        click(moment() + "-try");
        playOut();
        assertEquals(
                "Back to the review",
                ((TextButton) room.find("review.wayBack")).getText().toString());
        click("review.wayBack");
        click("play.quit.save");
        assertSame(review, room.app().screen());
    }

    /** The game under review goes on in its own file, and the practice game stays in its own. */
    @Test
    void theScoreSheetUnderTheReviewGoesOnWithItsGame() throws BadInput {
        click("menu.saved");
        click("saved-game-1-open");
        room.pass(5);
        ScoreScreen<?, ?, ?, ?> score = assertInstanceOf(ScoreScreen.class, room.app().screen());
        click("score.review");
        reviewed();
        click(moment() + "-try");
        session().playSimply();
        room.pass(0.5f);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        click("review.wayBack");
        click("play.quit.save");
        String practice = round("game-2.json");
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertSame(score, room.app().screen());
        room.key(Keys.SPACE);
        click("score.next");
        room.pass(2);
        assertFalse(session().terms().practice());
        assertEquals(practice, round("game-2.json"));
        SavedGame<?, ?, ?, ?> game = SavedGame.read(saves.get("game-1.json")).game();
        assertTrue(game.match().history().stream().anyMatch(entry -> entry.move().isEmpty()));
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        room.find("play.menu.quit");
    }

    @Test
    void aGamePlayedOnLeadsBackToTheReplay() {
        click("menu.saved");
        click("saved-game-1-replay");
        ReplayScreen<?, ?, ?, ?> replay = assertInstanceOf(ReplayScreen.class, screen());
        room.key(Keys.RIGHT, Keys.RIGHT, Keys.RIGHT);
        String log = ((Label) room.find("status")).getText().toString();
        room.key(Keys.ENTER);
        room.pass(1);
        session().playSimply();
        room.pass(1);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertEquals(
                "Back to the replay",
                ((TextButton) room.find("replay.wayBack")).getText().toString());
        click("replay.wayBack");
        click("play.quit.save");
        assertSame(replay, screen());
        assertEquals(3, replay.session().at());
        assertEquals(log, ((Label) room.find("status")).getText().toString());
        room.key(Keys.RIGHT);
        assertEquals(4, replay.session().at(), "it goes on");
    }

    /** From the review to both moves, from there to a practice game, and all the way back. */
    @Test
    void practiceGamesWithinOneAnotherLeadBackOneByOne() {
        ReviewScreen<?, ?, ?, ?> review = review();
        click(moment() + "-watch");
        Object replay = screen();
        click("practice");
        LocalSession<?, ?, ?, ?> outer = session();
        playOut();
        Object score = screen();
        click("score.replay");
        click("practice");
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        click("replay.wayBack");
        click("play.quit.save");
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertSame(score, screen());
        room.key(Keys.SPACE);
        click("score.next");
        assertSame(outer, session());
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        click("replay.wayBack");
        click("play.quit.save");
        assertSame(replay, screen());
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertSame(review, screen());
    }

    @ParameterizedTest
    @CsvSource({"restartRound", "restartGame"})
    void aPracticeGameThatIsBegunAgainLeadsBackToo(String restart) {
        ReviewScreen<?, ?, ?, ?> review = review();
        click(moment() + "-try");
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        click("play.menu." + restart);
        click("play.restart.yes");
        room.pass(1);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        click("review.wayBack");
        click("play.quit.save");
        assertSame(review, screen());
    }

    @Test
    void onAPhoneTheScoreSheetLeadsBackAtItsHead() {
        room.close();
        start(844, 390);
        ReviewScreen<?, ?, ?, ?> review = review();
        String tried = moment() + "-try";
        room.move(room.find("chart"), 5, 5);
        for (int i = 0; i < 50 && height(tried) < 100; i++) {
            room.scroll(1);
            room.pass(0.5f);
        }
        float seen = height(tried);
        click(tried);
        playOut();
        click("review.wayBack");
        click("play.quit.save");
        assertSame(review, screen());
        assertEquals(seen, height(tried), 1, "as far down as before");
    }

    private float height(String name) {
        room.draw();
        return room.find(name).localToStageCoordinates(new Vector2()).y;
    }

    private Object screen() {
        return room.app().screen();
    }
}
