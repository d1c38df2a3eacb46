package parlour.app.friends;

import parlour.app.settings.Settings;
import parlour.text.Phrase;
import parlour.wire.ServerMessage;

import java.util.Optional;
import java.util.OptionalInt;

/** This program's place at a shared table, as far as it has one. */
final class TablePlace {
    private final boolean here;
    private ServerAddress server;
    private Optional<String> code;
    private Optional<String> token;
    private OptionalInt seat = OptionalInt.empty();
    private boolean opener;
    private boolean watching;

    TablePlace(ServerAddress server, TableWish wish) {
        this.server = server;
        here = wish.here();
        code = wish.code();
        token = wish.token();
    }

    /**
     * The server has told it.
     *
     * @param asked the token that this program has asked for, which is its own with the seat
     */
    void seated(ServerMessage.Seated told, Optional<String> asked) {
        code = Optional.of(told.code());
        seat = told.seat();
        token = told.token().or(() -> token).or(() -> asked);
        opener = told.opener();
        watching = token.isEmpty();
    }

    /** The address for others. */
    ServerAddress server() {
        return server;
    }

    /** The server inside this program has another address for others; returns whether so. */
    boolean moved(ServerAddress now) {
        boolean moved = !server.equals(now);
        server = now;
        return moved;
    }

    /** Whether the table is on a server inside this program. */
    boolean here() {
        return here;
    }

    /** The address by which this program reaches the server. */
    ServerAddress route() {
        return here ? server.onThisMachine() : server;
    }

    Optional<String> code() {
        return code;
    }

    Optional<String> token() {
        return token;
    }

    OptionalInt seat() {
        return seat;
    }

    /** Whether whoever is here may begin, deal and let computers play. */
    boolean opener() {
        return opener;
    }

    /** Whether this program looks on without a place. */
    boolean watching() {
        return watching;
    }

    /** Keeps the place for the next time, if there is one. */
    void keep(Settings settings, Optional<DealPledge> pledge) {
        kept(pledge).ifPresent(place -> place.keep(settings));
    }

    Optional<KeptTable> kept(Optional<DealPledge> pledge) {
        return token.map(own -> new KeptTable(server, code.orElseThrow(), own, pledge, here));
    }

    /** This program is not at the table any more. */
    void ended(Settings settings, Phrase why) {
        kept(Optional.empty()).ifPresent(place -> place.ended(settings, why));
    }
}
