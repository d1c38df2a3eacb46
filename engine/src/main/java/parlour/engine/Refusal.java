package parlour.engine;

import parlour.text.Phrase;

/** Why a move is not allowed; each game seals its own kinds, beside what any game refuses. */
public interface Refusal {
    /** The reason, for a person. */
    Phrase phrase();
}
