package parlour.arena;

/**
 * A move of a record and what it cost, in points of the round compared with the mean of the others.
 *
 * @param number the number of the move in the record, from 1
 * @param seat from 0
 * @param best the best move found, which may be the move itself
 * @param interval half the width of the cost's 95 % interval; infinite where nothing is known
 * @param exact whether nothing was left to chance
 */
record JudgedMove(
        int number,
        int round,
        int seat,
        String move,
        String best,
        double cost,
        double interval,
        boolean exact,
        Grade grade) {
    /** The grade of a move. */
    enum Grade {
        /** Nothing better was found, or nothing beyond the noise. */
        FINE,
        MISTAKE,
        BLUNDER,
        /** There was too little time to judge. */
        UNKNOWN
    }
}
