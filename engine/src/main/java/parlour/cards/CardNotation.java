package parlour.cards;

import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of cards, {@code As 10d 2s Qh}: read here, written by {@link Card#toString}. */
public final class CardNotation {
    private static final Map<String, Card> BY_TEXT = new HashMap<>();
    private static final Pattern TOKEN = Pattern.compile("\\S+");

    static {
        for (Card card : Card.pack()) {
            BY_TEXT.put(card.toString(), card);
        }
    }

    private CardNotation() {}

    /** The card a token names, if it names one. */
    public static Optional<Card> find(String token) {
        return Optional.ofNullable(BY_TEXT.get(token));
    }

    /** One card, or an error that names the token. */
    public static Card card(String token) throws BadInput {
        Card card = BY_TEXT.get(token);
        if (card == null) {
            throw new BadInput("card.unknown", token, 1);
        }
        return card;
    }

    /** Cards separated by spaces, in the order written, none twice. */
    public static List<Card> cards(String text) throws BadInput {
        return cards(text, 0);
    }

    /** As {@link #cards(String)}, from a place of the text on; errors count from its beginning. */
    public static List<Card> cards(String text, int from) throws BadInput {
        List<Card> cards = new ArrayList<>();
        long seen = 0;
        Matcher tokens = TOKEN.matcher(text).region(from, text.length());
        while (tokens.find()) {
            Card card = BY_TEXT.get(tokens.group());
            if (card == null) {
                throw new BadInput("card.unknown", tokens.group(), tokens.start() + 1);
            }
            if ((seen & card.bit()) != 0) {
                throw new BadInput("card.twice", card, tokens.start() + 1);
            }
            seen |= card.bit();
            cards.add(card);
        }
        return cards;
    }

    /** As {@link #cards(String)}, when the order does not matter. */
    public static CardSet set(String text) throws BadInput {
        return CardSet.of(cards(text));
    }
}
