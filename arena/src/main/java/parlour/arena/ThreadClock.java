package parlour.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * The processor time that a thread has had: what a thought took and may take, also where others use
 * the machine. Asking costs about a microsecond.
 */
final class ThreadClock {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final boolean KNOWN = THREADS.isCurrentThreadCpuTimeSupported();

    private ThreadClock() {}

    /** Of the thread that asks; the time of day where the system keeps no account of threads. */
    static long nanos() {
        return KNOWN ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }
}
