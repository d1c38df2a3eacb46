package parlour.server.metrics;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** Counts of a server that shares its tables with others. */
public final class SharingMetrics {
    /** What happens between servers. */
    public enum Event {
        TAKEOVERS("Tables that this server has taken over after another one, or anew."),
        LOST_TABLES("Tables that went on at another server while this one thought it had them."),
        REFUSED_WRITES("Steps that were not stored: another server had the table, or no room."),
        UNCERTAIN_WRITES("Steps of which nobody knows whether they were stored."),
        RELAYED("Clients that were brought to the server that has their table.");

        private final String help;

        Event(String help) {
            this.help = help;
        }
    }

    private final Map<Event, LongAdder> events = new EnumMap<>(Event.class);
    private final Histogram writes = new Histogram();

    SharingMetrics() {
        for (Event event : Event.values()) {
            events.put(event, new LongAdder());
        }
    }

    public void count(Event event) {
        events.get(event).increment();
    }

    /** Adds the nanoseconds from asking the shared storage to its answer. */
    public void written(long nanos) {
        writes.add(nanos);
    }

    void write(StringBuilder text) {
        events.forEach(
                (event, count) ->
                        Metrics.single(
                                text,
                                "parlour_" + event.name().toLowerCase(Locale.ROOT) + "_total",
                                event.help,
                                count));
        Metrics.head(
                text,
                "parlour_redis_seconds",
                "histogram",
                "From asking Redis to store steps until its answer.");
        writes.write("parlour_redis_seconds", text);
    }
}
