package parlour.cassino.rules;

import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.text.BadInput;

import java.util.List;

/** Cards as tests write them; a misspelt one is a mistake in the test. */
public final class CassinoCards {
    private CassinoCards() {}

    public static Card card(String text) {
        return list(text).get(0);
    }

    public static CardSet set(String text) {
        return CardSet.of(list(text));
    }

    public static List<Card> list(String text) {
        try {
            return CardNotation.cards(text);
        } catch (BadInput e) {
            throw new AssertionError(text, e);
        }
    }

    /** {@code Js x 5c 6d} */
    public static CassinoMove move(String text) {
        try {
            return CassinoMove.parse(text);
        } catch (BadInput e) {
            throw new AssertionError(text, e);
        }
    }
}
