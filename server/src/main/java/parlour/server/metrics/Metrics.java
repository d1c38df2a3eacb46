package parlour.server.metrics;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

/** Counts of what the server does, in the text format of Prometheus. */
public final class Metrics {
    /** The media type of the text format. */
    public static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

    /** Why something was not done that a client asked for. */
    public enum Refusal {
        /** A move that the rules or the position do not allow. */
        MOVE,
        /** Anything else that the table answers with a complaint. */
        TROUBLE,
        /** A code that no table has. */
        CODE,
        /** One of the server's limits was reached. */
        LIMIT
    }

    /** Why the server closed a connection. */
    public enum Closing {
        /** It sent too many messages. */
        RATE,
        /** It made trouble too often. */
        TROUBLES,
        /** It sent a message that was too long or not text. */
        MESSAGE,
        /** It did not read what it was sent. */
        SLOW,
        /** It did not say what it wanted. */
        SILENT
    }

    /** What is counted at the moment of asking. */
    public enum Gauge {
        TABLES("Tables that are open here."),
        SEATS("Seats of persons at all tables."),
        CONNECTIONS("Connections of clients."),
        COMPUTERS_WAITING("Computers that are to move and have not begun to think."),
        JOURNAL_BYTES("Length of the journal."),
        JOURNAL_FAILING("1 while nothing can be stored."),
        RELAYS("Connections whose table another server has.");

        private final String help;

        Gauge(String help) {
            this.help = help;
        }
    }

    private final LongAdder received = new LongAdder();
    private final LongAdder sent = new LongAdder();
    private final Map<Refusal, LongAdder> refusals = adders(Refusal.class);
    private final Map<Closing, LongAdder> closings = adders(Closing.class);
    private final Map<Gauge, LongSupplier> gauges = new EnumMap<>(Gauge.class);
    private final Histogram answers = new Histogram();
    private volatile Optional<SharingMetrics> sharing = Optional.empty();

    private static <K extends Enum<K>> Map<K, LongAdder> adders(Class<K> kinds) {
        Map<K, LongAdder> adders = new EnumMap<>(kinds);
        for (K kind : kinds.getEnumConstants()) {
            adders.put(kind, new LongAdder());
        }
        return adders;
    }

    /** Says how something is counted at the moment of asking. */
    public void gauge(Gauge gauge, LongSupplier count) {
        gauges.put(gauge, count);
    }

    /** Counts from now on what happens between servers, too. */
    public SharingMetrics share() {
        SharingMetrics made = new SharingMetrics();
        sharing = Optional.of(made);
        return made;
    }

    public void received() {
        received.increment();
    }

    public void sent() {
        sent.increment();
    }

    public void refused(Refusal why) {
        refusals.get(why).increment();
    }

    public void closed(Closing why) {
        closings.get(why).increment();
    }

    /** Adds the nanoseconds from a message until everybody was sent what follows from it. */
    public void answered(long nanos) {
        answers.add(nanos);
    }

    /** All counts. */
    public String text() {
        StringBuilder text = new StringBuilder();
        gauges.forEach(
                (gauge, count) -> {
                    head(text, name(gauge), "gauge", gauge.help);
                    text.append(name(gauge)).append(' ').append(count.getAsLong()).append('\n');
                });
        single(text, "parlour_messages_received_total", "Messages from clients.", received);
        single(text, "parlour_messages_sent_total", "Messages to clients.", sent);
        byReason(text, "parlour_refusals_total", "What was not done.", refusals);
        byReason(text, "parlour_closed_total", "Connections the server closed.", closings);
        head(
                text,
                "parlour_answer_seconds",
                "histogram",
                "From a message until everybody was sent what follows.");
        answers.write("parlour_answer_seconds", text);
        sharing.ifPresent(counts -> counts.write(text));
        return text.toString();
    }

    private static String name(Enum<?> gauge) {
        return "parlour_" + gauge.name().toLowerCase(Locale.ROOT);
    }

    static void head(StringBuilder text, String name, String type, String help) {
        text.append("# HELP ").append(name).append(' ').append(help).append('\n');
        text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
    }

    static void single(StringBuilder text, String name, String help, LongAdder count) {
        head(text, name, "counter", help);
        text.append(name).append(' ').append(count.sum()).append('\n');
    }

    private static void byReason(
            StringBuilder text, String name, String help, Map<? extends Enum<?>, LongAdder> all) {
        head(text, name, "counter", help);
        all.forEach(
                (reason, count) -> {
                    String value = reason.name().toLowerCase(Locale.ROOT);
                    text.append(name).append("{reason=\"").append(value).append("\"} ");
                    text.append(count.sum()).append('\n');
                });
    }
}
