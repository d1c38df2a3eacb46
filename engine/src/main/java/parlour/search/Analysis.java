package parlour.search;

import parlour.engine.Thinking;

import java.util.List;

/** A thinking that can say why: what each move it looked at is worth. */
public interface Analysis<M> extends Thinking<M> {
    /** The moves looked at, the best first; among equals the one looked at first. */
    List<Evaluation<M>> evaluations();
}
