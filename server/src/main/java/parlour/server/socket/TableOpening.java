package parlour.server.socket;

import parlour.server.limits.AddressLimits;
import parlour.server.metrics.Metrics;
import parlour.server.tables.Finding;
import parlour.server.tables.RunningTable;
import parlour.text.BadInput;
import parlour.wire.ClientMessage;

import java.util.Optional;

/** A client's wish to open a table, which it repeats if the answer was lost. */
final class TableOpening {
    private final Connections connections;
    private final ClientConnection client;
    private final ClientMessage.Hello hello;
    private final ClientMessage.Open wish;

    TableOpening(
            Connections connections,
            ClientConnection client,
            ClientMessage.Hello hello,
            ClientMessage.Open wish) {
        this.connections = connections;
        this.client = client;
        this.hello = hello;
        this.wish = wish;
    }

    /** Opens the table, or leads back to it if it was opened before. */
    void begin(long received) {
        connections.tables().findOpened(wish, before -> found(before, received));
    }

    private void found(Optional<Finding> before, long received) {
        if (before.isEmpty()) {
            open();
        } else if (before.get() instanceof Finding.Here here) {
            // It was said before, and the answer was lost with the connection.
            ClientMessage.Hello said = hello.at(here.table().code(), wish.token());
            if (here.table().admits(said)) {
                client.join(here.table(), said, received);
            } else {
                // Its opener has left it.
                open();
            }
        } else if (before.get() instanceof Finding.Elsewhere elsewhere) {
            ClientMessage.Hello said = hello.at(elsewhere.code(), wish.token());
            client.found(elsewhere, said, false, received);
        } else {
            client.found(before.get(), hello, false, received);
        }
    }

    private void open() {
        try {
            openOne();
        } catch (BadInput e) {
            client.trouble(e.phrase(), Metrics.Refusal.TROUBLE);
        }
    }

    private void openOne() throws BadInput {
        AddressLimits addresses = connections.addresses();
        String address = client.address();
        if (!addresses.mayKeepTable(address, System.nanoTime())) {
            throw new BadInput("server.tooManyKept", connections.settings().byAddress().tables());
        }
        if (!addresses.openTable(address, System.nanoTime())) {
            throw new BadInput("server.tooManyTables");
        }
        RunningTable own = connections.tables().open(client, hello, wish);
        addresses.keepTable(address, own.code(), System.nanoTime());
        client.opened(own);
    }
}
