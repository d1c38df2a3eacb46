package parlour.web.browser;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;

import parlour.web.tools.Server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A test in a browser that has nothing of the tests before it but its cache. */
abstract class BrowserTest {
    private static final Path PICTURES = Path.of(System.getProperty("parlour.pictures"));

    private static Server server;
    private static Chromium chromium;
    private final List<Tab> tabs = new ArrayList<>();

    @BeforeAll
    static void start() throws IOException {
        server = new Server(Path.of(System.getProperty("parlour.dist")), 0);
        chromium = new Chromium("en");
    }

    @AfterAll
    static void stop() {
        chromium.close();
        server.close();
    }

    @AfterEach
    void closeTabs() {
        tabs.forEach(Tab::close);
    }

    static String address() {
        return server.address();
    }

    static Chromium chromium() {
        return chromium;
    }

    /**
     * Opens the game and waits for its menu.
     *
     * @param query what the address says beyond {@code ?test}
     */
    Tab open(Device device, String query) {
        Tab tab = openBlank(device);
        tab.navigate(address() + "?test&" + query);
        tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
        return tab;
    }

    /** Opens an empty tab, with a storage of its own. */
    Tab openBlank(Device device) {
        Tab tab = chromium.open(device);
        tabs.add(tab);
        return tab;
    }

    /** Opens another empty tab with the same storage. */
    Tab again(Tab tab) {
        Tab another = chromium.open(tab.device(), tab.context());
        tabs.add(another);
        return another;
    }

    /** Keeps a picture for people to look at. */
    static void picture(Tab tab, String name) {
        tab.screenshot(PICTURES.resolve(name + ".png"));
    }
}
