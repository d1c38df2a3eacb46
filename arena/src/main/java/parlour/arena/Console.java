package parlour.arena;

import parlour.text.Phrase;
import parlour.text.Texts;

import java.io.PrintStream;

/** The arena's output: results on standard output, messages on standard error. */
final class Console {
    private final Output out;
    private final PrintStream err;
    private final boolean terminal;
    private Texts texts;

    /**
     * @param terminal whether standard error is a terminal
     */
    Console(Output out, PrintStream err, boolean terminal) {
        this.out = out;
        this.err = err;
        this.terminal = terminal;
    }

    Output out() {
        return out;
    }

    /** Loaded when the first sentence is needed: a list of moves needs none. */
    Texts texts() {
        if (texts == null) {
            texts = English.texts();
        }
        return texts;
    }

    void say(String key, Object... args) {
        out.line(texts().say(key, args));
    }

    /** Prints a line on standard error. */
    synchronized void remark(Phrase phrase) {
        remark(texts().say(phrase));
    }

    /** Prints a line on standard error, without control characters that input may contain. */
    synchronized void remark(String sentence) {
        // "\r" and spaces, because a progress bar may be there.
        String wipe = terminal ? "\r" + " ".repeat(Progress.WIDTH) + "\r" : "";
        err.print(wipe + sentence.replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029]+", " ") + "\n");
        err.flush();
    }

    /** Prints a line that the next one overwrites; only if standard error is a terminal. */
    synchronized void progress(String bar) {
        if (terminal) {
            err.print("\r" + bar);
            err.flush();
        }
    }

    boolean terminal() {
        return terminal;
    }
}
