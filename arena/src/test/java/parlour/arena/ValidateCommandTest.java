package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;

class ValidateCommandTest {
    @Test
    void everySubjectHasItsLines() {
        List<String> noise =
                Call.good("validate", "fastest", "noise", "--count", "2", "--players", "easy")
                        .lines();
        assertTrue(noise.get(0).startsWith("easy: 2 positions, "), noise::toString);
        assertEquals(5, noise.size(), noise::toString);
        List<String> par =
                Call.good("validate", "fastest", "par", "--count", "2", "--plays", "2").lines();
        assertEquals("2 deals, 2 plays of each.", par.get(0));
        assertTrue(par.get(3).startsWith("Play of smarter against experts: "), par::toString);
        List<String> accuracy =
                Call.good("validate", "fastest", "accuracy", "--count", "2", "--players", "easy")
                        .lines();
        assertTrue(
                accuracy.get(0).startsWith("easy: 2 rounds against experts, accuracy "),
                accuracy::toString);
    }

    @Test
    void theGamesOfADayAreTimed() {
        List<String> days =
                Call.good("validate", "fastest", "daily", "--count", "2", "--seed", "20777")
                        .lines();
        assertEquals(2, days.size(), days::toString);
        assertTrue(days.get(0).startsWith("Day 20777: "), days::toString);
        assertTrue(
                days.get(1).matches("Day 20778: .* par .*, (one end|[2-9] different ends)\\."),
                days::toString);
    }

    @Test
    void badInputIsOneLine() {
        assertEquals(
                "There is nothing called \"speed\" to measure: choose from noise, par,"
                        + " accuracy and daily.",
                Call.mistake("validate", "fastest", "speed"));
        assertTrue(
                Call.mistake("validate", "fastest", "par", "--players", "me")
                        .startsWith("There is no computer \"me\": "));
        assertTrue(
                Call.mistake("validate", "fastest", "par", "--players", ",")
                        .startsWith("There is no computer \"\": "));
    }

    @Test
    void itIsNotListed() {
        assertFalse(Call.good("--help").out().contains("validate"));
    }
}
