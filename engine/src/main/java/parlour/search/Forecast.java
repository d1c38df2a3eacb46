package parlour.search;

/** Evaluates a move in one world. */
interface Forecast<S, M> {
    /** Starts on this move and discards the one before. */
    void begin(World<S> world, M move);

    /** Does one unit of work; returns whether the value is known. */
    boolean advance();

    /** The mover's expected advantage over the others. */
    double value();
}
