package parlour.arena.play;

import parlour.engine.Rules;
import parlour.engine.SearchModel;
import parlour.text.Phrase;

import java.util.List;

/**
 * How a game is shown in a terminal, and what may be typed for its moves.
 *
 * @param <M> a move
 * @param <V> what the person sees
 * @param <E> something that happened
 */
public interface Presentation<M, V, E> {
    /**
     * Shows what lies before the person.
     *
     * @param full with everything that may be known, not just what a move needs
     */
    void show(V view, int me, boolean full, Dialogue out);

    /** Shows what is left to be seen when the game is over. */
    default void showEnd(V view, Dialogue out) {}

    /** What the person is told of an event before the log says it. */
    List<Phrase> news(E event);

    /** The notation of the move that a person means by other letters or words. */
    String notation(String typed);

    /** A move as it stands in a list. */
    Phrase listed(M move);

    /** At most so many moves that a person would look at first; all, if they fit. */
    default <S> List<M> moves(
            Rules<S, M, V, E> rules, SearchModel<S, M, V> model, S state, int limit) {
        return rules.moves(state, limit);
    }

    /** The rules in short and how moves are written, a sentence each. */
    List<String> help();

    /** The players where nobody says who plays: one person and so many usual computers. */
    int usualSeats();
}
