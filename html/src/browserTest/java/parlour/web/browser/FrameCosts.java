package parlour.web.browser;

import java.util.Arrays;

/** Compares the processor time of the table's frames with that of 52 plain sprites. */
final class FrameCosts {
    private static final int FRAMES = 300;
    private static final int RUNS = 5;

    /** A mouse that moves has every frame drawn, on any page of this backend. */
    private static final String DRAW =
            """
            new Promise(done => {
                const canvas = document.getElementById('canvas');
                let left = %d;
                const move = () => {
                    const at = { pointerType: 'mouse', clientX: 640 + left %% 7, clientY: 330 };
                    canvas.dispatchEvent(new PointerEvent('pointermove', at));
                    left--;
                    if (left > 0) { requestAnimationFrame(move); } else { done(true); }
                };
                requestAnimationFrame(move);
            })
            """;

    /** Counts what is sent to the graphics card: a page that stands still would look quick. */
    private static final String COUNT =
            """
            (() => {
                const context = WebGL2RenderingContext.prototype;
                const draw = context.drawElements;
                window.drawn = 0;
                context.drawElements = function(...what) { drawn++; draw.apply(this, what); };
                window.uncount = () => context.drawElements = draw;
            })()
            """;

    private FrameCosts() {}

    /** Has so many frames drawn, by a mouse that moves. */
    static String drawing(int frames) {
        return DRAW.formatted(frames);
    }

    static void print(String page, String bare) {
        double[] tables = new double[RUNS];
        double[] plain = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            plain[run] = bare(bare);
            tables[run] = table(page);
        }
        Costs.print(
                "a frame takes the renderer %.2f ms at the table, %.2f ms with 52 sprites: %.2f"
                        + " times",
                median(tables), median(plain), median(tables) / median(plain));
        Costs.print("table %s, sprites %s", Arrays.toString(tables), Arrays.toString(plain));
    }

    private static double bare(String address) {
        try (Chromium chromium = new Chromium();
                Tab tab = chromium.open(Device.LAPTOP)) {
            tab.navigate(address);
            tab.await("performance.getEntriesByName('first frame').length > 0");
            return milliseconds(tab, chromium);
        }
    }

    private static double table(String address) {
        try (Chromium chromium = new Chromium();
                Tab tab = chromium.open(Device.LAPTOP)) {
            tab.navigate(address + "?test&seed=7");
            tab.await("window.parlour && parlour.screen() === 'MenuScreen'");
            tab.press("menu.new.cassino");
            tab.press("setup.start");
            tab.await("parlour.texts().includes('Pick a card from your hand')");
            tab.awaitRest();
            return milliseconds(tab, chromium);
        }
    }

    /** Of the renderer for a frame, once its code has been optimised. */
    private static double milliseconds(Tab tab, Chromium chromium) {
        tab.evaluate(COUNT);
        tab.evaluate(drawing(FRAMES));
        double drawn = tab.number("drawn");
        // The last may not have come yet.
        if (drawn < FRAMES - 1) {
            throw new IllegalStateException(drawn + " drawings in " + FRAMES + " frames");
        }
        tab.evaluate("uncount()");
        ProcessorTime before = ProcessorTime.of(chromium.pid());
        tab.evaluate(drawing(FRAMES));
        return 1000 * ProcessorTime.of(chromium.pid()).minus(before).renderer() / FRAMES;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
