package parlour.server.load;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;

/** Thousands of connections and what is due later, on one thread. */
final class NetworkLoop {
    /** Something that is due at a time, in nanoseconds. */
    private record Due(long time, Runnable work) {}

    static final long SECOND = 1_000_000_000;
    private static final long MILLI = 1_000_000;

    private final Selector selector;
    private final PriorityQueue<Due> later =
            new PriorityQueue<>((a, b) -> Long.signum(a.time() - b.time()));

    NetworkLoop() throws IOException {
        selector = Selector.open();
    }

    /** So many seconds from now. */
    static long in(double seconds) {
        return System.nanoTime() + (long) (seconds * SECOND);
    }

    Selector selector() {
        return selector;
    }

    /** Does something at a time. */
    void at(long time, Runnable work) {
        later.add(new Due(time, work));
    }

    /** Works until a time, or until there is no reason any more. */
    void run(long end, BooleanSupplier more) throws IOException {
        while (System.nanoTime() - end < 0 && more.getAsBoolean()) {
            long now = System.nanoTime();
            while (!later.isEmpty() && later.peek().time() - now <= 0) {
                later.poll().work().run();
            }
            long next = later.isEmpty() ? end : Math.min(end, later.peek().time());
            long wait = Math.min(100, Math.max(0, (next - System.nanoTime()) / MILLI));
            if (wait > 0) {
                selector.select(wait);
            } else {
                selector.selectNow();
            }
            for (SelectionKey key : selector.selectedKeys()) {
                ((LoadConnection) key.attachment()).ready();
            }
            selector.selectedKeys().clear();
        }
    }
}
