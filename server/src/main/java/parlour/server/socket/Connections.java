package parlour.server.socket;

import parlour.server.limits.AddressLimits;
import parlour.server.log.ServerLog;
import parlour.server.metrics.Metrics;
import parlour.server.tables.ServerClock;
import parlour.server.tables.Tables;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.Limits;
import parlour.wire.ServerMessage;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** All connections of a server. */
public final class Connections {
    /**
     * What a connection may do.
     *
     * @param version of this program
     * @param limits what it may send
     * @param queueBytes how much may be on its way to a client
     * @param most how many connections there may be
     * @param hello how long a client may take to say what it wants
     * @param ping how often it is asked whether it is still there
     */
    public record Settings(
            String version,
            Limits limits,
            int queueBytes,
            int most,
            AddressLimits.Most byAddress,
            Duration hello,
            Duration ping) {}

    private final Settings settings;
    private final Tables tables;
    private final ServerClock clock;
    private final Metrics metrics;
    private final ServerLog log;
    private final Optional<Relays> relays;
    private final AddressLimits addresses;
    private final AtomicLong lastId = new AtomicLong();
    private final Map<Long, ClientConnection> open = new ConcurrentHashMap<>();

    private volatile boolean stopping;

    /**
     * @param relays to the other servers, if there are any
     */
    public Connections(
            Settings settings,
            Tables tables,
            Optional<Relays> relays,
            ServerClock clock,
            Metrics metrics,
            ServerLog log) {
        this.settings = settings;
        this.tables = tables;
        this.relays = relays;
        this.clock = clock;
        this.metrics = metrics;
        this.log = log;
        this.addresses = new AddressLimits(settings.byAddress(), tables::has);
        metrics.gauge(Metrics.Gauge.CONNECTIONS, open::size);
        clock.every(settings.ping().toMillis(), this::askAll);
        clock.every(settings.hello().toMillis(), this::endSilent);
        relays.ifPresent(
                all -> {
                    clock.every(Relays.LOOK.toMillis(), all::look);
                    all.whenWrongCode(address -> addresses.wrongCode(address, System.nanoTime()));
                });
    }

    Settings settings() {
        return settings;
    }

    Tables tables() {
        return tables;
    }

    /** Only asked for a table that another server has, so there are some. */
    Relays relays() {
        return relays.orElseThrow();
    }

    Metrics metrics() {
        return metrics;
    }

    AddressLimits addresses() {
        return addresses;
    }

    /** What somebody is told first. */
    ServerMessage answer(ClientMessage.Hello hello) {
        ServerMessage usual = ServerMessage.Welcome.answer(hello, settings.version());
        return usual instanceof ServerMessage.Welcome welcome
                ? new ServerMessage.Welcome(
                        welcome.protocol(), settings.version(), settings.limits())
                : usual;
    }

    /** Counts a code that no table has; other servers count it, too. */
    void wrongCode(String address) {
        addresses.wrongCode(address, System.nanoTime());
        relays.ifPresent(all -> all.wrongCode(address));
    }

    void mistake(Throwable mistake) {
        log.mistake(mistake);
    }

    void later(Duration delay, Runnable work) {
        clock.later(delay.toMillis(), work);
    }

    /** A connection that is about to be opened. */
    ClientConnection create(Visitor.Origin origin) {
        return new ClientConnection(this, lastId.incrementAndGet(), origin);
    }

    /** Counts a connection; if it is one too many, says why. */
    Optional<Phrase> opened(ClientConnection connection, String address) {
        if (stopping) {
            return Optional.of(Phrase.of("server.stopping"));
        }
        if (open.size() >= settings.most()) {
            return Optional.of(Phrase.of("server.tooManyConnections"));
        }
        if (!addresses.connect(address, System.nanoTime())) {
            return Optional.of(Phrase.of("server.tooManyFromHere"));
        }
        open.put(connection.id(), connection);
        return Optional.empty();
    }

    void closed(ClientConnection connection, String address) {
        if (open.remove(connection.id()) != null) {
            addresses.disconnect(address, System.nanoTime());
        }
    }

    private void askAll() {
        open.values().forEach(ClientConnection::ping);
    }

    private void endSilent() {
        long now = System.nanoTime();
        for (ClientConnection connection : open.values()) {
            boolean late = now - connection.begun() > settings.hello().toNanos();
            if (late && !connection.hasSaidHello()) {
                connection.end(Phrase.of("server.silent"), Metrics.Closing.SILENT);
            }
        }
    }

    /** Lets everybody go, who may come again to the next server here. */
    public void stop() {
        stopping = true;
        open.values().forEach(ClientConnection::goAway);
        relays.ifPresent(Relays::stop);
    }
}
