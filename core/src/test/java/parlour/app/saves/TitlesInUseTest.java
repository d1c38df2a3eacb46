package parlour.app.saves;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;
import parlour.app.screen.AllGames;
import parlour.app.screen.AppNavigator;

import java.nio.file.Path;

/** A game has its title from its beginning on, long before the list of saved games has it. */
class TitlesInUseTest {
    @TempDir Path data;
    private Headless room;
    private SavedGames saved;

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, data, AppNavigator::first);
        saved = new SavedGames(room.app(), new GameFiles(AllGames.REGISTRY));
        room.pass(0.3f);
        saved.begin("Mine");
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void theGameOnTheTableHasItsTitle() {
        assertTrue(saved.inUse(" mine"));
        assertFalse(saved.inUse("Mine 2"));
    }

    @Test
    void aGameThatIsSetAsideKeepsItsTitleWhateverIsPlayedMeanwhile() {
        Runnable goOn = saved.setAside();
        saved.begin("Practice: Mine");
        assertTrue(saved.inUse("Mine"));
        saved.begin("Mine 2");
        assertTrue(saved.inUse("Mine"));
        assertTrue(saved.inUse("Practice: Mine"));
        goOn.run();
        room.pass(0.3f);
        assertTrue(saved.inUse("Mine"));
    }

    @Test
    void aGameThatIsThrownAwayLeavesItsTitleToOthers() {
        saved.discard();
        assertFalse(saved.inUse("Mine"));
    }

    @Test
    void whenTheListIsReadItAloneTellsOfTheGamesBefore() {
        saved.leave();
        assertTrue(saved.inUse("Mine"));
        saved.read();
        saved.begin("Another");
        room.pass(0.3f);
        assertFalse(saved.inUse("Mine"), "it was never written");
        saved.leave();
        assertTrue(saved.inUse("Another"), "it was begun after the list was asked for");
    }
}
