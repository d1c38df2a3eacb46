package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.record.SavedGame;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Games leave the browser as files and come back in the same way. */
class FilesTest extends BrowserTest {
    @TempDir Path folder;

    private static String says(String words) {
        return "parlour.texts().some(text => text.includes('" + words + "'))";
    }

    /** Saved games with one game among them. */
    private Tab savedGames() {
        Tab tab = open(Device.LAPTOP, "seed=7");
        tab.awaitRest();
        tab.press("menu.new.cassino");
        tab.await("parlour.screen() === 'SetupScreen'");
        tab.awaitRest();
        tab.press("setup.start");
        tab.await("parlour.screen() === 'TableScreen' && " + says("Pick a card from your hand"));
        tab.awaitRest();
        tab.call("Page.reload", Map.of());
        tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
        tab.awaitRest();
        tab.press("menu.saved");
        tab.await("parlour.names().includes('saved-game-1-export')");
        tab.awaitRest();
        return tab;
    }

    /** Downloads the game. */
    private Path export(Tab tab) {
        Path copy = tab.download(folder, "saved-game-1-export");
        tab.await(says("among your downloads"));
        return copy;
    }

    @Test
    void aCopyIsDownloadedAndImportedAgain() throws IOException, BadInput {
        Tab tab = savedGames();
        Path copy = export(tab);
        assertTrue(SavedGame.read(Files.readString(copy)).game().match().length() > 0);
        picture(tab, "downloaded");
        tab.awaitRest();
        tab.press("common.close");
        tab.awaitRest();
        tab.choose(copy, "saved.import");
        tab.await(says("is now in your saved games"));
        tab.awaitRest();
        tab.press("bring.close");
        tab.await("parlour.names().includes('saved-game-2-export')");
        assertEquals(List.of(), tab.errors());
    }

    @Test
    void aDroppedFileIsImported() {
        Tab tab = savedGames();
        Path copy = export(tab);
        tab.awaitRest();
        tab.press("common.close");
        tab.awaitRest();
        tab.drop(copy);
        tab.await(says("is now in your saved games"));
    }

    @Test
    void aFileThatIsTooLargeIsRefused() throws IOException {
        Tab tab = savedGames();
        Path large = Files.write(folder.resolve("large.parlour"), new byte[9 * 1024 * 1024]);
        tab.choose(large, "saved.import");
        tab.await(says("The file is too large"));
    }
}
