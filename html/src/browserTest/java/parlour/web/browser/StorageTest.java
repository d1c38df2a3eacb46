package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.record.SavedGame;
import parlour.text.BadInput;

import java.util.Map;

/** Two tabs do not overwrite each other's games. */
class StorageTest extends BrowserTest {
    private static String says(String words) {
        return "parlour.texts().some(text => text.includes('" + words + "'))";
    }

    /** Opens the game and deals; it is the person's turn then. */
    private Tab sitDown() {
        Tab tab = open(Device.LAPTOP, "seed=7");
        deal(tab);
        return tab;
    }

    private static void deal(Tab tab) {
        tab.awaitRest();
        tab.press("menu.new.cassino");
        tab.await("parlour.screen() === 'SetupScreen'");
        tab.awaitRest();
        tab.press("setup.start");
        awaitTurn(tab);
    }

    private static void awaitTurn(Tab tab) {
        tab.await("parlour.screen() === 'TableScreen' && " + says("Pick a card from your hand"));
        tab.awaitRest();
    }

    /** Places the first card, and waits until it is the person's turn again. */
    private static void place(Tab tab) {
        int before = moves(tab);
        tab.key("1", "Digit1", 49);
        tab.key("Enter", "Enter", 13);
        tab.await("parlour.moves() > " + before);
        awaitTurn(tab);
    }

    /** How many moves the game at the table has. */
    private static int moves(Tab tab) {
        return (int) tab.number("parlour.moves()");
    }

    /** A file as it is stored. */
    private static String stored(Tab tab, String name) {
        return tab.text(
                """
                new Promise((done, failed) => {
                    const opening = indexedDB.open("parlour");
                    opening.onsuccess = () => {
                        const get = opening.result.transaction("files").objectStore("files").get("%s");
                        get.onsuccess = () => {
                            opening.result.close();
                            done(get.result ? new TextDecoder().decode(get.result) : "");
                        };
                        get.onerror = failed;
                    };
                    opening.onerror = failed;
                })
                """
                        .formatted(name));
    }

    private static int storedMoves(Tab tab) throws BadInput {
        return SavedGame.read(stored(tab, "saves/game-1.json")).game().match().length();
    }

    private static void reload(Tab tab) {
        tab.call("Page.reload", Map.of());
        tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
    }

    @Test
    void aSecondTabKeepsNothingAndSaysSo() throws BadInput {
        Tab first = sitDown();
        int before = storedMoves(first);
        Tab second = again(first);
        second.navigate(address() + "?test&seed=8");
        second.await("window.parlour && parlour.screen() === 'MenuScreen'");
        second.await(says("Parlour is open in another tab"));
        picture(second, "second-tab");
        assertFalse(second.is("parlour.names().includes('menu.continue')"));
        deal(second);
        assertEquals(before, storedMoves(second), "the first tab's game");
        first.call("Page.bringToFront", Map.of());
        place(first);
        assertTrue(storedMoves(first) > before);
        second.call("Page.bringToFront", Map.of());
        first.close();
        second.await(says("The other tab with Parlour is closed"));
        reload(second);
        second.press("menu.continue");
        awaitTurn(second);
        assertTrue(moves(second) > before);
    }

    @Test
    void aTabThatIsLoadedAgainKeepsItsGames() {
        Tab first = sitDown();
        Tab second = again(first);
        second.navigate(address() + "?test&seed=8");
        second.await("window.parlour && parlour.screen() === 'MenuScreen'");
        first.call("Page.bringToFront", Map.of());
        reload(first);
        first.awaitRest();
        assertFalse(first.is(says("Parlour is open in another tab")));
        assertTrue(first.is("parlour.names().includes('menu.continue')"));
    }
}
