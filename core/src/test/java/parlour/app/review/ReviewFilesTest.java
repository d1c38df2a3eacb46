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
import parlour.text.BadInput;

import java.nio.file.Path;

/** What a review has found lies beside its game. */
class ReviewFilesTest {
    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    @BeforeEach
    void open() {
        saves = new SaveFolder(data).put("game-1.json", SaveFolder.text("First", 9, 2, 5));
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
}
