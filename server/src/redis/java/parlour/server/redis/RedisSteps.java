package parlour.server.redis;

import parlour.server.storage.Receipt;
import parlour.server.storage.StorageTrouble;
import parlour.server.storage.TableSteps;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * The steps of one table of this server. One request is on its way at a time, so that it can be
 * repeated as it was; what comes in meanwhile is sent together in the next one.
 */
final class RedisSteps implements TableSteps {
    private enum Kind {
        STEP,
        FLUSH,
        CLEAR,
        RELEASE
    }

    private record Order(Kind kind, String content, Receipt receipt) {
        boolean isLast() {
            return kind == Kind.CLEAR || kind == Kind.RELEASE;
        }
    }

    private final RedisStorage storage;
    private final String code;
    private final String lease;
    private final Optional<String> opening;
    private List<Order> waiting = new ArrayList<>();
    private boolean busy;
    private Optional<IOException> trouble = Optional.empty();
    private Consumer<IOException> whenLost = why -> {};

    /** How many steps are stored; 0 for a table that has yet to be opened. */
    private long stored;

    /** When a question was asked whose answer was that the table is this server's. */
    private volatile long confirmed;

    /**
     * A table that is there.
     *
     * @param stored how many steps it has
     * @param asked when it was asked for, in nanoseconds
     */
    RedisSteps(RedisStorage storage, String code, String lease, long stored, long asked) {
        this(storage, code, lease, Optional.empty(), asked);
        this.stored = stored;
    }

    /**
     * A table that has yet to be opened.
     *
     * @param opening the key of what must not open two tables
     * @param asked when it was asked for, in nanoseconds
     */
    RedisSteps(
            RedisStorage storage, String code, String lease, Optional<String> opening, long asked) {
        this.storage = storage;
        this.code = code;
        this.lease = lease;
        this.opening = opening;
        this.confirmed = asked;
    }

    String code() {
        return code;
    }

    String lease() {
        return lease;
    }

    Optional<String> opening() {
        return opening;
    }

    @Override
    public void append(String content, Receipt receipt) {
        if (content.isEmpty()) {
            throw new IllegalArgumentException("nothing to store");
        }
        add(new Order(Kind.STEP, content, receipt));
    }

    @Override
    public void flush(Receipt receipt) {
        add(new Order(Kind.FLUSH, "", receipt));
    }

    @Override
    public void clear(Receipt receipt) {
        add(new Order(Kind.CLEAR, "", receipt));
    }

    @Override
    public void release() {
        released();
    }

    /** Lets others have the table after all that was given before; answers when that is done. */
    CompletableFuture<Void> released() {
        CompletableFuture<Void> done = new CompletableFuture<>();
        add(
                new Order(
                        Kind.RELEASE,
                        "",
                        new Receipt() {
                            @Override
                            public void stored() {
                                done.complete(null);
                            }

                            @Override
                            public void failed(IOException why) {
                                // It was let go of then, or runs out.
                                done.complete(null);
                            }
                        }));
        return done;
    }

    @Override
    public boolean isCertain() {
        return storage.isWithinLease(confirmed);
    }

    @Override
    public void whenLost(Consumer<IOException> told) {
        Optional<IOException> before;
        synchronized (this) {
            whenLost = told;
            before = trouble;
        }
        before.ifPresent(told);
    }

    /** Somebody has looked: the table is this server's. */
    void confirm(long asked) {
        confirmed = asked;
    }

    /** Somebody has looked: the table is another server's. */
    void lose() {
        breakOff(new StorageTrouble(Phrase.of("server.moved")));
    }

    private void add(Order order) {
        Optional<IOException> before;
        synchronized (this) {
            before = trouble;
            if (before.isEmpty()) {
                waiting.add(order);
            }
        }
        before.ifPresent(why -> order.receipt().failed(why));
        advance();
    }

    private void advance() {
        List<Order> orders;
        synchronized (this) {
            if (busy || waiting.isEmpty()) {
                return;
            }
            busy = true;
            orders = next();
        }
        long asked = System.nanoTime();
        ask(orders).whenComplete((answer, failure) -> answered(orders, asked, answer, failure));
    }

    /** What is asked together: steps, or one thing after which there is nothing more. */
    private List<Order> next() {
        // A table is opened with one step.
        int most = stored == 0 ? 1 : waiting.size();
        int count = 0;
        while (count < most && !waiting.get(count).isLast()) {
            count++;
        }
        List<Order> taken = new ArrayList<>(waiting.subList(0, Math.max(1, count)));
        waiting = new ArrayList<>(waiting.subList(taken.size(), waiting.size()));
        return taken;
    }

    private CompletableFuture<String> ask(List<Order> orders) {
        Kind kind = orders.get(0).kind();
        if (kind == Kind.CLEAR || kind == Kind.RELEASE) {
            storage.forget(this);
            return storage.finish(this, kind == Kind.CLEAR);
        }
        List<String> contents =
                orders.stream()
                        .filter(order -> order.kind() == Kind.STEP)
                        .map(Order::content)
                        .toList();
        if (!contents.isEmpty()) {
            return storage.store(this, stored + 1, contents);
        }
        return isCertain()
                ? CompletableFuture.completedFuture(RedisStorage.GOOD)
                : storage.check(this);
    }

    private void answered(List<Order> orders, long asked, String answer, Throwable failure) {
        long count = orders.stream().filter(order -> order.kind() == Kind.STEP).count();
        if (failure != null) {
            breakOff(RedisStorage.cause(failure));
        } else if (!answer.equals(RedisStorage.GOOD)) {
            storage.lost(this, count > 0);
            lose();
        } else {
            stored += count;
            if (count > 0) {
                confirm(asked);
            }
        }
        Optional<IOException> why;
        synchronized (this) {
            why = trouble;
        }
        for (Order order : orders) {
            tell(order, why);
        }
        synchronized (this) {
            busy = false;
        }
        advance();
    }

    private void tell(Order order, Optional<IOException> why) {
        try {
            if (why.isPresent()) {
                order.receipt().failed(why.get());
            } else {
                order.receipt().stored();
            }
        } catch (RuntimeException e) {
            storage.mistake(e);
        }
    }

    /** Nothing is stored here any more; whoever waits is told so. */
    private void breakOff(IOException why) {
        List<Order> left;
        Consumer<IOException> told;
        synchronized (this) {
            if (trouble.isPresent()) {
                return;
            }
            trouble = Optional.of(why);
            left = waiting;
            waiting = new ArrayList<>();
            told = whenLost;
        }
        storage.forget(this);
        storage.finish(this, false);
        left.forEach(order -> tell(order, Optional.of(why)));
        told.accept(why);
    }
}
