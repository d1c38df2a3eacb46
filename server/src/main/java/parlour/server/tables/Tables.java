package parlour.server.tables;

import parlour.server.log.ServerLog;
import parlour.server.metrics.Metrics;
import parlour.server.storage.Receipt;
import parlour.server.storage.StorageTrouble;
import parlour.server.storage.StoredTable;
import parlour.server.storage.TableSteps;
import parlour.server.storage.TableStorage;
import parlour.store.DiskErrors;
import parlour.table.Outcome;
import parlour.table.Randomness;
import parlour.table.SharedTable;
import parlour.table.TableCode;
import parlour.table.TableEntry;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The tables of a server by their codes. */
public final class Tables implements RunningTable.Owner {
    /** A table at which nothing has happened for so long is not brought back. */
    private static final long KEPT_MILLIS = TimeUnit.HOURS.toMillis(24);

    /** After so long without a visitor a table is left to whoever is asked for it next. */
    private static final long ASLEEP_MILLIS = TimeUnit.MINUTES.toMillis(10);

    private static final String GONE =
            new ServerMessage.Trouble(Phrase.of("server.tableGone")).json();

    private static final Receipt NOBODY_WAITS =
            new Receipt() {
                @Override
                public void stored() {
                    // As it should be.
                }

                @Override
                public void failed(IOException why) {
                    // It is cleared away again after the next start.
                }
            };

    private final int most;
    private final TableStorage storage;
    private final ServerLog log;
    private final ServerClock clock;
    private final ComputerPool computers;
    private final RunningTable.Services services;
    private final Randomness randomness;
    private final Map<String, RunningTable> running = new ConcurrentHashMap<>();

    /** Codes by what stands for the tokens the tables were opened with. */
    private final Map<String, String> openings = new ConcurrentHashMap<>();

    /** Codes of tables that are only in the storage; not used where servers share it. */
    private final Set<String> stored = ConcurrentHashMap.newKeySet();

    /** Tables that somebody asked for, until it is known where they are. */
    private final Map<String, CompletableFuture<Finding>> sought = new HashMap<>();

    private volatile boolean stopping;

    /**
     * @param most how many tables there may be
     */
    public Tables(
            int most,
            ComputerSettings settings,
            TableStorage storage,
            ServerClock clock,
            Metrics metrics,
            ServerLog log) {
        this.most = most;
        this.storage = storage;
        this.log = log;
        this.clock = clock;
        computers = new ComputerPool(settings.threads(), settings.thinkMillis(), log::mistake);
        services = new RunningTable.Services(clock, computers, metrics, settings.pauseMillis());
        SecureRandom random = new SecureRandom();
        randomness =
                count -> {
                    byte[] bytes = new byte[count];
                    random.nextBytes(bytes);
                    return bytes;
                };
        metrics.gauge(Metrics.Gauge.TABLES, running::size);
        metrics.gauge(
                Metrics.Gauge.SEATS,
                () -> running.values().stream().mapToLong(RunningTable::persons).sum());
        metrics.gauge(Metrics.Gauge.COMPUTERS_WAITING, computers::waiting);
        if (storage.isShared()) {
            clock.every(TimeUnit.MINUTES.toMillis(1), this::letGo);
        }
    }

    /** How many tables are open. */
    public int count() {
        return running.size();
    }

    /** Whether there is such a table, in use or only stored. */
    public boolean has(String code) {
        return running.containsKey(code) || stored.contains(code);
    }

    /** Brings back what was stored; the storage is started after that. */
    public void restore() throws IOException {
        int unreadable = 0;
        for (StoredTable table : storage.tables()) {
            if (clock.millis() - table.time() > KEPT_MILLIS) {
                storage.table(table.code()).clear(NOBODY_WAITS);
            } else if (!restore(table)) {
                stored.add(table.code());
                unreadable++;
            }
        }
        if (!running.isEmpty()) {
            log.note(Phrase.of("run.restored", running.size()));
        }
        if (unreadable > 0) {
            log.trouble(Phrase.of("server.notRestored", unreadable));
        }
    }

    private boolean restore(StoredTable table) {
        try {
            start(restored(table), storage.table(table.code()), Outcome.NOTHING, Optional.empty());
            return true;
        } catch (BadInput e) {
            return false;
        } catch (RuntimeException e) {
            log.mistake(e);
            return false;
        }
    }

    private SharedTable restored(StoredTable table) throws BadInput {
        List<TableEntry> entries = new ArrayList<>();
        for (String step : table.contents()) {
            for (String entry : step.split(RunningTable.SEPARATOR)) {
                entries.add(TableEntry.read(entry));
            }
        }
        return SharedTable.restore(entries, randomness, clock.millis());
    }

    /**
     * Looks for the table that was opened with these very words, whose answer was lost, here or at
     * another server; nothing if it is to be opened now.
     */
    public void findOpened(ClientMessage.Open wish, Consumer<Optional<Finding>> answer) {
        if (wish.token().isEmpty()) {
            answer.accept(Optional.empty());
            return;
        }
        String opener = SharedTable.openedBy(wish.token().get());
        String known = openings.get(opener);
        if (known != null || !storage.isShared()) {
            findOpened(Optional.ofNullable(known), answer);
            return;
        }
        guarded(
                storage.opened(opener)
                        .handle(
                                (code, failure) -> {
                                    if (failure == null) {
                                        findOpened(code, answer);
                                    } else {
                                        answer.accept(Optional.of(unknown(failure)));
                                    }
                                    return code;
                                }));
    }

    private void findOpened(Optional<String> code, Consumer<Optional<Finding>> answer) {
        if (code.isEmpty()) {
            answer.accept(Optional.empty());
        } else {
            find(
                    code.get(),
                    found ->
                            answer.accept(
                                    found instanceof Finding.Nowhere
                                            ? Optional.empty()
                                            : Optional.of(found)));
        }
    }

    /** Opens a table for a client. */
    public RunningTable open(Client client, ClientMessage.Hello hello, ClientMessage.Open wish)
            throws BadInput {
        if (running.size() >= most) {
            throw new BadInput("server.full", most);
        }
        String code = TableCode.draw(randomness);
        while (has(code)) {
            code = TableCode.draw(randomness);
        }
        SharedTable.Opening opening =
                SharedTable.open(code, client.id(), hello, wish, randomness, clock.millis());
        log.note(Phrase.of("run.opened", wish.game(), wish.seats().size(), running.size() + 1));
        TableSteps steps = storage.open(code, opening.table().openedBy());
        return start(opening.table(), steps, opening.outcome(), Optional.of(client));
    }

    private RunningTable start(
            SharedTable table, TableSteps steps, Outcome outcome, Optional<Client> opener) {
        RunningTable begun = new RunningTable(table, steps, services, this);
        running.put(table.code(), begun);
        steps.whenLost(why -> broken(begun, why));
        openings.put(table.openedBy(), table.code());
        begun.begin(outcome, opener);
        return begun;
    }

    /** Looks for a table; the answer comes at once, or from another thread. */
    public void find(String code, Consumer<Finding> answer) {
        RunningTable known = running.get(code);
        if (known != null) {
            answer.accept(new Finding.Here(known));
            return;
        }
        guarded(asked(code).thenAccept(answer));
    }

    /** What goes wrong after an answer is known to nobody else. */
    private void guarded(CompletableFuture<?> answered) {
        answered.whenComplete(
                (done, mistake) -> {
                    if (mistake != null) {
                        log.mistake(mistake);
                    }
                });
    }

    private synchronized CompletableFuture<Finding> asked(String code) {
        RunningTable known = running.get(code);
        if (known != null) {
            return CompletableFuture.completedFuture(new Finding.Here(known));
        }
        if (!storage.isShared() && !stored.contains(code)) {
            return CompletableFuture.completedFuture(new Finding.Nowhere());
        }
        CompletableFuture<Finding> before = sought.get(code);
        if (before != null) {
            return before;
        }
        // Whoever asks meanwhile gets the same answer: taking a table twice would lose it once.
        CompletableFuture<Finding> answer = new CompletableFuture<>();
        sought.put(code, answer);
        storage.take(code)
                .whenComplete(
                        (found, failure) -> {
                            Finding finding =
                                    failure == null ? found(code, found) : unknown(failure);
                            forgetSearch(code);
                            answer.complete(finding);
                        });
        return answer;
    }

    private synchronized void forgetSearch(String code) {
        sought.remove(code);
    }

    private Finding unknown(Throwable failure) {
        Throwable why = failure instanceof CompletionException ? failure.getCause() : failure;
        if (why instanceof StorageTrouble trouble) {
            return new Finding.Unknown(trouble.told());
        }
        if (!(why instanceof IOException)) {
            log.mistake(why);
        }
        return new Finding.Unknown(Phrase.of("server.tableGone"));
    }

    private Finding found(String code, TableStorage.Found found) {
        if (found instanceof TableStorage.Found.Elsewhere elsewhere) {
            return new Finding.Elsewhere(code, elsewhere.peer());
        }
        if (found instanceof TableStorage.Found.Taken taken) {
            return goOn(code, taken);
        }
        stored.remove(code);
        return new Finding.Nowhere();
    }

    private Finding goOn(String code, TableStorage.Found.Taken taken) {
        if (stopping) {
            taken.steps().release();
            return new Finding.Unknown(Phrase.of("server.stopping"));
        }
        try {
            SharedTable table = restored(taken.stored());
            stored.remove(code);
            return new Finding.Here(start(table, taken.steps(), Outcome.NOTHING, Optional.empty()));
        } catch (BadInput e) {
            // A newer server may know what to do with it.
            taken.steps().release();
            return new Finding.Unknown(Phrase.of("server.broken"));
        } catch (RuntimeException e) {
            taken.steps().release();
            log.mistake(e);
            return new Finding.Unknown(Phrase.of("server.broken"));
        }
    }

    @Override
    public void closed(RunningTable table) {
        running.remove(table.code(), table);
        openings.remove(table.openedBy(), table.code());
        table.forget(NOBODY_WAITS);
        log.note(Phrase.of("run.closed", running.size()));
    }

    @Override
    public void broken(RunningTable table, Throwable why) {
        if (!putAway(table)) {
            return;
        }
        Phrase told;
        if (why instanceof StorageTrouble trouble) {
            told = trouble.told();
        } else if (why instanceof IOException disk) {
            told = Phrase.of("server.notStored");
            log.trouble(Phrase.of("server.journal.failed", DiskErrors.of(disk)));
        } else {
            told = Phrase.of("server.broken");
            log.mistake(why);
        }
        String message = new ServerMessage.Trouble(told).json();
        table.end().forEach(client -> client.sendLast(message));
        table.release();
    }

    /** From now on it is only in the storage; false if it was put away before. */
    private synchronized boolean putAway(RunningTable table) {
        if (running.get(table.code()) != table) {
            return false;
        }
        if (!storage.isShared()) {
            stored.add(table.code());
        }
        running.remove(table.code());
        return true;
    }

    /** Lets other servers have the tables that nobody visits; whoever comes takes them again. */
    private void letGo() {
        for (RunningTable table : running.values()) {
            if (table.isDeserted(ASLEEP_MILLIS) && putAway(table)) {
                table.end().forEach(client -> client.sendLast(GONE));
                table.release();
            }
        }
    }

    /** Lets nothing more happen. */
    public void stop() {
        stopping = true;
        computers.stop();
        running.values().forEach(RunningTable::end);
        running.values().forEach(RunningTable::release);
    }
}
