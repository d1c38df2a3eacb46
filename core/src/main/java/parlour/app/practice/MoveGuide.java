package parlour.app.practice;

import parlour.text.Phrase;

import java.util.Optional;

/**
 * Looks at each legal move of a person before it is played, and hears of it afterwards.
 *
 * @param <M> a move
 */
public interface MoveGuide<M> {
    /** Why a move is not what is wanted now; then it is not played. */
    Optional<Phrase> objection(M move);

    /** A move to which there was no objection was played. */
    void played(M move);
}
