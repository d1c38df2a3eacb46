package parlour.web.browser;

/** Scripts that wait in a page, for any browser. */
final class Waiting {
    private static final String UNTIL =
            """
            new Promise(done => {
                const end = Date.now() + %d;
                const look = () => {
                    let seen = false;
                    try { seen = Boolean(%s); } catch (e) { seen = false; }
                    if (seen || Date.now() > end) { done(seen); } else { setTimeout(look, 20); }
                };
                look();
            })
            """;

    private static final String STILL =
            """
            (() => {
                const at = '%1$s ' + parlour.place('%1$s');
                const now = { at, frames: parlour.frames() };
                if (!window.still || still.at !== at) { still = now; return false; }
                return !at.endsWith('null') && (parlour.resting() || now.frames - still.frames > 1);
            })()
            """;

    private Waiting() {}

    /** Becomes true as soon as an expression is, or false after some time. */
    static String until(String expression, int milliseconds) {
        return UNTIL.formatted(milliseconds, expression);
    }

    /** Whether what has this name on the canvas can be pressed and does not move. */
    static String still(String name) {
        return STILL.formatted(name);
    }
}
