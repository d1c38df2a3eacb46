package parlour.puzzle;

/**
 * How it is known that a puzzle's solutions are best, in the unit of the game's search.
 *
 * @param value the mover's expected advantage with a solution
 * @param next the best move that is no solution
 * @param lead how much worse that one is
 * @param error the standard error of the lead; 0 if the game was searched to its end
 */
public record Evidence<M>(double value, M next, double lead, double error) {
    public boolean exact() {
        return error == 0;
    }

    /** The lead in standard errors; infinite if it is exact. */
    public double margin() {
        return lead / error;
    }
}
