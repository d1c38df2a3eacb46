package parlour.cassino.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cards.Rank;
import parlour.cards.Suit;

class CardValuesTest {
    private static final Card TEN = Card.of(Rank.TEN, Suit.DIAMONDS);
    private static final Card TWO = Card.of(Rank.TWO, Suit.SPADES);

    @Test
    void onTheTableByRank() {
        for (Card card : Card.pack()) {
            assertEquals(card.rank().ordinal() + 1, CardValues.onTable(card));
            assertEquals(card.rank().ordinal() + 1, CardValues.onTable(card.index()));
        }
    }

    @Test
    void inTheHandSpecialCardsAreWorthMore() {
        for (Card card : Card.pack()) {
            int value =
                    card.equals(TEN)
                            ? 16
                            : card.equals(TWO)
                                    ? 15
                                    : card.rank() == Rank.ACE ? 14 : card.rank().ordinal() + 1;
            assertEquals(value, CardValues.inHand(card));
            assertEquals(value, CardValues.inHand(card.index()));
        }
    }

    @Test
    void pointsOfSpecialCards() {
        assertEquals(0, CardValues.points(0));
        assertEquals(2, CardValues.points(TEN.bit()));
        assertEquals(1, CardValues.points(TWO.bit()));
        assertEquals(1, CardValues.points(Card.of(Rank.ACE, Suit.HEARTS).bit()));
        assertEquals(0, CardValues.points(Card.of(Rank.TEN, Suit.SPADES).bit()));
        assertEquals(7, CardValues.points(CardSet.PACK.bits()));
    }
}
