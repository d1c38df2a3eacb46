package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;

/** What the page around the game does: size, language, keyboard, and what it says when it fails. */
class PageTest extends BrowserTest {
    private static final String MESSAGE = "document.getElementById('text').innerText";

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
