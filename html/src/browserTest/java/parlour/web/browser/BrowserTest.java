package parlour.web.browser;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;

import parlour.web.tools.Server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A test in a browser that keeps nothing of the tests before it but its cache. */
abstract class BrowserTest {
    private static final Path PICTURES = Path.of(System.getProperty("parlour.pictures"));

    static final String AT_MENU = "window.parlour && parlour.screen() === 'MenuScreen'";

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
        load(tab, query);
        return tab;
    }

    /** Opens the game in a browser that keeps these files already; their names have a folder. */
    Tab open(Device device, String query, Map<String, String> files) {
        Tab tab = openBlank(device);
        tab.navigate(address() + "errors.html");
        tab.await("document.getElementById('errors')");
        files.forEach((name, text) -> StoredFiles.write(tab, name, text));
        load(tab, query);
        return tab;
    }

    /** Loads the game and waits for its menu; the query is as in {@link #open}. */
    static void load(Tab tab, String query) {
        tab.navigate(address() + "?test&" + query);
        tab.await(AT_MENU);
    }

    /** Loads the page again and waits for the menu. */
    static void reload(Tab tab) {
        tab.call("Page.reload", Map.of());
        tab.await(AT_MENU);
    }

    /** Whether a text on the canvas has these words. */
    static String says(String words) {
        return "parlour.texts().some(text => text.includes('" + words + "'))";
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
