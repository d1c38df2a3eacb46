package parlour.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.English;
import parlour.text.BadInput;

import java.util.List;
import java.util.Optional;

class CardNotationTest {
    @Test
    void everyCardIsReadBackFromItsText() throws BadInput {
        for (Card card : Card.pack()) {
            assertSame(card, CardNotation.card(card.toString()));
            assertEquals(Optional.of(card), CardNotation.find(card.toString()));
        }
    }

    @Test
    void textIsRankThenSuit() throws BadInput {
        assertEquals("As", Card.of(Rank.ACE, Suit.SPADES).toString());
        assertEquals("10d", Card.of(Rank.TEN, Suit.DIAMONDS).toString());
        assertEquals("Qh", Card.of(Rank.QUEEN, Suit.HEARTS).toString());
        assertEquals(Card.of(Rank.TWO, Suit.CLUBS), CardNotation.card("2c"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "s", "1s", "11c", "0d", "as", "AS", "A", "sA", "Ass", "10", "2s,", "♠A"})
    void whatIsNoCardIsRefused(String token) {
        assertThrows(BadInput.class, () -> CardNotation.card(token));
        assertEquals(Optional.empty(), CardNotation.find(token));
    }

    @Test
    void cardsKeepTheirOrderWhateverTheSpace() throws BadInput {
        assertEquals("[10d, As, 2s]", CardNotation.cards("  10d As\t\n2s ").toString());
        assertEquals(List.of(), CardNotation.cards(""));
        assertEquals(List.of(), CardNotation.cards("  "));
        assertEquals("10d As 2s", CardNotation.set("2s As 10d").toString());
    }

    @Test
    void anUnknownCardIsNamedWithItsPlace() {
        assertEquals(
                "\"11c\" at position 7 is not a card: write rank and suit, like 7d, 10s or Qh.",
                complaint("As 2s 11c 3d"));
        assertEquals(
                "\"x\" at position 3 is not a card: write rank and suit, like 7d, 10s or Qh.",
                complaint("  x"));
    }

    @Test
    void aCardTwiceIsNamedWithItsPlace() {
        assertEquals(
                "2s at position 9 is a repeat: there is only one of each card.",
                complaint("2s 10d  2s"));
    }

    private static String complaint(String text) {
        return English.say(assertThrows(BadInput.class, () -> CardNotation.cards(text)).phrase());
    }
}
