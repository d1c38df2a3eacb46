package parlour.server.tables;

import parlour.server.journal.Journal;
import parlour.server.journal.StoredTable;
import parlour.server.journal.TableJournal;
import parlour.server.log.ServerLog;
import parlour.server.metrics.Metrics;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The tables of a server by their codes. */
public final class Tables implements RunningTable.Owner {
    /** A table at which nothing has happened for so long is not brought back. */
    private static final long KEPT_MILLIS = TimeUnit.HOURS.toMillis(24);

    private static final Journal.Receipt NOBODY_WAITS =
            new Journal.Receipt() {
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
    private final Journal journal;
    private final ServerLog log;
    private final ServerClock clock;
    private final ComputerPool computers;
    private final RunningTable.Services services;
    private final Randomness randomness;
    private final Map<String, RunningTable> running = new ConcurrentHashMap<>();

    /** Codes of tables that are only in the journal. */
    private final Set<String> stored = ConcurrentHashMap.newKeySet();

    private volatile boolean stopping;

    /**
     * @param most how many tables there may be
     */
    public Tables(
            int most,
            ComputerSettings settings,
            Journal journal,
            ServerClock clock,
            Metrics metrics,
            ServerLog log) {
        this.most = most;
        this.journal = journal;
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
    }

    /** How many tables are open. */
    public int count() {
        return running.size();
    }

    /** Whether there is such a table, in use or only in the journal. */
    public boolean has(String code) {
        return running.containsKey(code) || stored.contains(code);
    }

    /** Brings back what the journal has; the journal is started after that. */
    public void restore() throws IOException {
        int unreadable = 0;
        for (StoredTable table : journal.tables()) {
            if (clock.millis() - table.time() > KEPT_MILLIS) {
                journal.table(table.code()).clear(NOBODY_WAITS);
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
            start(restored(table), journal.table(table.code()), Outcome.NOTHING, Optional.empty());
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
        return start(opening.table(), journal.table(code), opening.outcome(), Optional.of(client));
    }

    private RunningTable start(
            SharedTable table, TableJournal steps, Outcome outcome, Optional<Client> opener) {
        RunningTable begun = put(table, steps);
        begun.begin(outcome, opener);
        return begun;
    }

    private RunningTable put(SharedTable table, TableJournal steps) {
        RunningTable begun = new RunningTable(table, steps, services, this);
        running.put(table.code(), begun);
        return begun;
    }

    /** Looks for a table; the answer comes at once, or from another thread. */
    public void find(String code, Consumer<Finding> answer) {
        RunningTable known = running.get(code);
        if (known != null) {
            answer.accept(new Finding.Here(known));
        } else if (!stored.contains(code)) {
            answer.accept(new Finding.Nowhere());
        } else {
            journal.reopen(code)
                    .whenComplete(
                            (found, failure) ->
                                    answer.accept(
                                            failure == null
                                                    ? reopened(code, found)
                                                    : unknown("server.tableGone")));
        }
    }

    /** The table is there, but not now: nobody may take it for one that is gone. */
    private static Finding unknown(String why) {
        return new Finding.Unknown(Phrase.of(why));
    }

    private Finding reopened(String code, Optional<Journal.ReopenedTable> found) {
        RunningTable begun;
        synchronized (this) {
            RunningTable known = running.get(code);
            if (known != null) {
                return new Finding.Here(known);
            }
            if (stopping) {
                return unknown("server.stopping");
            }
            if (found.isEmpty()) {
                stored.remove(code);
            }
            if (!stored.contains(code)) {
                return new Finding.Nowhere();
            }
            try {
                begun = put(restored(found.get().stored()), found.get().journal());
                stored.remove(code);
            } catch (BadInput e) {
                return unknown("server.broken");
            } catch (RuntimeException e) {
                log.mistake(e);
                return unknown("server.broken");
            }
        }
        // Tables ask for this lock while they have their own.
        begun.begin(Outcome.NOTHING, Optional.empty());
        return new Finding.Here(begun);
    }

    @Override
    public void closed(RunningTable table) {
        running.remove(table.code(), table);
        table.forget(NOBODY_WAITS);
        log.note(Phrase.of("run.closed", running.size()));
    }

    @Override
    public void broken(RunningTable table, Throwable why) {
        if (!putAway(table)) {
            return;
        }
        Phrase told;
        if (why instanceof IOException disk) {
            told = Phrase.of("server.notStored");
            log.trouble(Phrase.of("server.journal.failed", DiskErrors.of(disk)));
        } else {
            told = Phrase.of("server.broken");
            log.mistake(why);
        }
        String message = new ServerMessage.Trouble(told).json();
        table.end().forEach(client -> client.sendLast(message));
    }

    /** From now on it is only in the journal; false if it was put away before. */
    private synchronized boolean putAway(RunningTable table) {
        if (running.get(table.code()) != table) {
            return false;
        }
        stored.add(table.code());
        running.remove(table.code());
        return true;
    }

    /** Lets nothing more happen. */
    public void stop() {
        stopping = true;
        computers.stop();
        running.values().forEach(RunningTable::end);
    }
}
