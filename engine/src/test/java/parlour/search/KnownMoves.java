package parlour.search;

import java.util.List;
import java.util.Optional;

/** A search that has found out just this, for a test; the first move is the best. */
public record KnownMoves<M>(List<Evaluation<M>> evaluations) implements Analysis<M> {
    /** After playouts in many worlds. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <M> KnownMoves<M> played(Evaluation<M>... found) {
        return new KnownMoves<>(List.of(found));
    }

    /** The best move after playouts. */
    public static <M> Evaluation<M> best(M move, double value) {
        return new Evaluation<>(move, value, 0.01, 0, 0, 400);
    }

    /** A move that may or may not be worse. */
    public static <M> Evaluation<M> close(M move, double value, double behind) {
        return new Evaluation<>(move, value - behind, 0.01, behind, behind, 400);
    }

    /** A move that is worse beyond doubt. */
    public static <M> Evaluation<M> worse(M move, double value, double behind) {
        return new Evaluation<>(move, value - behind, 0.01, behind, behind / 10, 400);
    }

    /** A move whose value was searched to the end. */
    public static <M> Evaluation<M> exact(M move, double value, double behind) {
        return new Evaluation<>(move, value, 0, behind, 0, 1);
    }

    @Override
    public boolean advance(int units) {
        return false;
    }

    @Override
    public Optional<M> best() {
        return evaluations.stream().map(Evaluation::move).findFirst();
    }
}
