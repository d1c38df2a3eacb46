package parlour.app.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.SavedScreen;
import parlour.record.ReviewFile;
import parlour.statistics.ReviewedGame;
import parlour.statistics.ReviewedGames;
import parlour.text.BadInput;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What a review has found lies beside its game. */
class ReviewFilesTest {
    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    @BeforeEach
    void open() {
        saves = new SaveFolder(data).put("game-1.json", SaveFolder.text("First", 9, 2, 5));
        list();
    }

    private void list() {
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.pass(0.3f);
        room.click("menu.saved");
        room.pass(0.5f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void review() {
        room.click("saved-game-1-review");
        room.pass(2);
        assertInstanceOf(ReviewScreen.class, room.app().screen());
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        assertInstanceOf(SavedScreen.class, room.app().screen());
    }

    @Test
    void aReviewThatIsLeftIsKeptBesideTheGame() throws BadInput {
        String game = saves.get("game-1.json");
        review();
        ReviewFile.check(saves.get("game-1.review.json"));
        assertEquals(game, saves.get("game-1.json"));
        review();
        ReviewFile.check(saves.get("game-1.review.json"));
    }

    /** The power may fail, and a browser's page may be closed at any time. */
    @Test
    void whatWasFoundIsKeptWhileTheWorkGoesOn() throws BadInput {
        room.close();
        saves.put("game-1.json", SaveFolder.text("First", 9, 2, 30));
        list();
        room.click("saved-game-1-review");
        for (int i = 0; i < 1000 && !saves.has("game-1.review.json"); i++) {
            room.pass(0.1f);
        }
        assertInstanceOf(ReviewScreen.class, room.app().screen());
        String kept = saves.get("game-1.review.json");
        ReviewFile.check(kept);
        int judged = kept.split("\"entry\"", -1).length - 1;
        assertTrue(0 < judged && judged < 14, judged + " of 15 moves");
    }

    @Test
    void aDamagedReviewIsMadeAnew() throws BadInput {
        saves.put("game-1.review.json", "{nothing}");
        review();
        ReviewFile.check(saves.get("game-1.review.json"));
    }

    @Test
    void theReviewGoesWithItsGame() {
        review();
        room.click("saved-game-1-delete");
        room.pass(0.5f);
        assertTrue(saves.has("game-1.review.json"), "it may be brought back");
        room.close();
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.pass(0.5f);
        assertFalse(saves.has("game-1.review.json"));
    }

    private List<ReviewedGame> reviewed() throws Exception {
        Path file = data.resolve("reviewed.json");
        return Files.exists(file)
                ? ReviewedGames.read(Files.readString(file)).of("cassino", "Kristoffer")
                : List.of();
    }

    /** Reviews the game to its end, and comes back. */
    private void reviewAll() {
        room.platform().thinking(1_000_000);
        room.click("saved-game-1-review");
        room.pass(20);
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
    }

    @Test
    void aGameIsRememberedOnceForHabits() throws Exception {
        saves.put("game-1.json", SaveFolder.text("First", 9, 2, 60));
        room.close();
        list();
        reviewAll();
        assertEquals(1, reviewed().size());
        reviewAll();
        assertEquals(1, reviewed().size());
    }

    @Test
    void beforeTheEndOfTheFirstRoundNothingIsRemembered() throws Exception {
        reviewAll();
        assertEquals(List.of(), reviewed());
    }
}
