package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.web.tools.Server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.stream.Stream;

/** The game starts without a network, and changes versions only when somebody wants it. */
class OfflineTest extends BrowserTest {
    private static final String OFFERED = says("A new version of Parlour is ready");
    private static final String AT_TABLE = "parlour.screen() === 'TableScreen'";
    private static final String NEW = "document.title === 'Parlour 2'";

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

    private static void sitDown(Tab tab) {
        tab.press("menu.new.cassino");
        tab.await("parlour.screen() === 'SetupScreen'");
        tab.press("setup.start");
        tab.await(AT_TABLE);
    }

    private static void leave(Tab tab) {
        tab.press("menu");
        tab.press("play.menu.quit");
        tab.press("play.quit.save");
        tab.await("parlour.screen() === 'MenuScreen'");
    }

    /** Puts another version in the place of this one, and has the browser look for it. */
    private void publish(Tab tab) throws IOException {
        Path page = folder.resolve("index.html");
        Path worker = folder.resolve("service-worker.js");
        String before = hash(page);
        replace(page, Files.readString(page).replace("<title>Parlour<", "<title>Parlour 2<"));
        String list = Files.readString(worker);
        assertTrue(list.contains(before), "the list has the page's hash");
        replace(
                worker,
                list.replace(before, hash(page))
                        .replaceFirst("VERSION = \"\\w+\"", "VERSION = \"2\""));
        tab.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())");
        tab.evaluate(
                "navigator.serviceWorker.getRegistration().then(found => registration = found)");
        tab.await("registration.waiting");
    }

    /** Without the compressed file beside it, which would be sent instead. */
    private static void replace(Path file, String text) throws IOException {
        Files.writeString(file, text);
        Files.deleteIfExists(file.resolveSibling(file.getFileName() + ".br"));
    }

    private static String hash(Path file) throws IOException {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
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
        sitDown(later);
        assertEquals("TableScreen", later.text("parlour.screen()"));
    }

    @Test
    void aNewVersionIsOfferedAtTheMenuAndUsedWhenSomebodySaysSo() throws IOException {
        Tab tab = visit();
        sitDown(tab);
        publish(tab);
        tab.awaitRest();
        assertFalse(tab.is(OFFERED), "nobody is asked at a table");
        leave(tab);
        tab.await(OFFERED);
        picture(tab, "new-version");
        tab.press("version.now");
        tab.await(NEW + " && window.parlour && parlour.screen() === 'MenuScreen'");
        assertFalse(tab.is(OFFERED));
    }

    @Test
    void aTabInTheMiddleOfAGameGoesOnWhileAnotherUsesTheNewVersion() throws IOException {
        Tab playing = visit();
        Tab other = again(playing);
        load(other);
        playing.call("Page.bringToFront", Map.of());
        sitDown(playing);
        publish(playing);
        other.call("Page.bringToFront", Map.of());
        other.press("version.now");
        other.await(NEW + " && window.parlour && parlour.screen() === 'MenuScreen'");
        playing.call("Page.bringToFront", Map.of());
        playing.awaitRest();
        assertTrue(playing.is(AT_TABLE), "nothing is loaded again in the middle of a game");
        leave(playing);
        playing.await(OFFERED);
        playing.press("version.now");
        playing.await(NEW + " && window.parlour && parlour.screen() === 'MenuScreen'");
    }
}
