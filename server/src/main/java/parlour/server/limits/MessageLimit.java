package parlour.server.limits;

import parlour.wire.Limits;

/**
 * How much one connection may send: so many messages a second, and only a few bad ones in a row.
 * For one thread at a time; times are in nanoseconds.
 */
public final class MessageLimit {
    private static final double SECOND = 1e9;

    private final int mostTroubles;
    private final Rate rate;
    private int troubles;

    public MessageLimit(Limits limits, long now) {
        mostTroubles = limits.troubles();
        rate = new Rate(limits.burst(), SECOND / limits.messages(), now);
    }

    /** Counts a message; false if it is one too many. */
    public boolean message(long now) {
        return rate.take(now);
    }

    /** Notes that the last message made no trouble. */
    public void fine() {
        troubles = 0;
    }

    /** Counts trouble that a message has made; false if it is one too many in a row. */
    public boolean trouble() {
        troubles++;
        return troubles < mostTroubles;
    }
}
