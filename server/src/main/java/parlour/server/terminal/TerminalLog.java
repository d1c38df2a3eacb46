package parlour.server.terminal;

import parlour.server.log.ServerLog;
import parlour.text.Phrase;
import parlour.text.Texts;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Says in a terminal what a server does. */
public final class TerminalLog implements ServerLog {
    private static final int FRAMES = 8;

    private final Texts texts;
    private final PrintStream out;
    private final PrintStream err;
    private final boolean quiet;

    /**
     * @param quiet whether only what is wrong is said
     */
    public TerminalLog(Texts texts, PrintStream out, PrintStream err, boolean quiet) {
        this.texts = texts;
        this.out = out;
        this.err = err;
        this.quiet = quiet;
    }

    @Override
    public void note(Phrase what) {
        if (!quiet) {
            out.println(texts.say(what));
        }
    }

    @Override
    public void trouble(Phrase what) {
        err.println(texts.say(what));
    }

    /** Says what it is and where, but not its message: that may quote a message with a token. */
    @Override
    public void mistake(Throwable mistake) {
        String where =
                Arrays.stream(mistake.getStackTrace())
                        .limit(FRAMES)
                        .map(StackTraceElement::toString)
                        .collect(Collectors.joining(" < "));
        trouble(Phrase.of("run.mistake", mistake.getClass().getName() + " at " + where));
    }
}
