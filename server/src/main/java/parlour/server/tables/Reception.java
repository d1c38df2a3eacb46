package parlour.server.tables;

import parlour.table.Delivery;
import parlour.table.Outcome;
import parlour.wire.ServerMessage;

/** What a table made of a message. */
public enum Reception {
    FINE,
    /** A move was not played. */
    REFUSED,
    /** Something else was wrong with it. */
    TROUBLE,
    /** The table is not there any more. */
    GONE;

    /** What the sender is told. */
    static Reception of(Outcome outcome, long sender) {
        for (Delivery delivery : outcome.deliveries()) {
            if (delivery.connection() == sender) {
                if (delivery.message() instanceof ServerMessage.Trouble) {
                    return TROUBLE;
                }
                if (delivery.message() instanceof ServerMessage.Refused) {
                    return REFUSED;
                }
            }
        }
        return FINE;
    }
}
