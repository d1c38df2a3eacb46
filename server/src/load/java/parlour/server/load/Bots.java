package parlour.server.load;

/** Clients that do the same thing again and again, at a pace. */
interface Bots {
    /**
     * Begins or goes on.
     *
     * @param pause the nanoseconds between two moves at a table, or two messages of a client; 0 for
     *     none
     */
    void work(long pause);

    /** Lets everybody finish what they are at, and no more. */
    void rest();

    /** How much has been done. */
    long done();

    /** How long it took. */
    Latencies latencies();
}
