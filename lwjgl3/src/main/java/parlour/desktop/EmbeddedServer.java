package parlour.desktop;

import parlour.app.platform.TableHost;
import parlour.server.Settings;
import parlour.server.TableServer;
import parlour.server.log.ServerLog;
import parlour.server.web.Page;
import parlour.store.DiskErrors;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A server of shared tables inside this program. It listens from the first table on, until the
 * program ends or there have been no tables for a while.
 */
final class EmbeddedServer implements TableHost, AutoCloseable {
    private static final String PORT_IN_USE = "server.start.portInUse";

    /** How many ports are tried before any will do: links live longer if the port stays. */
    private static final int PORTS_TRIED = 10;

    private static final int PATIENCE_SECONDS = 10;

    /**
     * What the program tells the server.
     *
     * @param folder where tables are kept
     * @param page what browsers are sent; asked for when the server starts
     * @param mistakes makes a message of a program error
     * @param restMillis how long there may be no tables before the server stops
     */
    record Surroundings(
            TablesFolder folder,
            Supplier<Page> page,
            Consumer<Phrase> notices,
            Function<Throwable, Phrase> mistakes,
            long restMillis) {}

    private final Surroundings surroundings;

    /** Starts and stops the server, one thing after the other. */
    private final ScheduledExecutorService thread =
            Executors.newSingleThreadScheduledExecutor(
                    task -> {
                        Thread daemon = new Thread(task, "server");
                        daemon.setDaemon(true);
                        return daemon;
                    });

    private boolean begun;
    private volatile Optional<Phrase> limitation = Optional.empty();

    /** Known to that thread alone, as what follows. */
    private Optional<TableServer> server = Optional.empty();

    /** Empty before it has run: until then nothing of the server is loaded. */
    private Optional<Page> page = Optional.empty();

    private Optional<Future<?>> rest = Optional.empty();
    private long lastWanted;

    EmbeddedServer(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public synchronized void start(Consumer<String> running, Consumer<Phrase> failed) {
        begun = true;
        thread.execute(
                () -> {
                    try {
                        running.accept(running());
                    } catch (BadInput e) {
                        failed.accept(e.phrase());
                    } catch (RuntimeException | Error e) {
                        failed.accept(surroundings.mistakes().apply(e));
                    }
                });
    }

    /** The address of the server, which is started if it does not run. */
    private String running() throws BadInput {
        lastWanted = System.nanoTime();
        if (server.isEmpty()) {
            page = Optional.of(surroundings.page().get());
            server = Optional.of(started(page.get()));
            rest =
                    Optional.of(
                            thread.scheduleWithFixedDelay(
                                    this::restIfUnused,
                                    surroundings.restMillis(),
                                    surroundings.restMillis(),
                                    TimeUnit.MILLISECONDS));
        }
        String address = server.get().address();
        limitation = limitation(page.orElseThrow(), address);
        return address;
    }

    /** Who cannot join at an address now; networks come and go while the server runs. */
    static Optional<Phrase> limitation(Page page, String address) {
        if (onlyHere(address)) {
            return Optional.of(Phrase.of("server.host.noNetwork"));
        }
        return page == Page.NONE ? Optional.of(Phrase.of("server.host.noPage")) : Optional.empty();
    }

    private TableServer started(Page page) throws BadInput {
        Settings settings;
        try {
            settings = Settings.usual(surroundings.folder().open(), page);
        } catch (IOException e) {
            throw new BadInput("server.start.folder", e.getMessage(), DiskErrors.of(e));
        }
        for (int i = 0; i < PORTS_TRIED; i++) {
            try {
                return TableServer.start(settings.withPort(settings.port() + i), log());
            } catch (BadInput e) {
                if (!e.phrase().key().equals(PORT_IN_USE)) {
                    throw e;
                }
            }
        }
        return TableServer.start(settings.withPort(0), log());
    }

    private ServerLog log() {
        return new ServerLog() {
            @Override
            public void note(Phrase what) {
                // Everything is as it should be.
            }

            @Override
            public void trouble(Phrase what) {
                surroundings.notices().accept(what);
            }

            @Override
            public void mistake(Throwable mistake) {
                surroundings.notices().accept(surroundings.mistakes().apply(mistake));
            }
        };
    }

    private static boolean onlyHere(String address) {
        try {
            return InetAddress.getByName(URI.create(address).getHost()).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    @Override
    public Optional<Phrase> limitation() {
        return limitation;
    }

    private void restIfUnused() {
        long unwanted = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - lastWanted);
        boolean unused = server.isPresent() && server.get().tables() == 0;
        if (unused && unwanted >= surroundings.restMillis()) {
            stop();
        }
    }

    private void stop() {
        rest.ifPresent(each -> each.cancel(false));
        rest = Optional.empty();
        if (server.isPresent()) {
            server.get().close();
            server = Optional.empty();
            surroundings.folder().close();
        }
    }

    /** Stores everything and stops listening. */
    @Override
    public synchronized void close() {
        if (!begun) {
            return;
        }
        begun = false;
        Future<?> stopped = thread.submit(this::stop);
        thread.shutdown();
        try {
            stopped.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            surroundings.mistakes().apply(e.getCause());
        } catch (TimeoutException e) {
            // What it has said is stored; the rest ends with the program.
            return;
        }
    }
}
