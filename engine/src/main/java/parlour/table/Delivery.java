package parlour.table;

import parlour.wire.ServerMessage;

/**
 * A message for one connection.
 *
 * @param message the same object for all who are told the same, so that it need be written once
 * @param last whether the connection is closed after it
 */
public record Delivery(long connection, ServerMessage message, boolean last) {
    Delivery(long connection, ServerMessage message) {
        this(connection, message, false);
    }
}
