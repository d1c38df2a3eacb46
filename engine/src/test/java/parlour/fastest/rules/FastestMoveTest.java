package parlour.fastest.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.English;
import parlour.text.BadInput;

class FastestMoveTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 4", "2 J", "3 10", "4 A", "1 BJ", "1 RJ", "2 joker", "pass", "run 5 9",
                "run A 3", "5h", "5d 5s"
            })
    void theNotationGoesBothWays(String text) throws BadInput {
        assertEquals(text, FastestMove.parse(text).toString());
        assertEquals(FastestMove.parse(text), FastestMove.parse("  " + text.replace(" ", " \t ")));
    }

    @ParameterizedTest
    @CsvSource({"1 BJoker, 1 BJ", "1 RJoker, 1 RJ", "5s 5d, 5d 5s", "BJ, 1 BJ", "RJ BJ, 2 joker"})
    void otherSpellingsAreReadToo(String text, String written) throws BadInput {
        assertEquals(written, FastestMove.parse(text).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | \"\" is not a play",
                "x | \"x\" is not a play",
                "x 4 | \"x\" is not a play",
                "-1 -1 | \"-1\" is not a play",
                "4 | \"4\" is not a play",
                "0 4 | \"0\" is not a number of cards",
                "5 4 | \"5\" is not a number of cards",
                "10 4 | \"10\" is not a number of cards",
                "2 1 | \"1\" is not a rank",
                "2 j | \"j\" is not a rank",
                "2 4 6 | \"6\" does not belong in \"2 4 6\"",
                "pass 4 | \"pass\" is not a play",
                "1 joker | \"1 joker\" cannot be",
                "2 BJ | \"2 BJ\" cannot be",
                "run | \"run\" is not a run",
                "run 5 | \"run 5\" is not a run",
                "run 5 6 | \"run 5 6\" is not a run",
                "run 9 5 | \"run 9 5\" is not a run",
                "run J BJ | \"run J BJ\" is not a run",
                "run Q A | \"run Q A\" is not a run",
                "run 5 x | \"x\" is not a rank",
                "run 5 9 10 | \"10\" does not belong",
                "5d 5x | \"5x\" at position 4 is not a card",
                "5d 5 | \"5\" at position 4 is not a card",
                "5d 5d | 5d at position 4 is a repeat",
                "5d 6d | 5d 6d are not all of one rank"
            })
    void aBadTokenIsNamed(String text, String beginning) {
        BadInput bad = assertThrows(BadInput.class, () -> FastestMove.parse(text));
        String sentence = English.say(bad.phrase());
        assertTrue(sentence.startsWith(beginning), sentence);
    }

    @Test
    void noPlayIsMadeThatDoesNotExist() {
        assertThrows(
                IllegalArgumentException.class, () -> new FastestMove.Group(2, Level.RED_JOKER));
        assertThrows(IllegalArgumentException.class, () -> new FastestMove.Group(5, Level.ACE));
        assertThrows(
                IllegalArgumentException.class, () -> new FastestMove.Run(Level.ACE, Level.TWO));
        assertThrows(
                IllegalArgumentException.class,
                () -> new FastestMove.Suited(FastestCards.hand("5c 6c")));
    }

    @Test
    void ranksWithoutSuitsTakeTheLowestThatAreFree() {
        assertEquals("Ac Ad 2c 10s BJ", FastestCards.hand("BJoker Ad 2 10s A").toString());
        assertEquals("Ac Ad", FastestCards.hand("A Ac").toString());
    }
}
