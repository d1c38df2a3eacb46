package parlour.engine;

import parlour.text.Phrase;

/**
 * Why a move is not allowed. Each game has its own sealed kinds, besides those that apply to any
 * game.
 */
public interface Refusal {
    /** The reason, for people. */
    Phrase phrase();
}
