package parlour.server.socket;

import parlour.server.metrics.Metrics;
import parlour.server.metrics.SharingMetrics;
import parlour.server.storage.Peer;
import parlour.server.storage.TableStorage;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Brings clients to the servers that have their tables, over connections from server to server, one
 * a client: whatever the client says arrives there in order or not at all, and both sides notice
 * the end.
 */
public final class Relays {
    /** The secret of the server that is asked; whoever knows it is another server. */
    static final String SECRET = "X-Parlour-Relay";

    /** What the client's address is known by. */
    static final String CLIENT = "X-Parlour-Client";

    /** Whether that address has tried too many codes. */
    static final String GUESSING = "X-Parlour-Guessing";

    /** How often it is looked whether the tables are still where the clients were brought to. */
    public static final Duration LOOK = Duration.ofSeconds(2);

    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final int THREADS = 2;

    private final TableStorage storage;
    private final SharingMetrics metrics;
    private final ExecutorService threads;
    private final HttpClient client;
    private final Set<Relay> open = ConcurrentHashMap.newKeySet();

    public Relays(TableStorage storage, SharingMetrics metrics, Metrics all) {
        this.storage = storage;
        this.metrics = metrics;
        threads =
                Executors.newFixedThreadPool(
                        THREADS,
                        work -> {
                            Thread thread = new Thread(work, "parlour-relay");
                            thread.setDaemon(true);
                            return thread;
                        });
        client = HttpClient.newBuilder().connectTimeout(PATIENCE).executor(threads).build();
        all.gauge(Metrics.Gauge.RELAYS, open::size);
    }

    /** Who a client is that is brought to another server. */
    record Brought(String code, String address, boolean guessing) {}

    /**
     * Connects to another server for a client; the answer comes from another thread.
     *
     * @param failed is told if that server cannot be reached
     */
    void open(
            Peer peer,
            Brought brought,
            Relay.Listener listener,
            Consumer<Relay> opened,
            Runnable failed) {
        Relay relay = new Relay(peer, brought.code(), listener, open::remove);
        WebSocket.Builder builder =
                client.newWebSocketBuilder()
                        .connectTimeout(PATIENCE)
                        .header(SECRET, peer.secret())
                        .header(CLIENT, brought.address())
                        .header(GUESSING, String.valueOf(brought.guessing()));
        builder.buildAsync(URI.create("ws://" + peer.address() + "/table"), relay)
                .orTimeout(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
                .whenComplete(
                        (socket, failure) -> {
                            if (failure != null) {
                                // A connection that is made after all is of no use any more.
                                relay.close();
                                failed.run();
                                return;
                            }
                            metrics.count(SharingMetrics.Event.RELAYED);
                            open.add(relay);
                            if (relay.isOver()) {
                                // It was forgotten before it was known.
                                open.remove(relay);
                            }
                            opened.accept(relay);
                        });
    }

    /** Ends the relays to servers that do not have the tables any more. */
    public void look() {
        Set<Relay> now = Set.copyOf(open);
        if (now.isEmpty()) {
            return;
        }
        Set<String> codes = now.stream().map(Relay::code).collect(Collectors.toSet());
        storage.leases(codes)
                .thenAccept(
                        (Map<String, String> leases) ->
                                now.stream()
                                        .filter(relay -> !relay.isUnder(leases.get(relay.code())))
                                        .forEach(Relay::abandon));
    }

    /** Tells the other servers that an address has tried a code that no table has. */
    void wrongCode(String address) {
        storage.wrongCode(address);
    }

    /** Says who hears of such addresses from the other servers. */
    void whenWrongCode(Consumer<String> told) {
        storage.whenWrongCode(told);
    }

    public void stop() {
        open.forEach(Relay::close);
        threads.shutdown();
    }
}
