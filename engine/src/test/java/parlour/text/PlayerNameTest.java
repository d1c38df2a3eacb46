package parlour.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

class PlayerNameTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"A", "Äiti", " Åsa ", "Zoë 2", "Δημήτρης", "Ольга", "12345678901234567890"})
    void names(String name) {
        assertEquals(Optional.empty(), PlayerName.problem(name));
    }

    @Test
    void whatIsNone() {
        assertEquals(Optional.of(Phrase.of("setup.problem.noName")), PlayerName.problem(" \t "));
        assertEquals(
                Optional.of(Phrase.of("setup.problem.longName", 20, 21)),
                PlayerName.problem("x".repeat(21)));
        assertEquals(
                Optional.of(Phrase.of("letters.problem", 2, "U+0000")), PlayerName.problem("a\0b"));
        assertTrue(PlayerName.problem("a\u202eb").isPresent(), "it would turn the line around");
        assertTrue(PlayerName.problem("\ud83c\udccf").isPresent());
    }

    @Test
    void namesThatLookTheSameAreTheSame() {
        assertTrue(PlayerName.same(" anna", "ANNA "));
        assertFalse(PlayerName.same("Anna", "Änna"));
    }

    /** A table of twelve can have twelve of them, and all are names. */
    @Test
    void computersHaveNamesOfTheirOwn() {
        Set<String> folded = new HashSet<>();
        for (String name : PlayerName.COMPUTERS) {
            assertEquals(Optional.empty(), PlayerName.problem(name));
            assertTrue(folded.add(PlayerName.folded(name)), name);
        }
        assertTrue(folded.size() > 2 * 12, "more than persons and computers together");
    }
}
