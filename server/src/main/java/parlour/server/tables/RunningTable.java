package parlour.server.tables;

import parlour.server.metrics.Metrics;
import parlour.server.storage.Receipt;
import parlour.server.storage.TableSteps;
import parlour.table.Delivery;
import parlour.table.Outcome;
import parlour.table.SharedTable;
import parlour.table.TableEntry;
import parlour.table.ThinkingJob;
import parlour.wire.ClientMessage;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import java.util.stream.Collectors;

/**
 * A table in use: does one thing at a time, whichever thread asks, and lets nobody know of anything
 * before the journal has it.
 */
public final class RunningTable implements ComputerPool.Asker {
    /** Between the entries of one step in the journal; never inside one, which is JSON. */
    static final String SEPARATOR = "\t";

    /** What the server does for all tables. */
    record Services(
            ServerClock clock, ComputerPool computers, Metrics metrics, int computerPauseMillis) {}

    /** Who is told when a table ends. */
    interface Owner {
        /** Nothing happens there any more. */
        void closed(RunningTable table);

        /** What has happened there could not be stored; it must be read again. */
        void broken(RunningTable table, Throwable why);
    }

    /** A message that waits until the journal is ready. */
    private record Letter(Client client, String text, boolean last) {
        void send() {
            if (last) {
                client.sendLast(text);
            } else {
                client.send(text);
            }
        }
    }

    private final SharedTable table;
    private final TableSteps journal;
    private final Services services;
    private final Owner owner;
    private final Map<Long, Client> clients = new HashMap<>();

    /** How many steps the journal has not yet answered. */
    private final AtomicInteger unanswered = new AtomicInteger();

    /** The revision that a computer thinks about; -1 if none does. */
    private volatile long thinkingAbout = -1;

    private boolean ended;
    private long changed;
    private long visited;
    private int persons;
    private OptionalLong tickAt = OptionalLong.empty();
    private ServerClock.Pending tick = () -> {};

    RunningTable(SharedTable table, TableSteps journal, Services services, Owner owner) {
        this.table = table;
        this.journal = journal;
        this.services = services;
        this.owner = owner;
    }

    public String code() {
        return table.code();
    }

    /** Stands for the token that it was opened with. */
    String openedBy() {
        return table.openedBy();
    }

    /** How many persons have a seat. */
    synchronized int persons() {
        return persons;
    }

    /** Begins: what the opener is told, or nothing for a table that is restored. */
    synchronized void begin(Outcome outcome, Optional<Client> opener) {
        visited = services.clock().millis();
        opener.ifPresent(client -> clients.put(client.id(), client));
        finish(outcome, System.nanoTime());
    }

    /**
     * Takes a client's message.
     *
     * @param received when it arrived, in nanoseconds
     * @return how it was taken
     */
    public synchronized Reception receive(Client client, ClientMessage message, long received) {
        if (ended) {
            return Reception.GONE;
        }
        clients.put(client.id(), client);
        visited = services.clock().millis();
        return change(now -> table.receive(client.id(), message, now), received)
                .map(outcome -> Reception.of(outcome, client.id()))
                .orElse(Reception.GONE);
    }

    /** Whether a client comes back to its place here. */
    public synchronized boolean admits(ClientMessage.Hello hello) {
        return hello.token().filter(table::admits).isPresent();
    }

    /** Whether nobody is here and nobody was for so long. */
    synchronized boolean isDeserted(long millis) {
        return clients.isEmpty() && services.clock().millis() - visited > millis;
    }

    /** A client is gone. */
    public synchronized void disconnected(Client client) {
        if (clients.remove(client.id()) != null) {
            visited = services.clock().millis();
            change(now -> table.disconnected(client.id(), now), System.nanoTime());
        }
    }

    private synchronized void tick() {
        tickAt = OptionalLong.empty();
        change(table::tick, System.nanoTime());
    }

    @Override
    public boolean isWaiting(ThinkingJob job) {
        return thinkingAbout == job.revision();
    }

    @Override
    public void chosen(ThinkingJob job, String move) {
        long wait;
        synchronized (this) {
            wait = changed + services.computerPauseMillis() - services.clock().millis();
        }
        if (wait > 0) {
            services.clock().later(wait, () -> play(job, move));
        } else {
            play(job, move);
        }
    }

    private synchronized void play(ThinkingJob job, String move) {
        if (isWaiting(job)) {
            thinkingAbout = -1;
            change(now -> table.computerMoves(job.revision(), move, now), System.nanoTime());
        }
    }

    @Override
    public synchronized void failed(ThinkingJob job) {
        if (isWaiting(job)) {
            thinkingAbout = -1;
            change(now -> table.computerFailed(job.revision(), now), System.nanoTime());
        }
    }

    /**
     * Lets something happen, unless the table has ended.
     *
     * @param received when it was asked for, in nanoseconds
     */
    private Optional<Outcome> change(LongFunction<Outcome> what, long received) {
        if (ended) {
            return Optional.empty();
        }
        try {
            Outcome outcome = what.apply(services.clock().millis());
            finish(outcome, received);
            return Optional.of(outcome);
        } catch (RuntimeException e) {
            // Nobody knows what it is like now; what was stored is good.
            owner.broken(this, e);
            return Optional.empty();
        }
    }

    /** Stores and sends what came of something, and sees to what comes next. */
    private void finish(Outcome outcome, long received) {
        List<Letter> letters = letters(outcome);
        if (!outcome.entries().isEmpty()) {
            changed = services.clock().millis();
            unanswered.incrementAndGet();
            journal.append(step(outcome.entries()), new Told(letters, received));
        } else if (unanswered.get() > 0 || !journal.isCertain()) {
            unanswered.incrementAndGet();
            journal.flush(new Told(letters, received));
        } else {
            letters.forEach(Letter::send);
        }
        if (table.closed()) {
            end();
            owner.closed(this);
        } else {
            scheduleTick();
            think();
        }
    }

    private static String step(List<TableEntry> entries) {
        return entries.size() == 1
                ? entries.get(0).json()
                : entries.stream().map(TableEntry::json).collect(Collectors.joining(SEPARATOR));
    }

    /** Written now, because the table may go on before they are sent. */
    private List<Letter> letters(Outcome outcome) {
        List<ServerMessage> messages = new ArrayList<>(outcome.deliveries().size());
        List<Letter> letters = new ArrayList<>(outcome.deliveries().size());
        for (Delivery delivery : outcome.deliveries()) {
            if (delivery.message() instanceof ServerMessage.Table seen) {
                persons = (int) seen.seats().stream().filter(RunningTable::isPerson).count();
            }
            Client client = clients.get(delivery.connection());
            if (client != null) {
                String text = text(delivery.message(), messages, letters);
                messages.add(delivery.message());
                letters.add(new Letter(client, text, delivery.last()));
            }
        }
        return letters;
    }

    /** What many are told is the same object and is written once. */
    private static String text(
            ServerMessage message, List<ServerMessage> before, List<Letter> written) {
        for (int i = 0; i < before.size(); i++) {
            if (before.get(i) == message) {
                return written.get(i).text();
            }
        }
        return message.json();
    }

    private static boolean isPerson(SeatState seat) {
        return seat.kind() == SeatState.Kind.PERSON;
    }

    private void scheduleTick() {
        OptionalLong next = table.nextTick();
        if (!next.equals(tickAt)) {
            tick.cancel();
            tickAt = next;
            tick =
                    next.isEmpty()
                            ? () -> {}
                            : services.clock()
                                    .later(
                                            next.getAsLong() - services.clock().millis(),
                                            this::tick);
        }
    }

    private void think() {
        if (thinkingAbout == table.revision()) {
            return;
        }
        Optional<ThinkingJob> job = table.thinking();
        thinkingAbout = job.isPresent() ? job.get().revision() : -1;
        job.ifPresent(asked -> services.computers().think(asked, this));
    }

    /** Ends it here; it may go on later, from what was stored. */
    synchronized List<Client> end() {
        ended = true;
        thinkingAbout = -1;
        tick.cancel();
        List<Client> left = List.copyOf(clients.values());
        clients.clear();
        return left;
    }

    /** Lets other servers have it. */
    void release() {
        journal.release();
    }

    /** Lets the journal forget it. */
    void forget(Receipt receipt) {
        journal.clear(receipt);
    }

    /** Sends what was written once it is true for good. */
    private final class Told implements Receipt {
        private final List<Letter> letters;
        private final long received;

        Told(List<Letter> letters, long received) {
            this.letters = letters;
            this.received = received;
        }

        @Override
        public void stored() {
            letters.forEach(Letter::send);
            unanswered.decrementAndGet();
            services.metrics().answered(System.nanoTime() - received);
        }

        @Override
        public void failed(IOException why) {
            owner.broken(RunningTable.this, why);
        }
    }
}
