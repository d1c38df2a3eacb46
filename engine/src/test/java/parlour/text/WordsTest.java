package parlour.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.engine.Rng;

import java.util.regex.Pattern;

class WordsTest {
    /** What words are, in the terms of Java. */
    private static final Pattern SPACES = Pattern.compile("\\s+");

    private static void check(String text) {
        for (int most = 0; most < 5; most++) {
            String[] expected = SPACES.split(text, most);
            assertArrayEquals(expected, Words.of(text, most), "'" + text + "' " + most);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "a", " a", "a ", "a b", "Jc x  2h\t9s", "\n\f\r a\u000Bb c d e "})
    void asJavaSplits(String text) {
        check(text);
    }

    @Test
    void anythingElseToo() {
        Rng rng = new Rng(7);
        for (int i = 0; i < 2000; i++) {
            StringBuilder text = new StringBuilder();
            for (int left = rng.below(8); left > 0; left--) {
                text.append("ab \t\u00A0".charAt(rng.below(5)));
            }
            check(text.toString());
        }
    }
}
