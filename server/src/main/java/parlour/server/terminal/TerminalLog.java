package parlour.server.terminal;

import parlour.server.log.ServerLog;
import parlour.text.Phrase;
import parlour.text.Texts;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Says in a terminal what a server does. Where nobody reads it, as in a pipe whose reader pauses,
 * the server goes on, and what does not fit is not said.
 */
public final class TerminalLog implements ServerLog, AutoCloseable {
    private static final int FRAMES = 8;
    private static final int MOST_WAITING = 1000;
    private static final int FAREWELL_SECONDS = 2;

    private final Texts texts;
    private final PrintStream out;
    private final PrintStream err;
    private final boolean quiet;

    /** One for each stream: what is wrong is said even where nobody reads the rest. */
    private final ThreadPoolExecutor notes = writer("parlour-notes");

    private final ThreadPoolExecutor troubles = writer("parlour-troubles");

    /**
     * @param quiet whether only what is wrong is said
     */
    public TerminalLog(Texts texts, PrintStream out, PrintStream err, boolean quiet) {
        this.texts = texts;
        this.out = out;
        this.err = err;
        this.quiet = quiet;
    }

    private static ThreadPoolExecutor writer(String name) {
        return new ThreadPoolExecutor(
                1,
                1,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(MOST_WAITING),
                work -> {
                    Thread thread = new Thread(work, name);
                    thread.setDaemon(true);
                    return thread;
                },
                new ThreadPoolExecutor.DiscardPolicy());
    }

    @Override
    public void note(Phrase what) {
        if (!quiet) {
            notes.execute(() -> out.println(texts.say(what)));
        }
    }

    @Override
    public void trouble(Phrase what) {
        troubles.execute(() -> err.println(texts.say(what)));
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

    /** Says what is left, unless nobody reads it. */
    @Override
    public void close() {
        notes.shutdown();
        troubles.shutdown();
        try {
            troubles.awaitTermination(FAREWELL_SECONDS, TimeUnit.SECONDS);
            notes.awaitTermination(FAREWELL_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
