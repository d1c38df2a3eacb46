package parlour.server.metrics;

import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

/** Counts durations by how long they were. */
public final class Histogram {
    /** The upper limits in seconds, from less than an answer within a house to what annoys. */
    private static final String[] LABELS = {
        "0.0005", "0.001", "0.0025", "0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1",
        "2.5"
    };

    private static final double[] LIMITS =
            Arrays.stream(LABELS).mapToDouble(Double::parseDouble).toArray();

    private static final double SECOND = 1e9;

    private final AtomicLongArray counts = new AtomicLongArray(LIMITS.length + 1);
    private final LongAdder nanos = new LongAdder();

    public void add(long duration) {
        double seconds = duration / SECOND;
        int place = 0;
        while (place < LIMITS.length && seconds > LIMITS[place]) {
            place++;
        }
        counts.incrementAndGet(place);
        nanos.add(duration);
    }

    /** Appends it in the text format of Prometheus. */
    void write(String name, StringBuilder text) {
        long sum = 0;
        for (int place = 0; place <= LIMITS.length; place++) {
            sum += counts.get(place);
            String limit = place < LIMITS.length ? LABELS[place] : "+Inf";
            text.append(name).append("_bucket{le=\"").append(limit).append("\"} ");
            text.append(sum).append('\n');
        }
        String total = String.format(Locale.ROOT, "%.6f", nanos.sum() / SECOND);
        text.append(name).append("_sum ").append(total).append('\n');
        text.append(name).append("_count ").append(sum).append('\n');
    }
}
