package parlour.app.friends;

import parlour.wire.ClientMessage;

import java.util.Optional;

/**
 * What somebody wants of a server of shared tables.
 *
 * @param open the table to open; empty to come to one that is there
 * @param code of the table to come to
 * @param token of a place to come back to
 * @param name with which to sit down as soon as a seat is free; empty to decide that later
 * @param pledge for the game that is played there, if it is known
 * @param here whether the table is on a server inside this program
 */
public record TableWish(
        Optional<ClientMessage.Open> open,
        Optional<String> code,
        Optional<String> token,
        Optional<String> name,
        Optional<DealPledge> pledge,
        boolean here) {
    /**
     * Opens a table.
     *
     * @param name of the person here, who sits down too; empty for a screen that only shows it
     * @param here whether on a server inside this program
     */
    public static TableWish opening(ClientMessage.Open open, Optional<String> name, boolean here) {
        return new TableWish(
                Optional.of(open),
                Optional.empty(),
                Optional.empty(),
                name,
                Optional.empty(),
                here);
    }

    /** Comes to a table that somebody has opened, and sits down if a seat is free. */
    public static TableWish joining(String code, String name) {
        return new TableWish(
                Optional.empty(),
                Optional.of(code),
                Optional.empty(),
                Optional.of(name),
                Optional.empty(),
                false);
    }

    /** Comes back to a place. */
    public static TableWish returning(KeptTable kept) {
        return new TableWish(
                Optional.empty(),
                Optional.of(kept.code()),
                Optional.of(kept.token()),
                Optional.empty(),
                kept.pledge(),
                kept.here());
    }

    /** The token of whoever opens a table, if the answer that tells it was lost. */
    Optional<String> proposed() {
        return open.flatMap(ClientMessage.Open::token);
    }

    /** A token is nobody's business, not even a log's. */
    @Override
    public String toString() {
        return "TableWish[" + open + ", " + code + ", " + name + "]";
    }
}
