package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.text.BadInput;

import java.util.List;

/**
 * The page as a friend's computer serves it: without https, where browsers have no locks, no worker
 * for offline use and no promise to keep anything.
 */
class PlainHttpTest extends BrowserTest {
    private static final String KEPT_HERE = says("kept in this browser for the address");
    private static final String OTHER_TAB = says("Parlour is open in another tab");

    private Tab visit(Device device) {
        Tab tab = openBlank(device);
        visit(tab);
        return tab;
    }

    private static void visit(Tab tab) {
        tab.navigate(address().replace("127.0.0.1", Chromium.ELSEWHERE) + "?test&seed=7");
        tab.await(AT_MENU);
    }

    private static void deal(Tab tab) {
        tab.press("menu.new.cassino");
        tab.await("parlour.screen() === 'SetupScreen'");
        tab.press("setup.start");
        awaitTurn(tab);
    }

    private static void awaitTurn(Tab tab) {
        tab.await("parlour.screen() === 'TableScreen' && " + says("Pick a card from your hand"));
    }

    private static void play(Tab tab) {
        tab.key("1", "Digit1", 49);
        tab.key("Enter", "Enter", 13);
    }

    @Test
    void itSaysWhatIsKeptAndKeepsIt() throws BadInput {
        Tab tab = visit(Device.PHONE);
        assertFalse(tab.is("isSecureContext || navigator.locks || navigator.serviceWorker"));
        tab.await(KEPT_HERE);
        picture(tab, "plain-http");
        deal(tab);
        int before = StoredFiles.upToDate(tab).match().length();
        play(tab);
        tab.await("parlour.moves() > " + before);
        int moves = StoredFiles.upToDate(tab).match().length();
        reload(tab);
        tab.press("menu.continue");
        tab.await("parlour.screen() === 'TableScreen' && parlour.moves() >= " + moves);
        assertEquals(List.of(), tab.errors());
    }

    @Test
    void aSecondTabIsNoticedWithoutLocksToo() throws BadInput {
        Tab first = visit(Device.LAPTOP);
        deal(first);
        int before = StoredFiles.upToDate(first).match().length();
        Tab second = again(first);
        visit(second);
        second.await(OTHER_TAB);
        deal(second);
        assertEquals(before, StoredFiles.game(second).match().length(), "the first tab's game");
        first.close();
        second.await(says("The other tab with Parlour is closed"));
        reload(second);
        assertTrue(second.is("parlour.names().includes('menu.continue')"));
    }

    /** As if a second tab had been opened while this one was put to sleep. */
    @Test
    void whatAnotherTabHasStoredIsNeverOverwritten() throws BadInput {
        Tab tab = visit(Device.LAPTOP);
        deal(tab);
        String before = StoredFiles.read(tab, "saves/game-1.json");
        StoredFiles.upToDate(tab);
        tab.evaluate(
                """
                new Promise((done, failed) => {
                    const opening = indexedDB.open("parlour");
                    opening.onsuccess = () => {
                        const change = opening.result.transaction("state", "readwrite");
                        change.objectStore("state").put("of another tab", "stamp");
                        change.oncomplete = () => { opening.result.close(); done(true); };
                        change.onabort = failed;
                    };
                })
                """);
        play(tab);
        tab.await(says("OtherTab"));
        assertEquals(before, StoredFiles.read(tab, "saves/game-1.json"));
    }
}
