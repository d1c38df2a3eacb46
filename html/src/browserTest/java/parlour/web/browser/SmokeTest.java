package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.web.tools.Server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The page opens and a game begins. */
class SmokeTest {
    private static final Path PICTURES = Path.of(System.getProperty("parlour.pictures"));

    private Server server;
    private Chromium chromium;

    @BeforeEach
    void open() throws IOException {
        server = new Server(Path.of(System.getProperty("parlour.dist")), 0);
        chromium = new Chromium();
    }

    @AfterEach
    void close() {
        chromium.close();
        server.close();
    }

    @Test
    void menuSetupAndTable() {
        Tab tab = chromium.open(Device.LAPTOP);
        tab.navigate(server.address() + "?test&seed=7");
        tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
        tab.awaitRest();
        tab.screenshot(PICTURES.resolve("menu.png"));
        System.out.println(tab.text("parlour.names()"));
        System.out.println(tab.errors());
        assertEquals(List.of(), tab.errors());
    }
}
