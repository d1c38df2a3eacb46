package parlour.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * The processor time of the measured thread, so that a busy machine does not distort the figures;
 * excludes the garbage collector's threads.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class CpuTime {
    public long nanos;

    /** Incremented by each operation. */
    public long operations;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long start;

    @Setup(Level.Iteration)
    public void start() {
        start = threads.getCurrentThreadCpuTime();
    }

    @TearDown(Level.Iteration)
    public void stop() {
        nanos = threads.getCurrentThreadCpuTime() - start;
    }
}
