package parlour.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.app.SharedApp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class LanguageTest extends SharedApp {
    private static final String KEY = "common.close";

    @Test
    void aFolderOfTextsWhereTheProgramIsStartedChangesNothing() throws IOException {
        String own = Language.ENGLISH.texts().say(KEY);
        Path folder = Path.of("i18n", "en");
        Path foreign = folder.resolve("app.properties");
        Files.createDirectories(folder);
        Files.writeString(foreign, KEY + "=somebody else's\n");
        try {
            assertEquals(own, Language.ENGLISH.texts().say(KEY));
        } finally {
            Files.delete(foreign);
            Files.delete(folder);
            Files.delete(folder.getParent());
        }
    }
}
