package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.web.tools.Server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The game starts without a network. */
class OfflineTest extends BrowserTest {
    @TempDir Path folder;
    private Server site;

    @BeforeEach
    void copy() throws IOException {
        Path dist = Path.of(System.getProperty("parlour.dist"));
        try (Stream<Path> files = Files.walk(dist)) {
            for (Path file : files.filter(path -> !path.equals(dist)).toList()) {
                Files.copy(file, folder.resolve(dist.relativize(file).toString()));
            }
        }
        site = new Server(folder, 0);
    }

    @AfterEach
    void close() {
        site.close();
    }

    /** Opens the game and waits until all of it is kept. */
    private Tab visit() {
        Tab tab = openBlank(Device.LAPTOP);
        load(tab);
        tab.await("navigator.serviceWorker.controller");
        return tab;
    }

    private void load(Tab tab) {
        tab.navigate(site.address() + "?test&seed=7");
        tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
    }

    @Test
    void afterTheFirstVisitItStartsWithoutANetwork() {
        Tab tab = visit();
        String address = site.address();
        site.close();
        Tab later = again(tab);
        tab.close();
        later.navigate(address + "?test&seed=7");
        later.await("window.parlour && parlour.screen() === 'MenuScreen'");
        later.awaitRest();
        later.press("menu.new.cassino");
        later.await("parlour.screen() === 'SetupScreen'");
        later.awaitRest();
        later.press("setup.start");
        later.await("parlour.screen() === 'TableScreen'");
        assertEquals("TableScreen", later.text("parlour.screen()"));
    }
}
