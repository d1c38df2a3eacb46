package parlour.app.sheet;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.StageTexts;
import parlour.app.platform.FileAccess;
import parlour.app.platform.PickedFile;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.MenuScreen;
import parlour.app.settings.Pace;
import parlour.record.Utf8;
import parlour.text.BadInput;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** Import and export where the platform has dialogs of its own, as a browser does. */
class FileDialogsTest {
    private static final long NOON = 1_700_000_000_000L;
    private static final String GOOD = SaveFolder.text("Mine", NOON, 2, 4);

    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;
    private final TestDialogs dialogs = new TestDialogs();

    /** Dialogs in which the test picks. */
    private static final class TestDialogs implements FileAccess.Dialogs {
        private final List<Consumer<List<PickedFile>>> opened = new ArrayList<>();
        private final List<Saved> saved = new ArrayList<>();

        @Override
        public void open(Consumer<List<PickedFile>> picked) {
            opened.add(picked);
        }

        @Override
        public void save(String name, byte[] content) {
            saved.add(new Saved(name, content));
        }
    }

    private record Saved(String name, byte[] content) {}

    /** A file that a browser hands over. */
    private record Given(String name, byte[] content) implements PickedFile {
        @Override
        public byte[] read(int limit) throws BadInput {
            if (content.length > limit) {
                throw new BadInput("save.tooLarge", limit);
            }
            return content;
        }
    }

    @BeforeEach
    void open() {
        saves = new SaveFolder(data).put("game-1.json", GOOD);
        room = new Headless(1280, 720, data, true, AppNavigator::first);
        room.platform().dialogs(dialogs);
        room.app().settings().pace(Pace.FAST);
        room.pass(0.3f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private boolean says(String words) {
        return StageTexts.on(room.stage(), words);
    }

    private void press(String name) {
        room.click(name);
        room.pass(0.5f);
    }

    @Test
    void aFileThatIsPickedIsImported() {
        press("menu.saved");
        room.click("saved.import");
        assertEquals(1, dialogs.opened.size(), "while the click is handled");
        dialogs.opened.get(0).accept(List.of(new Given("Mine.parlour", Utf8.bytes(GOOD))));
        room.pass(0.5f);
        assertTrue(says("“Mine 2” is now in your saved games"));
        assertTrue(saves.has("game-2.json"));
    }

    @Test
    void aFileThatIsTooLargeIsRefused() {
        press("menu.saved");
        press("saved.import");
        dialogs.opened.get(0).accept(List.of(new Given("big.parlour", new byte[9_000_000])));
        room.pass(0.5f);
        assertTrue(says("The file is too large"));
        assertFalse(saves.has("game-2.json"));
    }

    @Test
    void droppedFilesAreImportedUnlessThereAreTooMany() {
        Given file = new Given("Mine.parlour", Utf8.bytes(GOOD));
        room.app().windowEvents().dropFiles(Collections.nCopies(13, file));
        room.pass(0.5f);
        assertTrue(says("Too many files"));
        room.key(Keys.ENTER);
        room.app().windowEvents().dropFiles(List.of(file));
        room.pass(0.5f);
        assertTrue(saves.has("game-2.json"));
    }

    @Test
    void aCopyIsHandedOver() {
        press("menu.saved");
        press("saved-game-1-export");
        assertEquals("Mine.parlour", dialogs.saved.get(0).name());
        assertArrayEquals(Utf8.bytes(GOOD), dialogs.saved.get(0).content());
        assertTrue(says("You will find Mine.parlour among your downloads"));
        assertTrue(says("It contains everything that is hidden"));
    }

    @Test
    void aGameThatCannotBeSavedIsHandedOver() {
        press("menu.continue");
        room.pass(20);
        room.platform().full(true);
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(8);
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        press("play.menu.quit");
        press("play.quit.save");
        press("unsaved.elsewhere");
        assertTrue(room.app().screen() instanceof MenuScreen);
        assertEquals("Mine.parlour", dialogs.saved.get(0).name());
        assertTrue(says("The game is saved as Mine.parlour"));
    }
}
