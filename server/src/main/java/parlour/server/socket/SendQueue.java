package parlour.server.socket;

import java.util.concurrent.atomic.AtomicLong;

/** Counts how much of what was sent to a client is still on its way, against a limit. */
final class SendQueue {
    private final long most;
    private final AtomicLong queued = new AtomicLong();

    SendQueue(long most) {
        this.most = most;
    }

    /**
     * Counts a message; false if there is no room for it. One that is longer than half of the limit
     * counts as half: all moves of a very long game come with others around them, and whoever reads
     * them as they come must not be cut off.
     */
    boolean add(int length) {
        return queued.addAndGet(counted(length)) <= most;
    }

    /** A message has reached the network. */
    void done(int length) {
        queued.addAndGet(-counted(length));
    }

    private long counted(int length) {
        return Math.min(length, most / 2);
    }
}
