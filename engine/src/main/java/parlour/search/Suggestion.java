package parlour.search;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The move to suggest to a person: the search's best, or one that is as good, as far as the search
 * can tell, and that a good player would rather make.
 *
 * @param found what the search knows of the move
 * @param next the best of the other moves, if there is one and something is known of it
 */
public record Suggestion<M>(Evaluation<M> found, Optional<Evaluation<M>> next) {
    private static final double EQUAL = 1e-9;

    /**
     * @param analysis one that has considered at least one move
     * @param negligible a difference in value that nobody minds
     * @param taste puts the move that a good player would rather make first
     */
    public static <M> Suggestion<M> of(
            Analysis<M> analysis, double negligible, Comparator<M> taste) {
        List<Evaluation<M>> all = analysis.evaluations();
        Evaluation<M> best = all.get(0);
        Evaluation<M> chosen = best;
        for (Evaluation<M> one : all) {
            boolean equal = one == best || asGood(one, best, negligible);
            if (equal && taste.compare(one.move(), chosen.move()) < 0) {
                chosen = one;
            }
        }
        M move = chosen.move();
        return new Suggestion<>(
                chosen,
                all.stream()
                        .filter(one -> !one.move().equals(move) && one.worlds() > 0)
                        .findFirst());
    }

    private static <M> boolean asGood(Evaluation<M> one, Evaluation<M> best, double negligible) {
        boolean known = one.worlds() > 0 && one.worlds() >= best.worlds() - 1;
        double tolerance = one.behindError() == 0 ? EQUAL : negligible;
        return known && !one.clearlyWorse() && one.behind() <= tolerance;
    }

    public M move() {
        return found.move();
    }

    /** Whether the game was searched to its end with nothing left to chance. */
    public boolean exact() {
        return found.worlds() == 1 && found.error() == 0;
    }

    /** How much worse the next move is beyond the noise; 0 if it is about as good. */
    public double lead() {
        return next.filter(Evaluation::clearlyWorse)
                .map(other -> other.behind() - found.behind())
                .orElse(0.0);
    }
}
