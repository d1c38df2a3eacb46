package parlour.search;

import parlour.engine.Game;
import parlour.engine.Hint;
import parlour.engine.Rules;
import parlour.engine.Thinking;

import java.util.Optional;

/** A game whose hints come from the search's evaluations of the moves. */
public interface AnalysedGame<S, M, V, E> extends Game<S, M, V, E> {
    /** The move to suggest, and why, once at least one has been evaluated. */
    Hint<M> analysedHint(Rules<S, M, V, E> rules, V view, Analysis<M> analysis);

    @Override
    default Optional<Hint<M>> hint(Rules<S, M, V, E> rules, V view, Thinking<M> thought) {
        return thought instanceof Analysis<M> analysis && !analysis.evaluations().isEmpty()
                ? Optional.of(analysedHint(rules, view, analysis))
                : Game.super.hint(rules, view, thought);
    }
}
