package parlour.cassino;

import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.engine.Eyes;
import parlour.engine.Tally;

/**
 * What somebody sees of a {@link CassinoState}: hands of other seats are empty here and only
 * counted, the deck is a number.
 */
public record CassinoView(
        Eyes eyes,
        CardSet table,
        CardSets hands,
        Tally handSizes,
        CardSets piles,
        int deck,
        int turn,
        int dealer,
        int lastCapture,
        Tally sweeps,
        Tally scores,
        int round,
        int carriedCards,
        int carriedSpades) {

    /** The cards that this view cannot tell apart: in hidden hands or in the deck. */
    public CardSet unseen() {
        return new CardSet(CardSet.PACK.bits() & ~(table.bits() | hands.union() | piles.union()));
    }
}
