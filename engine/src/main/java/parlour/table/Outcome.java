package parlour.table;

import java.util.List;

/**
 * What came of something that happened to a table, which has changed already: the entries are
 * stored first, then the messages are sent, in order.
 */
public record Outcome(List<TableEntry> entries, List<Delivery> deliveries) {
    /** Nothing happened. */
    public static final Outcome NOTHING = new Outcome(List.of(), List.of());

    public Outcome {
        entries = List.copyOf(entries);
        deliveries = List.copyOf(deliveries);
    }
}
