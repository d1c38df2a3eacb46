package parlour.importer;

import parlour.cards.Card;
import parlour.cards.CardNotation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cards as "Cassino Game" writes them, rank then suit without spaces: {@code 10c7sJc}.
 *
 * @param misspelt the first word that is no card; the cards are those before it
 */
record CardText(List<Card> cards, Optional<String> misspelt) {
    CardText {
        cards = List.copyOf(cards);
    }

    static CardText of(String text) {
        List<Card> cards = new ArrayList<>();
        String left = text.replace(" ", "");
        int at = 0;
        while (at < left.length()) {
            int end = Math.min(at + (left.startsWith("10", at) ? 3 : 2), left.length());
            String word = left.substring(at, end);
            Optional<Card> card = CardNotation.find(word);
            if (card.isEmpty()) {
                return new CardText(cards, Optional.of(word));
            }
            cards.add(card.get());
            at = end;
        }
        return new CardText(cards, Optional.empty());
    }
}
