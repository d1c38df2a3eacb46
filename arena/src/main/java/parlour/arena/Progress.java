package parlour.arena;

/** A progress bar on standard error for a long match. */
final class Progress {
    /** The widest progress line. */
    static final int WIDTH = 60;

    private static final int CELLS = 40;

    private final Console console;
    private final int total;
    private int drawn = -1;

    Progress(Console console, int total) {
        this.console = console;
        this.total = total;
    }

    void reach(int done) {
        int percent = (int) (100L * done / total);
        if (!console.terminal() || percent == drawn) {
            return;
        }
        drawn = percent;
        int filled = CELLS * percent / 100;
        String bar = "=".repeat(filled) + " ".repeat(CELLS - filled);
        console.progress(String.format("[%s] %3d %%", bar, percent));
    }

    void clear() {
        console.progress(" ".repeat(WIDTH) + "\r");
    }
}
