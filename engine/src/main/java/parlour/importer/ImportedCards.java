package parlour.importer;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.text.BadInput;

import java.util.List;

/** The cards that an imported file has named so far, to detect duplicates. */
final class ImportedCards {
    private final String twice;
    private CardSet named = CardSet.EMPTY;

    /**
     * @param twice the key of the error message, which gets the line and the card
     */
    ImportedCards(String twice) {
        this.twice = twice;
    }

    /** Adds the cards of a line. */
    CardSet name(List<Card> cards, int line) throws BadInput {
        for (Card card : cards) {
            if (named.has(card)) {
                throw new BadInput(twice, line, card);
            }
            named = named.with(card);
        }
        return CardSet.of(cards);
    }

    /** The cards not named. */
    CardSet left() {
        return CardSet.PACK.minus(named);
    }
}
