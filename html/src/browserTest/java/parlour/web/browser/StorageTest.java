package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.text.BadInput;

import java.util.List;
import java.util.Map;

/** What is played is kept, whatever becomes of the page, and two tabs do not overwrite it. */
class StorageTest extends BrowserTest {
    private static final Map<String, String> INSTANT =
            Map.of("data/settings.json", StoredFiles.INSTANT);
    private static final String INTERRUPTED = says("Your last game was interrupted");
    private static final String FULL = says("The browser has no room left");
    private static final String OTHER_TAB = says("Parlour is open in another tab");

    /** So long that a page would have looked twice who has the files. */
    private static final String SLOW_BROWSER =
            """
            (() => {
                const request = LockManager.prototype.request;
                LockManager.prototype.request = async function(...what) {
                    await new Promise(done => setTimeout(done, 1500));
                    return request.apply(this, what);
                };
            })()
            """;

    /** How often this page has looked who has the files. */
    private static final String LOOKS =
            """
            (() => {
                const query = LockManager.prototype.query;
                window.looks = 0;
                LockManager.prototype.query = function() { looks++; return query.call(this); };
            })()
            """;

    private static final String HOLD =
            """
            new Promise(held => navigator.locks.request("parlour", () => {
                held(true);
                return new Promise(end => window.letGo = end);
            }))
            """;

    private static final String HOLDER =
            "navigator.locks.query().then(all => all.held[0].clientId)";

    /** Opens the game and deals; it is the person's turn then. */
    private Tab sitDown() {
        Tab tab = open(Device.LAPTOP, "seed=7", INSTANT);
        deal(tab);
        return tab;
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

    /** Plays the first card, and waits until everybody has played. */
    private static void place(Tab tab) throws BadInput {
        int before = StoredFiles.upToDate(tab).match().length();
        play(tab, before, StoredFiles.game(tab).seats().size());
    }

    private static void play(Tab tab, int before, int seats) {
        tab.key("1", "Digit1", 49);
        tab.key("Enter", "Enter", 13);
        tab.await("parlour.moves() >= " + (before + seats));
        awaitTurn(tab);
    }

    private static int storedMoves(Tab tab) throws BadInput {
        return StoredFiles.upToDate(tab).match().length();
    }

    @Test
    void everyMoveIsThereAfterACrash() throws BadInput {
        Tab tab = sitDown();
        place(tab);
        int before = storedMoves(tab);
        tab.crash();
        Tab after = again(tab);
        load(after, "seed=7");
        after.await(INTERRUPTED);
        picture(after, "interrupted");
        after.press("interrupted.goOn");
        awaitTurn(after);
        assertEquals(before, storedMoves(after));
    }

    /** Chromium looks how much room there is when it first stores something. */
    @Test
    void aFullStorageIsSaidAndNothingIsLostOnceThereIsRoom() throws BadInput {
        Tab tab = openBlank(Device.LAPTOP);
        tab.navigate(address() + "errors.html");
        tab.await("document.getElementById('errors')");
        String origin = address().replaceAll("/$", "");
        tab.call("Storage.overrideQuotaForOrigin", Map.of("origin", origin, "quotaSize", 500L));
        load(tab, "seed=7");
        deal(tab);
        tab.await(FULL);
        picture(tab, "full");
        assertEquals("", StoredFiles.read(tab, "saves/game-1.json"));
        tab.call("Storage.overrideQuotaForOrigin", Map.of("origin", origin));
        int moves = (int) tab.number("parlour.moves()");
        play(tab, moves, 1);
        assertTrue(storedMoves(tab) > moves);
        tab.await("!" + FULL);
    }

    /** Chromium puts pages by only if they hold no lock. */
    @Test
    void whoComesBackFromAnotherPageGoesOnWhereTheyWere() throws BadInput {
        Tab tab = sitDown();
        place(tab);
        int before = storedMoves(tab);
        StoredFiles.await(tab, "saves/running", "game-1");
        tab.evaluate("window.sameAsBefore = true");
        tab.navigate(address() + "errors.html");
        tab.await("document.getElementById('errors')");
        StoredFiles.await(tab, "saves/running", "");
        tab.evaluate("history.back()");
        tab.await("window.sameAsBefore && window.parlour");
        assertEquals(before, storedMoves(tab));
        place(tab);
        assertTrue(storedMoves(tab) > before);
        StoredFiles.await(tab, "saves/running", "game-1");
        assertEquals(List.of(), tab.errors());
    }

    @Test
    void aSecondTabKeepsNothingAndSaysSo() throws BadInput {
        Tab first = sitDown();
        int before = storedMoves(first);
        Tab second = again(first);
        load(second, "seed=8");
        second.await(OTHER_TAB);
        picture(second, "second-tab");
        assertFalse(second.is("parlour.names().includes('menu.continue')"));
        deal(second);
        assertEquals(before, StoredFiles.game(second).match().length(), "the first tab's game");
        first.call("Page.bringToFront", Map.of());
        place(first);
        assertTrue(storedMoves(first) > before);
        second.call("Page.bringToFront", Map.of());
        first.close();
        second.await(says("The other tab with Parlour is closed"));
        reload(second);
        second.press("menu.continue");
        awaitTurn(second);
        assertTrue(second.number("parlour.moves()") > before);
    }

    @Test
    void aTabThatIsLoadedAgainKeepsItsGames() {
        Tab first = sitDown();
        Tab second = again(first);
        load(second, "seed=8");
        first.call("Page.bringToFront", Map.of());
        reload(first);
        first.awaitRest();
        assertFalse(first.is(OTHER_TAB));
        assertTrue(first.is("parlour.names().includes('menu.continue')"));
    }

    /** Leaves the game for a page of the same address that is none. */
    private void leave(Tab tab) throws BadInput {
        StoredFiles.upToDate(tab);
        tab.navigate(address() + "errors.html");
        tab.await("document.getElementById('errors')");
    }

    @Test
    void aBrowserThatIsSlowToAnswerIsNoOtherTab() throws BadInput {
        Tab tab = sitDown();
        StoredFiles.upToDate(tab);
        tab.before(SLOW_BROWSER);
        reload(tab);
        assertFalse(tab.is(OTHER_TAB));
        tab.press("menu.continue");
        awaitTurn(tab);
    }

    /** As if the page before this one, which is in another tab here, were slow to end. */
    @Test
    void aPageWaitsForTheOneBeforeItInTheSameTab() throws BadInput {
        Tab tab = sitDown();
        leave(tab);
        Tab slow = again(tab);
        slow.navigate(address() + "errors.html");
        slow.await("document.getElementById('errors')");
        slow.evaluate(HOLD);
        String before = slow.text(HOLDER);
        tab.call("Page.bringToFront", Map.of());
        tab.evaluate("sessionStorage.setItem('parlour.before', '" + before + "')");
        tab.before(LOOKS);
        tab.navigate(address() + "?test&seed=7");
        tab.await("window.looks > 1");
        assertFalse(tab.is(AT_MENU));
        slow.evaluate("letGo()");
        tab.press("menu.continue");
        awaitTurn(tab);
        assertFalse(tab.is(OTHER_TAB));
    }

    @Test
    void aPageThatEndsLeavesWordForTheNextInItsTab() throws BadInput {
        Tab tab = sitDown();
        String self = tab.text(HOLDER);
        leave(tab);
        assertEquals(self, tab.text("sessionStorage.getItem('parlour.before')"));
    }
}
