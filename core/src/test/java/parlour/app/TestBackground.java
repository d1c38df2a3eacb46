package parlour.app;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;

/** What a machine does beside the frames: at once, or in a while of the test's own time. */
final class TestBackground {
    private record Job(double at, long number, Runnable what) {}

    private final Queue<Job> jobs =
            new PriorityQueue<>(Comparator.comparingDouble(Job::at).thenComparingLong(Job::number));
    private boolean slow;
    private double now;
    private long number;

    /** From now on everything takes its time, or nothing does. */
    void slow(boolean takesTime) {
        slow = takesTime;
    }

    boolean slow() {
        return slow;
    }

    /** Does something after so many seconds, where things take time. */
    void after(double seconds, Runnable what) {
        if (slow) {
            jobs.add(new Job(now + seconds, number++, what));
        } else {
            what.run();
        }
    }

    double now() {
        return now;
    }

    /** When the next of what has been begun is done. */
    double next() {
        return jobs.isEmpty() ? Double.POSITIVE_INFINITY : jobs.peek().at();
    }

    /** It is that late. */
    void pass(double time) {
        now = time;
        while (next() <= now) {
            jobs.poll().what().run();
        }
    }
}
