package parlour.server.socket;

import parlour.server.storage.Peer;
import parlour.server.tables.Finding;
import parlour.table.TableCode;
import parlour.wire.ClientMessage;

import java.time.Duration;

/**
 * Brings one client to the server that has its table, and waits a little for one that has just
 * died: until its lease has run out nobody else can have the table.
 */
final class RelayAttempt implements Relay.Listener {
    /** Longer than a lease, and shorter than a client waits for an answer. */
    private static final Duration HOLD = Duration.ofSeconds(8);

    private static final Duration RETRY = Duration.ofMillis(300);

    private final Connections connections;
    private final ClientConnection client;
    private final ClientMessage.Hello hello;
    private final Relays.Brought brought;
    private final long received;

    /**
     * @param guessing whether its address has tried too many codes
     * @param received when it was asked for, in nanoseconds
     */
    RelayAttempt(
            Connections connections,
            ClientConnection client,
            ClientMessage.Hello hello,
            boolean guessing,
            long received) {
        this.connections = connections;
        this.client = client;
        this.hello = hello;
        String code = hello.code().flatMap(TableCode::read).orElseThrow();
        this.brought = new Relays.Brought(code, client.address(), guessing);
        this.received = received;
    }

    void begin(Peer peer) {
        connections.relays().open(peer, brought, this, this::opened, this::failed);
    }

    private void opened(Relay relay) {
        client.relayed(relay);
        relay.send(hello.json(), client::next);
    }

    private void failed() {
        if (System.nanoTime() - received > HOLD.toNanos()) {
            client.comeAgain();
        } else {
            connections.later(RETRY, this::findAgain);
        }
    }

    private void findAgain() {
        connections.tables().find(brought.code(), this::found);
    }

    private void found(Finding found) {
        if (found instanceof Finding.Elsewhere elsewhere) {
            begin(elsewhere.peer());
        } else {
            client.found(found, hello, brought.guessing(), received);
        }
    }

    @Override
    public void text(String text) {
        client.send(text);
    }

    @Override
    public void ended(int status) {
        if (status == Relay.LOST || status == CloseReason.SHUTDOWN) {
            client.comeAgainUnasked();
        } else {
            // The other server has said why.
            client.closeLike(status);
        }
    }
}
