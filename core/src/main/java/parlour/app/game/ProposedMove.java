package parlour.app.game;

import parlour.text.Phrase;

import java.util.Optional;

/**
 * The move that a person's selection makes so far.
 *
 * @param move the selected move, legal or not; empty while the selection is incomplete
 * @param label the text of the button: what will be done, or what to do first
 * @param problem why the move cannot be played, if it cannot
 */
public record ProposedMove<M>(Optional<M> move, Phrase label, Optional<Phrase> problem) {
    /** Whether the button can play it. */
    public boolean playable() {
        return move.isPresent() && problem.isEmpty();
    }
}
