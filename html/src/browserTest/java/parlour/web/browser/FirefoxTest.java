package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import parlour.web.tools.Server;

import java.io.IOException;
import java.nio.file.Path;

/** The page opens in Firefox, a game begins, and a computer plays in it. */
@Tag("firefox")
class FirefoxTest {
    private static final Path PICTURES = Path.of(System.getProperty("parlour.pictures"));

    @Test
    void aComputerPlaysAndTheTableRests() throws IOException {
        try (Server server = new Server(Path.of(System.getProperty("parlour.dist")), 0);
                Firefox firefox = new Firefox()) {
            firefox.navigate(server.address() + "?test&seed=7");
            firefox.await("window.parlour && parlour.screen() === 'MenuScreen'");
            firefox.screenshot(PICTURES.resolve("firefox-menu.png"));
            firefox.press("menu.new.cassino");
            firefox.await("parlour.screen() === 'SetupScreen'");
            firefox.press("setup.start");
            firefox.await("parlour.texts().includes('Pick a card from your hand')");
            // With this seed two computers play before the person does.
            firefox.await("parlour.texts().some(text => text.endsWith('takes Q♣.'))");
            firefox.await("parlour.resting()");
            firefox.screenshot(PICTURES.resolve("firefox-table.png"));
            assertEquals("null", firefox.text("localStorage.getItem('parlour/errors')"));
        }
    }
}
