package parlour.arena;

import parlour.text.Phrase;
import parlour.text.Texts;

import java.io.PrintStream;

/** Where the arena speaks: answers on standard output, remarks on standard error. */
final class Console {
    private final Output out;
    private final PrintStream err;
    private final boolean terminal;
    private Texts texts;

    /**
     * @param terminal whether somebody watches standard error
     */
    Console(Output out, PrintStream err, boolean terminal) {
        this.out = out;
        this.err = err;
        this.terminal = terminal;
    }

    Output out() {
        return out;
    }

    /** Read when the first sentence is needed: a list of moves needs none. */
    Texts texts() {
        if (texts == null) {
            texts = English.texts();
        }
        return texts;
    }

    void say(String key, Object... args) {
        out.line(texts().say(key, args));
    }

    /** One line on standard error. */
    synchronized void remark(Phrase phrase) {
        remark(texts().say(phrase));
    }

    /** One line on standard error, whatever characters a person or program smuggled into it. */
    synchronized void remark(String sentence) {
        // "\r" and spaces: a progress bar may stand there.
        String wipe = terminal ? "\r" + " ".repeat(Progress.WIDTH) + "\r" : "";
        err.print(wipe + sentence.replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029]+", " ") + "\n");
        err.flush();
    }

    /** A line that the next one overwrites; nothing unless somebody watches. */
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
