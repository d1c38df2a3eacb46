package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Preferences;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class SafePreferencesTest {
    @TempDir private Path folder;

    private Preferences open() {
        return SafePreferences.in(folder, Runnable::run);
    }

    @Test
    void whatWasFlushedIsThereAgain() {
        Preferences first = open();
        first.putString("name", "Äiti");
        first.putBoolean("muted", true);
        first.put(Map.of("volume", 30, "far", Long.MAX_VALUE, "pace", 1.5f));
        first.flush();
        Preferences again = open();
        assertEquals("Äiti", again.getString("name"));
        assertTrue(again.getBoolean("muted"));
        assertEquals(30, again.getInteger("volume"));
        assertEquals(Long.MAX_VALUE, again.getLong("far"));
        assertEquals(1.5f, again.getFloat("pace"));
        again.remove("name");
        again.flush();
        assertFalse(open().contains("name"));
        again.clear();
        again.flush();
        assertEquals(Map.of(), open().get());
    }

    @Test
    void aValueThatIsNoNumberGivesTheDefaultAndHarmsNoOther() {
        Preferences settings = open();
        settings.putString("volume", "loud");
        settings.putLong("seats", 1L << 40);
        assertEquals(70, settings.getInteger("volume", 70));
        assertEquals(2, settings.getInteger("seats", 2));
        assertEquals(0.5f, settings.getFloat("volume", 0.5f));
        assertEquals("loud", settings.getString("volume"));
    }

    @Test
    void aDamagedFileGivesTheSettingsBefore() throws IOException {
        Preferences settings = open();
        settings.putString("language", "FINNISH").flush();
        settings.putString("language", "SWEDISH").flush();
        Files.writeString(folder.resolve("settings.json"), "<!DOCTYPE");
        assertEquals("FINNISH", open().getString("language"));
        assertTrue(Files.exists(folder.resolve("settings.corrupt")), "and is kept");
    }

    @Test
    void ofManyChangesInARowOnlyTheNewestIsWritten() {
        List<Runnable> waiting = new ArrayList<>();
        Preferences settings = SafePreferences.in(folder, waiting::add);
        for (int volume = 0; volume <= 100; volume++) {
            settings.putInteger("volume", volume).flush();
        }
        assertEquals(1, waiting.size());
        waiting.get(0).run();
        assertEquals(100, open().getInteger("volume"));
        settings.putInteger("volume", 5).flush();
        assertEquals(2, waiting.size(), "the next change is written again");
    }

    @Test
    void withoutAFolderTheyLastAsLongAsTheWindow() throws IOException {
        Path file = Files.createFile(folder.resolve("no-folder"));
        Preferences settings = SafePreferences.in(file, Runnable::run);
        settings.putString("language", "SWEDISH").flush();
        assertEquals("SWEDISH", settings.getString("language"));
    }
}
