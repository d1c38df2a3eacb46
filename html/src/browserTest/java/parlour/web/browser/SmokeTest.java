package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;

/** The page opens, a game begins, and a computer plays in it. */
class SmokeTest extends BrowserTest {
    @Test
    void aComputerPlaysAndTheTableRests() {
        Tab tab = open(Device.LAPTOP, "seed=7");
        tab.awaitRest();
        picture(tab, "menu");
        tab.press("menu.new.cassino");
        tab.await("parlour.screen() === 'SetupScreen'");
        tab.awaitRest();
        picture(tab, "setup");
        tab.press("setup.start");
        tab.await("parlour.screen() === 'TableScreen'");
        tab.await("parlour.texts().includes('Pick a card from your hand')");
        // With this seed two computers play before the person does.
        tab.await("parlour.texts().some(text => text.endsWith('takes Q♣.'))");
        tab.awaitRest();
        picture(tab, "table");
        assertEquals(List.of(), tab.errors());
    }
}
