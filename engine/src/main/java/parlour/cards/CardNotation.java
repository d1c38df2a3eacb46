package parlour.cards;

import parlour.text.BadInput;
import parlour.text.Words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Parses the text notation of cards, such as {@code As 10d 2s Qh}; {@link Card#toString} writes it.
 */
public final class CardNotation {
    private static final Map<String, Card> BY_TEXT = new HashMap<>();

    static {
        for (Card card : Card.pack()) {
            BY_TEXT.put(card.toString(), card);
        }
    }

    private CardNotation() {}

    /** The card that a token names, or empty if it names none. */
    public static Optional<Card> find(String token) {
        return Optional.ofNullable(BY_TEXT.get(token));
    }

    /** Parses one card; the error names the token. */
    public static Card card(String token) throws BadInput {
        Card card = BY_TEXT.get(token);
        if (card == null) {
            throw new BadInput("card.unknown", token, 1);
        }
        return card;
    }

    /** Parses cards separated by spaces, in the order written; duplicates are an error. */
    public static List<Card> cards(String text) throws BadInput {
        return cards(text, 0);
    }

    /**
     * As {@link #cards(String)}, starting at an offset; positions in errors count from the start of
     * the text.
     */
    public static List<Card> cards(String text, int from) throws BadInput {
        List<Card> cards = new ArrayList<>();
        long seen = 0;
        int start = Words.endOfSpace(text, from);
        while (start < text.length()) {
            int end = Words.endOfWord(text, start);
            String token = text.substring(start, end);
            Card card = BY_TEXT.get(token);
            if (card == null) {
                throw new BadInput("card.unknown", token, start + 1);
            }
            if ((seen & card.bit()) != 0) {
                throw new BadInput("card.twice", card, start + 1);
            }
            seen |= card.bit();
            cards.add(card);
            start = Words.endOfSpace(text, end);
        }
        return cards;
    }

    /** As {@link #cards(String)}, when the order does not matter. */
    public static CardSet set(String text) throws BadInput {
        return CardSet.of(cards(text));
    }
}
