package parlour.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.profiling.GLProfiler;

import java.time.Duration;

/**
 * Runs something in a window, measures its frames after a while, counts its draw calls, and ends.
 */
final class FrameMeasurement extends ListenerWrapper {
    /** How something did. */
    record Figures(double fps, double percentile99, double cpu, int drawCalls) {}

    private static final int COUNTED = 60;

    private final Runnable eachFrame;
    private final double warmUp;
    private final double measured;
    private final FrameTimes frameTimes = new FrameTimes(1_000_000);
    private GLProfiler profiler;
    private long begin;
    private long cpu;
    private int ticks;
    private int counted;
    private int calls;

    /**
     * @param eachFrame done before each frame
     */
    FrameMeasurement(
            ApplicationListener inner, Runnable eachFrame, double warmUp, double measured) {
        super(inner);
        this.eachFrame = eachFrame;
        this.warmUp = warmUp;
        this.measured = measured;
    }

    Figures figures() {
        return new Figures(
                frameTimes.perSecond(),
                frameTimes.percentile99(),
                cpu / ticks / 1e6,
                calls / COUNTED);
    }

    @Override
    public void create() {
        inner.create();
        // What is measured is how fast frames can be drawn, not how few.
        Gdx.graphics.setContinuousRendering(true);
        profiler = new GLProfiler(Gdx.graphics);
    }

    @Override
    public void render() {
        if (begin == 0) {
            begin = System.nanoTime();
        }
        double passed = (System.nanoTime() - begin) / 1e9;
        eachFrame.run();
        if (passed > warmUp && passed < warmUp + measured) {
            frameTimes.tick();
            cpu += ticks++ == 0 ? -cpuTime() : 0;
        } else if (ticks > 0 && cpu < 0) {
            cpu += cpuTime();
        }
        inner.render();
        if (passed > warmUp + measured) {
            count();
        }
    }

    /** The processor time of all threads, the driver's too; says something on a busy machine. */
    private static long cpuTime() {
        return ProcessHandle.current().info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
    }

    /** Counting slows the frames down, so it comes after measuring. */
    private void count() {
        if (counted == 0) {
            profiler.enable();
        } else {
            calls += profiler.getDrawCalls();
            profiler.reset();
        }
        if (counted++ == COUNTED) {
            profiler.disable();
            Gdx.app.exit();
        }
    }
}
