package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;

class LearnCommandTest {
    @Test
    void printsTheValuesOfEitherGame() {
        List<String> cassino = Call.good("learn", "cassino", "--count", "20").lines();
        assertTrue(
                cassino.stream().anyMatch(line -> line.startsWith("BANKED(")), cassino::toString);
        List<String> crosswise = Call.good("learn", "crosswise", "--count", "20").lines();
        assertTrue(
                crosswise.stream().anyMatch(line -> line.startsWith("EXCHANGE, ")),
                crosswise::toString);
    }

    @Test
    void saysWhereNothingCanBeLearned() {
        assertEquals(
                "Nothing can be learned in \"fastest\": choose from cassino and crosswise.",
                Call.mistake("learn", "fastest"));
    }
}
