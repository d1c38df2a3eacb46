package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.thinking.ReferenceGame;

import java.util.List;
import java.util.Map;

/** Computers and hints think in a Web Worker, or without one if need be. */
class ThinkingTest extends BrowserTest {
    /** Keeps the workers that the page starts, and what it and they say. */
    private static final String LISTEN =
            "window.workers = []; window.asked = []; window.said = [];window.Worker = class extends"
                + " Worker {  constructor(name) {    super(name);    workers.push(this);   "
                + " this.addEventListener('message', event => said.push(event.data.kind));  } "
                + " postMessage(message) { asked.push(message.kind); super.postMessage(message); }"
                + "};";

    private static final String A_HINT =
            "parlour.texts().some(text => text.endsWith('plays it, Esc closes this.'))";

    private Tab open(String beforehand) {
        Tab tab = openBlank(Device.LAPTOP);
        tab.call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", beforehand));
        tab.navigate(address() + "?test&seed=7");
        tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
        return tab;
    }

    /** Starts a game and waits until a person is to move. */
    private static void begin(Tab tab) {
        tab.press("menu.new.cassino");
        tab.await("parlour.screen() === 'SetupScreen'");
        tab.awaitRest();
        tab.press("setup.start");
        tab.await("parlour.texts().includes('Pick a card from your hand')");
    }

    private static void askForAHint(Tab tab) {
        tab.key("h", "KeyH", 'H');
        tab.await(A_HINT);
    }

    @Test
    void theSameGamesArePlayedAsOnTheJvm() {
        Tab tab = open("");
        for (int i = 0; i < ReferenceGame.ALL.size(); i++) {
            String hash =
                    tab.text(
                            ("new Promise(done => {  window.player = window.player || new"
                                 + " Worker('worker.js');  const ask = () => player.postMessage({"
                                 + " kind: 'play', game: %d });  player.onmessage = ({ data }) =>  "
                                 + "  data.kind === 'ready' ? ask() : done(data.hash || data.why); "
                                 + " if (%d > 0) { ask(); }})")
                                    .formatted(i, i));
            ReferenceGame game = ReferenceGame.ALL.get(i);
            assertEquals(String.valueOf(game.hash()), hash, game.toString());
        }
    }

    @Test
    void computersAndHintsThinkInTheWorker() {
        Tab tab = open(LISTEN);
        tab.await("said.includes('ready')");
        begin(tab);
        tab.await("asked.filter(kind => kind === 'think').length > 0");
        askForAHint(tab);
        tab.awaitRest();
        assertEquals(1, tab.number("workers.length"));
        assertEquals("", tab.text("asked.filter(kind => kind !== 'think').join()"));
        assertEquals(
                "ready" + ",answered".repeat((int) tab.number("asked.length")),
                tab.text("said.join()"));
        assertEquals(List.of(), tab.errors());
    }

    @Test
    void withoutWorkersThePageThinks() {
        Tab tab = open("delete window.Worker;");
        begin(tab);
        askForAHint(tab);
        assertEquals(List.of(), tab.errors());
    }

    @Test
    void aWorkerThatFailsIsReplacedOnce() {
        Tab tab = open(LISTEN);
        for (int started = 1; started <= 2; started++) {
            tab.await("said.filter(kind => kind === 'ready').length === " + started);
            tab.text(
                    "workers[workers.length - 1].dispatchEvent("
                            + "new ErrorEvent('error', { message: 'broken', cancelable: true }))");
        }
        begin(tab);
        askForAHint(tab);
        assertEquals(2, tab.number("workers.length"));
        assertEquals("", tab.text("asked.join()"));
        assertEquals(List.of(), tab.errors());
    }

    @Test
    void nobodyWaitsForeverForAWorkerThatDoesNotAnswer() {
        Tab tab = open(LISTEN);
        begin(tab);
        tab.await("said.includes('ready')");
        tab.awaitRest();
        tab.text("workers[0].terminate()");
        askForAHint(tab);
        assertTrue(tab.is("workers.length === 2"));
        assertEquals(List.of(), tab.errors());
    }
}
