package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoMove;
import parlour.text.BadInput;

import java.util.Optional;

class CassinoSelectionTest {
    private final CassinoSelection selection = new CassinoSelection();

    private static Card card(String text) {
        try {
            return CardNotation.card(text);
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
    }

    private static CardSet set(String text) {
        try {
            return CardNotation.set(text);
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void oneHandCardIsPickedAtATime() {
        selection.toggleHand(card("7d"));
        selection.toggleHand(card("9c"));
        assertEquals(Optional.of(card("9c")), selection.hand());
    }

    @Test
    void aSecondClickLetsGo() {
        selection.toggleHand(card("7d"));
        selection.toggleHand(card("7d"));
        selection.toggleTable(card("2c"));
        selection.toggleTable(card("2c"));
        assertTrue(selection.isEmpty());
    }

    @Test
    void anotherHandCardKeepsTheTableCards() {
        selection.toggleTable(card("2c"));
        selection.toggleHand(card("7d"));
        selection.toggleTable(card("5h"));
        selection.toggleHand(card("9c"));
        assertEquals(
                Optional.of(new CassinoMove.Capture(card("9c"), set("2c 5h"))), selection.move());
    }

    @Test
    void tableCardsAloneMakeNoMove() {
        selection.toggleTable(card("2c"));
        assertEquals(Optional.empty(), selection.move());
    }

    @Test
    void aHandCardAloneIsPlaced() {
        selection.toggleHand(card("7d"));
        assertEquals(Optional.of(new CassinoMove.Place(card("7d"))), selection.move());
    }

    @Test
    void aHintLastsUntilSomethingIsPicked() {
        selection.suggest(new CassinoMove.Capture(card("7d"), set("2c 5h")));
        assertEquals(
                Optional.of(new CassinoMove.Capture(card("7d"), set("2c 5h"))), selection.move());
        assertTrue(selection.hint().isPresent());
        selection.toggleTable(card("2c"));
        assertFalse(selection.hint().isPresent());
    }

    @Test
    void anOpenQuestionEndsWithTheNextPick() {
        selection.ponder(card("7d"), card("2c"));
        assertTrue(selection.undecided());
        assertEquals(set("2c"), selection.table());
        selection.toggleTable(card("5h"));
        assertFalse(selection.undecided());
        assertEquals(Optional.of(card("7d")), selection.hand());
    }

    @Test
    void whatIsGoneIsLetGo() {
        selection.toggleHand(card("7d"));
        selection.toggleTable(card("2c"));
        selection.toggleTable(card("5h"));
        selection.keep(set("9c"), set("2c"));
        assertEquals(Optional.empty(), selection.hand());
        assertEquals(set("2c"), selection.table());
    }

    @Test
    void aCaptureOfWhichAPartIsGoneIsLetGoWhole() {
        selection.pick(card("9c"), set("2c 7d"));
        selection.keep(set("9c"), set("2c"));
        assertTrue(selection.isEmpty());
        selection.pick(card("9c"), set("2c 7d"));
        selection.keep(set("9c"), set("2c 7d Kd"));
        assertEquals(set("2c 7d"), selection.table());
        selection.keep(set("Ac"), set("2c 7d Kd"));
        assertTrue(selection.isEmpty(), "its hand card is gone");
    }

    @Test
    void whatWasSelectedAtOnceBelongsToItsHandCard() {
        selection.pick(card("7d"), set("2c 5h"));
        assertTrue(selection.whole());
        assertTrue(selection.clicked().isEmpty());
        selection.toggleHand(card("9c"));
        assertEquals(Optional.of(new CassinoMove.Place(card("9c"))), selection.move());
        selection.pick(card("7d"), set("2c 5h"));
        selection.toggleHand(card("7d"));
        assertTrue(selection.isEmpty());
    }

    @Test
    void aClickedCardMakesTheRestThePersonsOwn() {
        selection.pick(card("7d"), set("2c 5h"));
        selection.toggleTable(card("2c"));
        assertFalse(selection.whole());
        assertEquals(set("5h"), selection.clicked());
        selection.toggleHand(card("9c"));
        assertEquals(Optional.of(new CassinoMove.Capture(card("9c"), set("5h"))), selection.move());
    }
}
