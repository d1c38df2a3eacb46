package parlour.search;

import parlour.engine.Thinking;

import java.util.List;
import java.util.Optional;

/** A thinking that can say why: what each move it looked at is worth. */
public interface Analysis<M> extends Thinking<M> {
    /** The moves looked at, the best first; among equals the one looked at first. */
    List<Evaluation<M>> evaluations();

    /** What is known of one move, if it is among those looked at. */
    default Optional<Evaluation<M>> evaluation(M move) {
        return evaluations().stream().filter(one -> one.move().equals(move)).findFirst();
    }
}
