package parlour.app.game;

import parlour.text.Phrase;

import java.util.Optional;

/**
 * The move that a person's selection makes so far.
 *
 * @param move the selected move, legal or not; empty while the selection is incomplete
 * @param label the text of the button: what will be done, or what to do first
 * @param problem why the move cannot be played, if it cannot
 * @param outcome what the move would bring, if that can be said beforehand
 */
public record ProposedMove<M>(
        Optional<M> move, Phrase label, Optional<Phrase> problem, Optional<Phrase> outcome) {
    /** A move of which only its label says what it does. */
    public ProposedMove(Optional<M> move, Phrase label, Optional<Phrase> problem) {
        this(move, label, problem, Optional.empty());
    }

    /** Whether the button can play it. */
    public boolean playable() {
        return move.isPresent() && problem.isEmpty();
    }
}
