package parlour.server;

import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ScheduledExecutorScheduler;

import parlour.fair.Hex;
import parlour.server.journal.Journal;
import parlour.server.log.ServerLog;
import parlour.server.metrics.Metrics;
import parlour.server.metrics.SharingMetrics;
import parlour.server.socket.Connections;
import parlour.server.socket.Relays;
import parlour.server.socket.TableConnector;
import parlour.server.socket.TableSocket;
import parlour.server.storage.SharedStorage;
import parlour.server.storage.TableStorage;
import parlour.server.tables.ServerClock;
import parlour.server.tables.Tables;
import parlour.server.terminal.NetworkAddresses;
import parlour.server.web.StaticFiles;
import parlour.store.DiskErrors;
import parlour.store.LockFile;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;

/**
 * A server of shared tables, inside any program: it listens from {@link #start} until {@link
 * #close}.
 */
public final class TableServer implements AutoCloseable {
    /** Keeps a second server out of the folder. */
    private static final String LOCK = "server-lock";

    private static final int MOST_THREADS = 16;

    /** The journal's thread and those of computers need cores, too. */
    private static final int SELECTORS =
            Math.max(1, Math.min(4, Runtime.getRuntime().availableProcessors() / 2));

    private static final int LEAST_THREADS = 3;
    private static final int IDLE_THREAD_MILLIS = 30_000;
    private static final int HTTP_IDLE_MILLIS = 15_000;
    private static final int STOP_MILLIS = 2000;
    private static final int SEND_BUFFER = 128 * 1024;
    private static final int BACKLOG = 256;
    private static final int SECRET_BYTES = 32;

    private final Settings settings;
    private final Optional<LockFile> lock;
    private final TableStorage storage;
    private final ServerClock clock;
    private final Tables tables;
    private final Connections connections;
    private final Server server;
    private final ServerConnector connector;

    /** What a server has before it is made. */
    private record Foundation(
            Metrics metrics,
            TableStorage storage,
            Optional<LockFile> lock,
            Optional<String> secret,
            Optional<SharingMetrics> sharing) {}

    private TableServer(Settings settings, ServerLog log, Foundation foundation, ServerClock clock)
            throws BadInput {
        this.settings = settings;
        lock = foundation.lock();
        storage = foundation.storage();
        Metrics metrics = foundation.metrics();
        this.clock = clock;
        tables =
                new Tables(
                        settings.most().tables(),
                        settings.computers(),
                        storage,
                        clock,
                        metrics,
                        log);
        connections =
                new Connections(
                        new Connections.Settings(
                                version(),
                                settings.most().byClient(),
                                settings.most().queueBytes(),
                                settings.most().connections(),
                                settings.most().byAddress(),
                                settings.most().hello(),
                                settings.most().ping()),
                        tables,
                        foundation.sharing().map(all -> new Relays(storage, all, metrics)),
                        clock,
                        metrics,
                        log);
        metrics.gauge(Metrics.Gauge.JOURNAL_BYTES, storage::length);
        metrics.gauge(Metrics.Gauge.JOURNAL_FAILING, () -> storage.isFailing() ? 1 : 0);
        QueuedThreadPool threads =
                new QueuedThreadPool(MOST_THREADS, LEAST_THREADS, IDLE_THREAD_MILLIS);
        threads.setName("parlour-server");
        threads.setDaemon(true);
        threads.setReservedThreads(0);
        server = new Server(threads, new ScheduledExecutorScheduler(clock.timer()), null);
        connector = connector();
        server.addConnector(connector);
        server.setErrorHandler(TableServer::error);
        server.setHandler(
                new RequestRouter(
                        new TableSocket(
                                server,
                                connections,
                                settings.behindProxy(),
                                settings.publicUrl(),
                                foundation.secret()),
                        new StaticFiles(settings.page()),
                        metrics,
                        () -> !storage.isFailing()));
    }

    private static boolean error(Request request, Response response, Callback callback) {
        Content.Sink.write(
                response, true, HttpStatus.getMessage(response.getStatus()) + "\n", callback);
        return true;
    }

    private ServerConnector connector() throws BadInput {
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        ServerConnector made =
                new TableConnector(server, SELECTORS, new HttpConnectionFactory(http));
        made.setHost(address(settings.bind()).getHostAddress());
        made.setPort(settings.port());
        made.setIdleTimeout(HTTP_IDLE_MILLIS);
        made.setAcceptQueueSize(BACKLOG);
        made.setAcceptedTcpNoDelay(true);
        // What a client does not read fills this first, then its queue.
        made.setAcceptedSendBufferSize(SEND_BUFFER);
        made.setReuseAddress(true);
        return made;
    }

    private static InetAddress address(String bind) throws BadInput {
        try {
            return InetAddress.getByName(bind);
        } catch (UnknownHostException e) {
            throw new BadInput("server.start.unknownAddress", bind);
        }
    }

    /**
     * Starts a server.
     *
     * @throws BadInput with a sentence that says why not and what to do
     */
    public static TableServer start(Settings settings, ServerLog log) throws BadInput {
        // Before anything is opened that would have to be closed again.
        address(settings.bind());
        return settings.shared().isPresent()
                ? begin(settings, log, shared(settings, settings.shared().get(), log))
                : begin(settings, log, own(settings, log));
    }

    private static Foundation own(Settings settings, ServerLog log) throws BadInput {
        LockFile lock = lock(settings.data());
        try {
            Journal journal =
                    Journal.open(settings.data(), System::currentTimeMillis, log::mistake);
            journal.notes().forEach(log::trouble);
            return new Foundation(
                    new Metrics(), journal, Optional.of(lock), Optional.empty(), Optional.empty());
        } catch (IOException e) {
            unlock(lock);
            throw notWritable(settings.data(), e);
        } catch (BadInput | RuntimeException e) {
            unlock(lock);
            throw e;
        }
    }

    private static Foundation shared(Settings settings, SharedStorage place, ServerLog log)
            throws BadInput {
        byte[] secret = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(secret);
        String written = Hex.of(secret);
        Metrics metrics = new Metrics();
        SharingMetrics sharing = metrics.share();
        SharedStorage.Member member =
                new SharedStorage.Member(address(settings.bind()), written, sharing);
        return new Foundation(
                metrics,
                place.open(member, log),
                Optional.empty(),
                Optional.of(written),
                Optional.of(sharing));
    }

    private static TableServer begin(Settings settings, ServerLog log, Foundation foundation)
            throws BadInput {
        ServerClock clock = new ServerClock(log::mistake);
        Optional<TableServer> made = Optional.empty();
        try {
            made = Optional.of(new TableServer(settings, log, foundation, clock));
            made.get().begin();
            return made.get();
        } catch (IOException e) {
            stop(made, foundation, clock);
            throw notWritable(settings.data(), e);
        } catch (BadInput | RuntimeException e) {
            stop(made, foundation, clock);
            throw e;
        }
    }

    private static LockFile lock(Path data) throws BadInput {
        try {
            return LockFile.tryHold(data.resolve(LOCK))
                    .orElseThrow(() -> new BadInput("server.start.folderInUse", data.toString()));
        } catch (IOException e) {
            throw notWritable(data, e);
        }
    }

    private static BadInput notWritable(Path data, IOException why) {
        return new BadInput("server.start.folder", data.toString(), DiskErrors.of(why));
    }

    private static void stop(Optional<TableServer> made, Foundation foundation, ServerClock clock) {
        if (made.isPresent()) {
            made.get().close();
        } else {
            clock.stop();
            foundation.storage().close();
            foundation.lock().ifPresent(TableServer::unlock);
        }
    }

    private void begin() throws IOException, BadInput {
        tables.restore();
        try {
            // The port is known before anybody is let in.
            connector.open();
            storage.start(port());
            server.start();
        } catch (IOException e) {
            throw new BadInput(notListening(e));
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private Phrase notListening(IOException why) {
        Throwable cause = why.getCause() == null ? why : why.getCause();
        String message = String.valueOf(cause.getMessage());
        if (cause instanceof BindException && message.contains("assign")) {
            return Phrase.of("server.start.notHere", settings.bind());
        }
        if (cause instanceof SocketException && message.contains("ermission")) {
            return Phrase.of("server.start.portForbidden", settings.port());
        }
        if (cause instanceof BindException) {
            return Phrase.of("server.start.portInUse", settings.port());
        }
        return Phrase.of("server.start.other", message);
    }

    /** The version of this program: from a file, because a linked program has no other trace. */
    public static String version() {
        try (InputStream in = TableServer.class.getResourceAsStream("/version.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The port that it listens on. */
    public int port() {
        return connector.getLocalPort();
    }

    /** The link for others, to the page in a browser; ends with a slash. */
    public String address() throws BadInput {
        if (settings.publicUrl().isPresent()) {
            String url = settings.publicUrl().get();
            return url.endsWith("/") ? url : url + "/";
        }
        InetAddress reachable = NetworkAddresses.reachable(address(settings.bind()));
        return "http://" + NetworkAddresses.inLink(reachable) + ":" + port() + "/";
    }

    /** How many tables are open. */
    public int tables() {
        return tables.count();
    }

    /** Stores everything, lets everybody go and stops listening. */
    @Override
    public void close() {
        connections.stop();
        tables.stop();
        stopListening();
        clock.stop();
        storage.close();
        lock.ifPresent(TableServer::unlock);
    }

    private void stopListening() {
        try {
            server.setStopTimeout(STOP_MILLIS);
            server.stop();
        } catch (Exception e) {
            // It does not listen any more; what is left of it ends with the program.
            return;
        }
    }

    private static void unlock(LockFile lock) {
        try {
            lock.close();
        } catch (IOException e) {
            // The system lets go of it with the program.
            return;
        }
    }
}
