package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
    private static final String TITLE = "<title>Parlour</title>";
    private static final String NEW_TITLE = "<title>Parlour 2</title>";
    private static final String OFFERED =
            "parlour.texts().some(text => text.includes('A new version of Parlour is ready'))";

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

    /** Puts another version in the place of this one. */
    private void publish() throws IOException {
        Path page = folder.resolve("index.html");
        String before = hash(page);
        Files.writeString(page, Files.readString(page).replace(TITLE, NEW_TITLE));
        Path worker = folder.resolve("service-worker.js");
        String text = Files.readString(worker);
        assertTrue(text.contains(before), "the list has the page's hash");
        Files.writeString(
                worker,
                text.replace(before, hash(page))
                        .replaceFirst("VERSION = \"\\w+\"", "VERSION = \"2\""));
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
        later.awaitRest();
        later.press("menu.new.cassino");
        later.await("parlour.screen() === 'SetupScreen'");
        later.awaitRest();
        later.press("setup.start");
        later.await("parlour.screen() === 'TableScreen'");
    }

    @Test
    void aNewVersionIsOfferedAndUsedWhenSomebodySaysSo() throws IOException {
        Tab tab = visit();
        publish();
        load(tab);
        tab.await(OFFERED);
        picture(tab, "new-version");
        assertEquals("Parlour", tab.text("document.title"));
        tab.awaitRest();
        tab.press("version.now");
        tab.await("document.title === 'Parlour 2' && window.parlour");
        tab.await("!" + OFFERED);
    }

    @Test
    void aNewVersionThatWasNotWantedIsUsedFromTheNextStart() throws IOException {
        Tab tab = visit();
        publish();
        load(tab);
        tab.await(OFFERED);
        tab.awaitRest();
        tab.press("version.later");
        tab.await("!" + OFFERED);
        assertEquals("Parlour", tab.text("document.title"));
        tab.call("Page.reload", Map.of());
        tab.await("document.title === 'Parlour 2' && window.parlour");
    }

    @Test
    void thePageCanBeInstalled() {
        Tab tab = visit();
        assertEquals(
                "[]",
                tab.call("Page.getInstallabilityErrors", Map.of())
                        .get("installabilityErrors")
                        .toString());
        assertTrue(tab.call("Page.getAppManifest", Map.of()).get("errors").isEmpty());
    }
}
