package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.text.BadInput;

import java.util.List;
import java.util.Map;

/** What the page around the game does: size, language, keyboard, and what it says when it fails. */
class PageTest extends BrowserTest {
    private static final String MESSAGE = "document.getElementById('text').innerText";
    private static final String FULL_SCREEN =
            "document.querySelector('[data-id=\"settings.fullScreen\"]')"
                    + ".getAttribute('aria-checked')";

    @Test
    void isSharpAndSpeaksTheFirstLanguageItKnows() {
        Tab tab = openBlank(Device.SHARP_LAPTOP);
        tab.languages("de-DE,fi-FI,en");
        tab.navigate(address() + "?test");
        tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
        assertEquals(
                2 * Device.SHARP_LAPTOP.width(),
                tab.number("document.getElementById('canvas').width"));
        assertEquals("fi", tab.text("document.documentElement.lang"));
        tab.press("menu.help");
        tab.press("help-page-7");
        // A dash has more than one byte, of which a browser's Java would read one.
        tab.await("parlour.texts().includes('1–4')");
        tab.awaitRest();
        picture(tab, "help-finnish");
        assertFalse(tab.is("parlour.names().includes('menu.quit')"), "a page cannot quit");
        assertEquals(List.of(), tab.errors());
    }

    @Test
    void aPhonesKeyboardTypesAName() {
        Tab tab = open(Device.PHONE, "");
        tab.press("menu.new.cassino");
        tab.press("setup.name");
        tab.await("document.activeElement.id === 'entry'");
        tab.awaitRest();
        double frames = tab.number("parlour.frames()");
        tab.type("Åke ♠");
        tab.await("parlour.texts().some(text => text.endsWith('Åke ♠'))");
        tab.await("parlour.frames() > " + frames);
        picture(tab, "phone-setup");
        assertEquals(List.of(), tab.errors());
    }

    /** As a phone's keyboard does when it knows a word better. */
    @Test
    void aWordIsCorrectedInTheMiddleAndTypedOn() {
        Tab tab = nameField();
        tab.type(" Anan Ek");
        tab.await(says("Player 1 Anan Ek"));
        tab.evaluate(
                "(() => { const entry = document.getElementById('entry');"
                        + "const at = entry.value.indexOf('Anan');"
                        + "entry.setRangeText('Anna', at, at + 4, 'end');"
                        + "entry.dispatchEvent(new InputEvent('input')); })()");
        tab.await(says("Player 1 Anna Ek"));
        tab.key("End", "End", 35);
        tab.type("o");
        tab.await(says("Player 1 Anna Eko"));
        tab.key("Home", "Home", 36);
        tab.type("J");
        tab.await(says("JPlayer 1 Anna Eko"));
        assertEquals(List.of(), tab.errors());
    }

    @Test
    void whatWasCopiedElsewhereIsPasted() {
        Tab tab = nameField();
        tab.allow("clipboardReadWrite", "clipboardSanitizedWrite");
        tab.evaluate("navigator.clipboard.writeText(' Öberg')");
        tab.paste();
        tab.await(says("Player 1 Öberg"));
        assertEquals(List.of(), tab.errors());
    }

    /** A Mac does not tell of keys that go up while its command key is held down. */
    @Test
    void aKeyWhoseEndIsNotToldIsNotRepeatedForEver() {
        Tab tab = nameField();
        key(tab, "rawKeyDown", "Meta", "MetaLeft", 91);
        key(tab, "rawKeyDown", "ArrowLeft", "ArrowLeft", 37);
        key(tab, "keyUp", "Meta", "MetaLeft", 91);
        tab.awaitRest();
        tab.type(".");
        tab.await(says("Player .1"));
        assertEquals(List.of(), tab.errors());
    }

    private static void key(Tab tab, String type, String key, String code, int keyCode) {
        int command = 4;
        tab.call(
                "Input.dispatchKeyEvent",
                Map.of(
                        "type",
                        type,
                        "key",
                        key,
                        "code",
                        code,
                        "windowsVirtualKeyCode",
                        keyCode,
                        "modifiers",
                        type.equals("keyUp") ? 0 : command));
    }

    /** The set-up, where something can be added to the name. */
    private Tab nameField() {
        Tab tab = open(Device.LAPTOP, "");
        tab.press("menu.new.cassino");
        tab.press("setup.name");
        tab.await("document.activeElement.id === 'entry'");
        tab.key("End", "End", 35);
        return tab;
    }

    @Test
    void fullScreenIsEnteredByAPressAndLeftWithTheBrowser() {
        Tab tab = open(Device.LAPTOP, "");
        tab.press("menu.settings");
        tab.press("settings.fullScreen");
        tab.await("document.fullscreenElement");
        tab.await(FULL_SCREEN + " === 'true'");
        tab.evaluate("document.exitFullscreen()");
        tab.await(FULL_SCREEN + " === 'false'");
        assertEquals(List.of(), tab.errors());
    }

    @Test
    void soundBeginsWithTheFirstPress() {
        Tab tab = open(Device.LAPTOP, "");
        tab.await("window.Howler && Howler._howls.length > 5");
        tab.evaluate(
                "window.played = 0; const play = Howl.prototype.play;"
                        + "Howl.prototype.play = function(...all) {"
                        + "  played++; return play.apply(this, all); }");
        tab.press("menu.settings");
        tab.await("played > 0 && Howler.ctx.state === 'running'");
        assertEquals(List.of(), tab.errors());
    }

    @Test
    void whoLosesTheGraphicsCardLoadsThePageAgainAndGoesOn() throws BadInput {
        Tab tab = open(Device.LAPTOP, "seed=7");
        tab.press("menu.new.cassino");
        tab.press("setup.start");
        tab.await(says("Pick a card from your hand"));
        StoredFiles.upToDate(tab);
        tab.evaluate(
                "document.getElementById('canvas').getContext('webgl2')"
                        + ".getExtension('WEBGL_lose_context').loseContext()");
        tab.await("!document.getElementById('message').hidden");
        picture(tab, "context-lost");
        assertTrue(tab.text(MESSAGE).contains("graphics"), tab.text(MESSAGE));
        tab.evaluate("document.getElementById('again').click()");
        tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
        tab.press("menu.continue");
        tab.await(says("Pick a card from your hand"));
    }

    @Test
    void anOldBrowserIsToldWhichOnesWork() {
        Tab tab = openBlank(Device.LAPTOP);
        tab.before("WebAssembly.validate = () => false;");
        tab.languages("sv-FI");
        tab.navigate(address());
        tab.await(MESSAGE + ".includes('Safari 18.2')");
        assertTrue(tab.text(MESSAGE).startsWith("Den här webbläsaren"));
    }

    @Test
    void afterAMistakeThePageSaysHowToGoOn() {
        Tab tab = open(Device.LAPTOP, "");
        tab.evaluate(
                "dispatchEvent(new ErrorEvent('error',"
                        + "{ message: 'a test', filename: location.origin + '/parlour.wasm' }))");
        tab.await("!document.getElementById('message').hidden");
        assertTrue(tab.text(MESSAGE).contains("load the page again"));
        tab.navigate(address() + "errors.html");
        tab.await("document.body.innerText.includes('a test')");
    }
}
