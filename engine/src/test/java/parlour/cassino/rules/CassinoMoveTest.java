package parlour.cassino.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.English;
import parlour.cards.CardSet;
import parlour.text.BadInput;

class CassinoMoveTest {
    @Test
    void aMoveIsWrittenInDeckOrderAndReadInAny() throws BadInput {
        assertEquals("2d", new CassinoMove.Place(CassinoCards.card("2d")).toString());
        assertEquals("Js x 5c 6d Jh", CassinoMove.parse("Js x Jh 6d 5c").toString());
        assertEquals(CassinoMove.parse("Js x 5c 6d Jh"), CassinoMove.parse(" Js  x 6d\tJh 5c "));
        assertEquals(new CassinoMove.Place(CassinoCards.card("10d")), CassinoMove.parse("10d"));
    }

    @Test
    void aCaptureTakesSomething() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new CassinoMove.Capture(CassinoCards.card("2d"), CardSet.EMPTY));
        assertEquals(
                new CassinoMove.Place(CassinoCards.card("2d")),
                CassinoMove.of(CassinoCards.card("2d"), CardSet.EMPTY));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2d x", "2d X 3c", "2d 3c", "2d xx 3c", "2d , 3c"})
    void whatIsNotOfTheFormIsRefusedWithTheForm(String text) {
        assertEquals(
                "\""
                        + text
                        + "\" is not a move: write the card to place, like 2d, or card x cards"
                        + " to take, like Js x 5c 6d.",
                complaint(text));
    }

    @ParameterizedTest
    @CsvSource({
        "'', '\"\" at position 1'",
        "2x, '\"2x\" at position 1'",
        "Js x 5c 9x, '\"9x\" at position 9'",
        "Js x 5c x, '\"x\" at position 9'",
        "Js  x   5c 5c, '5c at position 12 is a repeat'"
    })
    void aMisspeltCardIsNamedWithItsPlaceInTheMove(String text, String beginning) {
        String sentence = complaint(text);
        assertEquals(beginning, sentence.substring(0, beginning.length()));
    }

    private static String complaint(String text) {
        return English.say(assertThrows(BadInput.class, () -> CassinoMove.parse(text)).phrase());
    }
}
