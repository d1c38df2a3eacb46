package parlour.server.tables;

/**
 * How the computers of all tables think.
 *
 * @param threads how many think at the same time
 * @param thinkMillis the longest thought
 * @param pauseMillis how long after the last move a computer's follows at the soonest, so that
 *     people see what happens
 */
public record ComputerSettings(int threads, int thinkMillis, int pauseMillis) {
    /** As at a table in the desktop program. */
    public static final ComputerSettings USUAL =
            new ComputerSettings(
                    Math.max(1, Runtime.getRuntime().availableProcessors() / 2), 250, 600);
}
