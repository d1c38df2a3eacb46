package parlour.app.game;

import parlour.text.Phrase;

import java.util.Optional;

/**
 * What a person has picked so far.
 *
 * @param move the move it makes, legal or not; empty while nothing is picked that could be played
 * @param label what the button says: what will be done, or what to do first
 * @param problem why it cannot be played, if it cannot
 */
public record ProposedMove<M>(Optional<M> move, Phrase label, Optional<Phrase> problem) {
    /** Whether the button would play it. */
    public boolean playable() {
        return move.isPresent() && problem.isEmpty();
    }
}
