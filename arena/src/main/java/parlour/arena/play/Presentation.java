package parlour.arena.play;

import parlour.engine.Rules;
import parlour.engine.SearchModel;
import parlour.text.Phrase;

import java.util.List;

/**
 * How a game is shown in a terminal, and what can be typed for its moves.
 *
 * @param <M> a move
 * @param <V> what the person sees
 * @param <E> an event
 */
public interface Presentation<M, V, E> {
    /**
     * Shows the person's view.
     *
     * @param full with everything that may be known, not just what a move needs
     */
    void show(V view, int me, boolean full, Dialogue out);

    /** Shows what remains to be seen when the game is over. */
    default void showEnd(V view, Dialogue out) {}

    /** What the person is told about an event before the log entry. */
    List<Phrase> news(E event);

    /** The notation of a move that a person typed in other letters or words. */
    String notation(String typed);

    /** A move as shown in a list. */
    Phrase listed(M move);

    /** At most {@code limit} moves, the ones a person would consider first; all, if they fit. */
    default <S> List<M> moves(
            Rules<S, M, V, E> rules, SearchModel<S, M, V> model, S state, int limit) {
        return rules.moves(state, limit);
    }

    /** The rules in brief and the notation of moves, one sentence each. */
    List<String> help();

    /** The default number of players: one person, the rest computers. */
    int usualSeats();
}
