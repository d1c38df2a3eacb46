package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Map;
import java.util.Random;

/** The game by its accessibility tree alone, as a screen reader has it. */
class TextVersionTest extends BrowserTest {
    private static final int MOST_STEPS = 600;

    /** Counts the changes of the text version, and of what was announced. */
    private static final String WATCH =
            "window.wordChanges = 0; window.said = [];"
                    + "new MutationObserver(() => wordChanges++).observe("
                    + "  document.getElementById('words'),"
                    + "  {subtree: true, childList: true, characterData: true, attributes: true});"
                    + "new MutationObserver(all => all.forEach(one => one.addedNodes.forEach("
                    + "  line => said.push(line.textContent)))).observe("
                    + "  document.getElementById('announcements'), {childList: true});";

    private final Random random = new Random(5);
    private Tab tab;

    private AxTree start(String query) {
        tab = open(Device.LAPTOP, "seed=7&" + query);
        tab.call("Accessibility.enable", Map.of());
        tab.call("DOM.enable", Map.of());
        tab.evaluate(WATCH);
        tab.await("document.querySelector('[data-id=\"menu.settings\"]')");
        return AxTree.of(tab);
    }

    /** Presses a button by its name, and waits until the text version has changed. */
    private AxTree press(String name) {
        AxTree tree = AxTree.of(tab);
        return press(tree, tree.get("button", name));
    }

    private AxTree press(AxTree tree, AxTree.Node node) {
        double before = tab.number("wordChanges");
        tree.press(node);
        return changed(before);
    }

    /**
     * The tree once the text version has changed; the browser brings it up to date a little later.
     */
    private AxTree changed(double before) {
        tab.await("wordChanges > " + before);
        return settled();
    }

    private AxTree settled() {
        tab.evaluate(
                "window.settled = false;"
                        + "requestAnimationFrame(() => setTimeout(() => settled = true, 150))");
        tab.await("settled");
        return AxTree.of(tab);
    }

    /** Waits until something can be done at the table, or the round is over. */
    private AxTree turn() {
        tab.await(
                "document.querySelector('[data-id^=\"move-\"], [data-id^=\"score.\"]')"
                        + " && !document.querySelector('#dialog:not([hidden])')");
        return settled();
    }

    private void instantly() {
        AxTree settings = press("Settings");
        assertEquals(1, settings.all("dialog").size());
        double before = tab.number("wordChanges");
        settings.choose(settings.get("combobox", "Pace"), "Instant");
        changed(before);
        press("Close");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Nordic Cassino", "CrossWise", "See Who's Fastest"})
    void aWholeGameIsPlayed(String game) {
        start("");
        instantly();
        AxTree setup = press(game);
        setup.find("combobox", "Rules").ifPresent(rules -> oneRound(setup, rules, game));
        press("Start the game");
        AxTree tree = turn();
        assertTrue(tree.find("main", game).isPresent(), tree::toString);
        int steps = 0;
        while (tree.find("button", "Rematch").isEmpty() && steps < MOST_STEPS) {
            List<AxTree.Node> moves = tree.inList("Your moves", "button");
            moves = moves.stream().filter(m -> !m.name().equals("Back to all moves")).toList();
            assertFalse(moves.isEmpty(), tree::toString);
            press(tree, moves.get(random.nextInt(moves.size())));
            tree = turn();
            steps++;
        }
        assertTrue(tree.find("button", "Rematch").isPresent(), steps + " steps in " + tree);
        assertTrue(steps > 5, steps + " steps");
        String ended = tree.all("main").get(0).name();
        tab.await("said.includes(" + quoted(ended) + ")");
        assertTrue(tab.is("said.filter(line => line.startsWith('Player 1 ')).length > 5"));
        assertEquals(List.of(), tab.errors());
    }

    /** One round is enough to see a game through, where the rules have it. */
    private void oneRound(AxTree setup, AxTree.Node rules, String game) {
        if (game.equals("Nordic Cassino")) {
            double before = tab.number("wordChanges");
            setup.choose(rules, "One round");
            changed(before);
        }
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "\\'") + "'";
    }

    @Test
    void theFocusGoesIntoADialogAndBack() {
        AxTree menu = start("");
        AxTree settings = press(menu, menu.get("button", "Settings"));
        assertEquals("Settings", settings.all("dialog").get(0).name());
        assertTrue(settings.get("heading", "Settings").focused(), settings::toString);
        assertTrue(settings.all("main").isEmpty(), "nothing behind it is read");
        AxTree again = press("Close");
        assertTrue(again.get("button", "Settings").focused(), again::toString);
        assertTrue(again.all("dialog").isEmpty());
    }

    @Test
    void controlsDoWhatTheySay() {
        start("");
        AxTree settings = press("Settings");
        double before = tab.number("wordChanges");
        settings.choose(settings.get("combobox", "Language"), "Suomi");
        changed(before);
        tab.await("document.documentElement.lang === 'fi'");
        AxTree finnish = AxTree.of(tab);
        assertTrue(finnish.find("dialog", "Asetukset").isPresent(), finnish::toString);
        AxTree.Node mute = finnish.all("switch").get(0);
        press(finnish, mute);
        tab.await(
                "document.querySelector('[data-id=\"settings.muted\"]')"
                        + ".getAttribute('aria-checked') === 'true'");
        assertEquals(3, finnish.all("combobox").size() + finnish.all("slider").size());
    }

    @Test
    void aNameIsTypedAndComplainedOf() {
        start("");
        AxTree setup = press("CrossWise");
        setup.type(setup.get("textbox", "Your name"), "");
        tab.await("said.includes('This player needs a name: type one here.')");
        setup.type(setup.get("textbox", "Your name"), "Åsa");
        tab.await("!document.querySelector('[data-id=\"setup.start\"][aria-disabled]')");
        press("Start the game");
        turn();
        assertTrue(
                tab.is(
                        "[...document.querySelectorAll('#screen p')]"
                                + ".some(line => line.textContent.startsWith('Åsa '))"));
    }

    @Test
    void whoSeesTheTableKeepsTheKeysAndFindsTheTextVersionFirst() {
        start("");
        tab.key("Tab", "Tab", 9);
        assertEquals("skip", tab.text("document.activeElement.id"));
        tab.key("Tab", "Tab", 9);
        assertEquals("canvas", tab.text("document.activeElement.id"));
        tab.key("Tab", "Tab", 9);
        tab.key("Enter", "Enter", 13);
        tab.await("parlour.screen() === 'SetupScreen'");
        assertEquals("canvas", tab.text("document.activeElement.id"));
    }

    @Test
    void theTextVersionCanBeSeen() {
        start("");
        tab.key("Tab", "Tab", 9);
        picture(tab, "text-version-link");
        tab.evaluate("document.activeElement.click()");
        tab.await("document.querySelector('#words.shown')");
        assertEquals("H1", tab.text("document.activeElement.tagName"));
        press("CrossWise");
        press("Start the game");
        turn();
        picture(tab, "text-version");
        assertEquals("TableScreen", tab.text("parlour.screen()"));
        press("Show the table");
        assertEquals("canvas", tab.text("document.activeElement.id"));
        assertFalse(tab.is("document.querySelector('#words.shown')"));
    }
}
