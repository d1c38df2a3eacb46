package parlour.arena;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** A progress bar on standard error for a long match, with the time that is left. */
final class Progress {
    /** The widest progress line. */
    static final int WIDTH = 72;

    private static final int CELLS = 40;

    private final Console console;
    private final int total;
    private final LongSupplier nanos;
    private final long start;
    private String drawn = "";

    Progress(Console console, int total) {
        this(console, total, System::nanoTime);
    }

    Progress(Console console, int total, LongSupplier nanos) {
        this.console = console;
        this.total = total;
        this.nanos = nanos;
        start = nanos.getAsLong();
    }

    void reach(int done) {
        reach(done, total);
    }

    /**
     * @param expected how many there will probably be, at most all
     */
    void reach(int done, int expected) {
        if (!console.terminal()) {
            return;
        }
        int all = Math.max(done, Math.min(expected, total));
        int percent = (int) (100L * done / all);
        int filled = CELLS * percent / 100;
        String bar = "=".repeat(filled) + " ".repeat(CELLS - filled);
        double passed = nanos.getAsLong() - start;
        long left = Math.round(passed * (all - done) / done / TimeUnit.SECONDS.toNanos(1));
        String line = String.format(Locale.ROOT, "[%s] %3d %%, %s left", bar, percent, time(left));
        if (!line.equals(drawn)) {
            drawn = line;
            console.progress(line + " ".repeat(Math.max(0, WIDTH - line.length())));
        }
    }

    /** As minutes and seconds, with hours if there are any. */
    static String time(long seconds) {
        long hours = seconds / 3600;
        String rest = String.format(Locale.ROOT, "%d:%02d", seconds / 60 % 60, seconds % 60);
        return hours == 0 ? rest : String.format(Locale.ROOT, "%d h %s", hours, rest);
    }

    void clear() {
        console.progress(" ".repeat(WIDTH) + "\r");
    }
}
