package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;

/** What a frame of a table at rest asks of the graphics card. */
class FrameTest extends BrowserTest {
    private static final int FRAMES = 20;

    /** A picture that comes late has a copy made anew: then the table was not yet at rest. */
    private static final int MOST_ROUNDS = 5;

    /** A sprite has six indices, and four corners of five numbers each. */
    private static final String COUNT =
            """
            (() => {
                const context = WebGL2RenderingContext.prototype;
                let copying = false;
                window.count = () =>
                    window.asked = { bytes: 0, indices: 0, programs: 0, copies: 0, from: parlour.frames() };
                const heard = (name, listener) => {
                    const call = context[name];
                    context[name] = function(...what) { listener(what); call.apply(this, what); };
                };
                heard('bindFramebuffer', what => copying = what[1] !== null);
                heard('bufferData', what => {
                    const sent = what.length > 3 ? what[4] : what[1].length;
                    asked.bytes += sent * what[1].BYTES_PER_ELEMENT;
                });
                heard('drawElements', what => asked.indices += what[1]);
                heard('useProgram', () => copying ? asked.copies++ : asked.programs++);
                count();
            })()
            """;

    @Test
    void sendsOnlyTheSpritesThatItDrawsAndChoosesOneProgram() {
        Tab tab = open(Device.LAPTOP, "seed=7");
        tab.press("menu.new.cassino");
        tab.press("setup.start");
        tab.await("parlour.texts().includes('Pick a card from your hand')");
        tab.awaitRest();
        tab.evaluate(FrameCosts.drawing(FRAMES));
        tab.evaluate(COUNT);
        int rounds = 0;
        do {
            tab.evaluate("count()");
            tab.evaluate(FrameCosts.drawing(FRAMES));
            // Each in one expression: there may be another frame after it.
            assertEquals(0, tab.number("asked.indices / 6 * 80 - asked.bytes"));
            assertEquals(0, tab.number("parlour.frames() - asked.from - asked.programs"));
            assertTrue(tab.number("asked.programs") >= FRAMES - 1);
            rounds++;
        } while (tab.number("asked.copies") > 0 && rounds < MOST_ROUNDS);
        assertEquals(0, tab.number("asked.copies"), "copies of what stays the same");
        assertEquals(List.of(), tab.errors());
    }
}
