package parlour.search;

/** Finds out what a move is worth in one world. */
interface Forecast<S, M> {
    /** Forgets the move before and takes up this one. */
    void begin(World<S> world, M move);

    /** Does one unit of work; whether the worth is known now. */
    boolean advance();

    /** How much better than the others the mover will stand. */
    double value();
}
