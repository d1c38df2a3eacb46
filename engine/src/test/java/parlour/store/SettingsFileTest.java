package parlour.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.record.Utf8;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.Map;

class SettingsFileTest {
    private static final Map<String, String> SOME =
            Map.of("volume", "70", "setup.cassino", "{\"seats\":[\"Äiti\"]}");

    private final MemoryFolder folder = new MemoryFolder();

    private Map<String, String> found() {
        return SettingsFile.open(folder).load().settings();
    }

    @Test
    void whatIsSavedIsFound() throws IOException {
        assertEquals(Map.of(), found());
        SettingsFile.open(folder).save(SOME);
        assertEquals(SOME, found());
    }

    @Test
    void theVersionBeforeStandsInForADamagedFile() throws IOException {
        SettingsFile.open(folder).save(SOME);
        SettingsFile.open(folder).save(Map.of("volume", "5"));
        folder.put("settings.json", Utf8.bytes("{"));
        SettingsFile.Found found = SettingsFile.open(folder).load();
        assertEquals(SOME, found.settings());
        assertTrue(found.openedFile() instanceof OpenedFile.Backup);
        assertFalse(found.openedFile().newer(), "it is damaged, not of a newer program");
        assertEquals("{", new String(folder.get("settings.corrupt")));
    }

    @Test
    void atEveryFailureThereAreTheOldSettingsOrTheNew() throws IOException {
        SettingsFile.open(folder).save(SOME);
        Map<String, String> next = Map.of("volume", "5");
        MemoryFolder whole = folder.copy();
        SettingsFile.open(whole).save(next);
        int operations = whole.operations();
        assertTrue(operations > 5);
        for (int at = 1; at <= operations; at++) {
            MemoryFolder broken = folder.copy();
            SettingsFile file = SettingsFile.open(broken);
            broken.stopAt(broken.operations() + at);
            try {
                file.save(next);
            } catch (IOException e) {
                // The machine is off.
                assertTrue(e.getMessage().startsWith("operation"));
            }
            for (MemoryFolder survivor : broken.survivors()) {
                Map<String, String> found = SettingsFile.open(survivor).load().settings();
                assertTrue(found.equals(SOME) || found.equals(next), at + ": " + found);
            }
        }
    }

    @Test
    void whatIsNoSettingIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> SettingsFile.write(Map.of("9", "x")));
        assertThrows(
                IllegalArgumentException.class,
                () -> SettingsFile.write(Map.of("a", "x".repeat(20_001))));
        String text = SettingsFile.write(SOME);
        for (String bad :
                new String[] {
                    text.replace("70", "71"),
                    text.replace("\"70\"", "70"),
                    text.replace("volume", "vol ume"),
                    text.replace("parlour settings", "parlour save")
                }) {
            assertThrows(BadInput.class, () -> SettingsFile.read(bad), bad);
        }
    }
}
