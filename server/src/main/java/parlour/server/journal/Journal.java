package parlour.server.journal;

import parlour.server.storage.Receipt;
import parlour.server.storage.StoredTable;
import parlour.server.storage.TableSteps;
import parlour.server.storage.TableStorage;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * What happens at all tables, in one file, stored for good before anybody is told of it. One thread
 * writes: whatever comes in while the disk is busy is stored together in the next write.
 */
public final class Journal implements TableStorage {
    /** From here on a file that is mostly about tables that have gone is written anew. */
    private static final long LEAST_COMPACTION = 4L << 20;

    private static final int MOST_AT_ONCE = 1 << 20;

    private sealed interface Order {
        record Store(TableJournal table, String content, Receipt receipt) implements Order {}

        record Take(String table, CompletableFuture<Found> answer) implements Order {}
    }

    private final JournalStore store;
    private final LongSupplier clock;
    private final Consumer<Throwable> mistakes;
    private final Thread writer = new Thread(this::run, "parlour-journal");
    private final Object lock = new Object();
    private List<Order> waiting = new ArrayList<>();

    /** What the journal's thread has taken and not yet answered. */
    private final Deque<Order> working = new ArrayDeque<>();

    private boolean closing;
    private volatile boolean failing;
    private volatile long length;

    private Journal(JournalStore store, LongSupplier clock, Consumer<Throwable> mistakes) {
        this.store = store;
        this.clock = clock;
        this.mistakes = mistakes;
        writer.setDaemon(true);
    }

    /**
     * Opens the journal in a folder, or begins one; {@link #start} lets it work.
     *
     * @param clock the time in milliseconds since 1970
     * @param mistakes is told of what receipts throw
     * @throws BadInput if a newer program has written it
     */
    public static Journal open(Path folder, LongSupplier clock, Consumer<Throwable> mistakes)
            throws IOException, BadInput {
        JournalStore store = new JournalStore(new DiskJournalFolder(folder), LEAST_COMPACTION);
        return new Journal(store, clock, mistakes);
    }

    /** A journal over a store that a test has made. */
    static Journal over(JournalStore store, LongSupplier clock, Consumer<Throwable> mistakes) {
        return new Journal(store, clock, mistakes);
    }

    /** What was found when the journal was opened. */
    public List<Phrase> notes() {
        return store.notes();
    }

    @Override
    public List<StoredTable> tables() throws IOException {
        return store.tables();
    }

    @Override
    public void start(int port) {
        start();
    }

    /** Lets it work. */
    public void start() {
        length = store.length();
        writer.start();
    }

    @Override
    public boolean isFailing() {
        return failing;
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public TableSteps table(String code) {
        return new TableJournal(this, code);
    }

    @Override
    public CompletableFuture<Found> take(String code) {
        CompletableFuture<Found> answer = new CompletableFuture<>();
        if (!add(new Order.Take(code, answer))) {
            answer.completeExceptionally(closed());
        }
        return answer;
    }

    void store(TableJournal table, String content, Receipt receipt) {
        if (!add(new Order.Store(table, content, receipt))) {
            receipt.failed(closed());
        }
    }

    private boolean add(Order order) {
        synchronized (lock) {
            if (closing) {
                return false;
            }
            waiting.add(order);
            lock.notifyAll();
            return true;
        }
    }

    private static IOException closed() {
        return new IOException("the journal is closed");
    }

    private void run() {
        try {
            work();
        } catch (RuntimeException | Error e) {
            breakDown(e);
        }
    }

    private void work() {
        boolean busy = false;
        for (Optional<List<Order>> orders = take(busy); orders.isPresent(); orders = take(busy)) {
            carryOut(orders.get());
            busy = store.compact();
            length = store.length();
        }
    }

    /** It cannot go on, as without memory: whoever waits or comes from now on is told so. */
    private void breakDown(Throwable why) {
        failing = true;
        List<Order> left = new ArrayList<>(working);
        synchronized (lock) {
            closing = true;
            left.addAll(waiting);
            waiting = new ArrayList<>();
        }
        mistakes.accept(why);
        for (Order order : left) {
            try {
                if (order instanceof Order.Store given) {
                    given.receipt().failed(closed());
                } else if (order instanceof Order.Take asked) {
                    asked.answer().completeExceptionally(closed());
                }
            } catch (RuntimeException e) {
                mistakes.accept(e);
            }
        }
    }

    /**
     * What is to be done now; nothing once the journal is closed and everything is done.
     *
     * @param busy whether there is other work than that
     */
    private Optional<List<Order>> take(boolean busy) {
        synchronized (lock) {
            while (waiting.isEmpty() && !busy && !closing) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    // Nobody has reason to; what was promised is stored all the same.
                    continue;
                }
            }
            if (waiting.isEmpty() && closing) {
                return Optional.empty();
            }
            List<Order> taken = waiting;
            waiting = new ArrayList<>();
            return Optional.of(taken);
        }
    }

    private void carryOut(List<Order> orders) {
        working.addAll(orders);
        int next = 0;
        while (next < orders.size()) {
            if (orders.get(next) instanceof Order.Take asked) {
                read(asked);
                working.remove();
                next++;
            } else {
                next = write(orders, next);
            }
        }
    }

    private void read(Order.Take order) {
        try {
            Optional<StoredTable> found = store.table(order.table());
            order.answer()
                    .complete(
                            found.isPresent()
                                    ? new Found.Taken(found.get(), table(order.table()))
                                    : new Found.Nothing());
        } catch (IOException e) {
            order.answer().completeExceptionally(e);
        }
    }

    /** Stores what can be stored together; returns the place of what is left. */
    private int write(List<Order> orders, int from) {
        List<JournalLine> lines = new ArrayList<>();
        List<Order.Store> written = new ArrayList<>();
        long time = clock.getAsLong();
        int size = 0;
        int next = from;
        while (next < orders.size()
                && size < MOST_AT_ONCE
                && orders.get(next) instanceof Order.Store order) {
            if (!order.table().isBroken() && !order.content().isEmpty()) {
                JournalLine line = order.table().line(store, time, order.content());
                lines.add(line);
                size += line.content().length();
            }
            written.add(order);
            next++;
        }
        Optional<IOException> trouble = store(lines);
        for (Order.Store order : written) {
            tell(order, trouble);
            working.remove();
        }
        return next;
    }

    private Optional<IOException> store(List<JournalLine> lines) {
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        try {
            store.store(lines);
            failing = false;
            return Optional.empty();
        } catch (IOException e) {
            failing = true;
            return Optional.of(e);
        }
    }

    private void tell(Order.Store order, Optional<IOException> trouble) {
        TableJournal table = order.table();
        if (trouble.isPresent() && !order.content().isEmpty()) {
            table.breakOff(trouble.get());
        }
        try {
            if (table.isBroken()) {
                order.receipt().failed(table.why());
            } else {
                order.receipt().stored();
            }
        } catch (RuntimeException e) {
            // A mistake at one table must not keep the others from storing.
            mistakes.accept(e);
        }
    }

    @Override
    public void close() {
        synchronized (lock) {
            closing = true;
            lock.notifyAll();
        }
        boolean interrupted = false;
        while (writer.isAlive()) {
            try {
                writer.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        store.close();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
