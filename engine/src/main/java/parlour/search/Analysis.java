package parlour.search;

import parlour.engine.Thinking;

import java.util.List;
import java.util.Optional;

/** A thinking that can explain itself with an evaluation of each move it considered. */
public interface Analysis<M> extends Thinking<M> {
    /** The moves considered, best first; ties in the order they were considered. */
    List<Evaluation<M>> evaluations();

    /** The evaluation of one move, if it was considered. */
    default Optional<Evaluation<M>> evaluation(M move) {
        return evaluations().stream().filter(one -> one.move().equals(move)).findFirst();
    }
}
