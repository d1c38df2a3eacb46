package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.code.CodeResult;
import parlour.code.GameCode;
import parlour.daily.DailyDeal;

import java.io.InputStream;
import java.util.List;
import java.util.Map;

class CodeCommandTest {
    private static String code(String... args) {
        return Call.good(args).out().strip();
    }

    @Test
    void aCodeSaysWhatItWasMadeOf() {
        String code =
                code(
                        "code",
                        "cassino",
                        "--players",
                        "greedy,me,expert",
                        "--rules",
                        "finnish,target=21",
                        "--seed",
                        "77");
        String out = Call.good("code", code).out();
        assertTrue(out.startsWith("cassino, players greedy, me and expert, rules {\"target\":21,"));
        assertTrue(out.endsWith(", seed 77.\n"), out);
    }

    @Test
    void aResultOfAnyPointsIsSaid() {
        DailyDeal<?, ?, ?, ?> deal = new DailyDeal<>(Games.CASSINO, 1);
        Map<Integer, String> said = Map.of(-3, "-3 points", 0, "0 points", 1, "1 point");
        said.forEach(
                (points, words) -> {
                    GameCode code = deal.code();
                    GameCode shared =
                            new GameCode(
                                    code.game(),
                                    code.options(),
                                    code.computers(),
                                    code.seed(),
                                    CodeResult.of(points, 2));
                    String out = Call.good("code", shared.write()).out();
                    assertTrue(
                            out.endsWith(
                                    "\nSomebody made "
                                            + words
                                            + " of it and came in at place 2.\n"),
                            out);
                });
    }

    @Test
    void withoutASeedOneIsDrawnThatMakesAShortCode() {
        String first = code("code", "fastest", "--players", "me,hard,hard");
        assertEquals("0000-0000-0000".length(), first.length());
        assertNotEquals(first, code("code", "fastest", "--players", "me,hard,hard"));
    }

    @Test
    void mistakesAreSaid() {
        assertEquals(
                "ABC1: This code was not copied correctly: compare it with the original, letter by"
                        + " letter.",
                Call.mistake("code", "ABC1"));
        for (String word : List.of("casino", "")) {
            assertEquals(
                    "\""
                            + word
                            + "\" is neither a game (cassino, crosswise and fastest) nor a code.",
                    Call.mistake("code", word));
        }
        assertEquals(
                "--seed does not go with a code: the code already says it.",
                Call.mistake("code", "ABCD", "--seed", "1"));
        assertTrue(
                Call.mistake("code", "cassino", "--players", "me,nobody")
                        .startsWith("There is no player \"nobody\": write me for a person,"));
    }

    @Test
    void whoeverTypesTheCodeGetsTheSameGame() {
        String code = code("code", "cassino", "--players", "me,hard", "--seed", "5");
        String typed = Call.typing(nothing(), "play", "--code", code).out();
        assertEquals(
                Call.typing(nothing(), "play", "cassino", "--players", "me,hard", "--seed", "5")
                        .out(),
                typed);
        assertTrue(typed.contains("Seed 5."), typed);
        assertEquals(
                "--seed does not go with a code: the code already says it.",
                Call.mistake("play", "--code", code, "--seed", "5"));
    }

    private static InputStream nothing() {
        return InputStream.nullInputStream();
    }
}
