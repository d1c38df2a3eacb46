package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

class OptionsTest {
    private static String complaint(String... args) {
        return assertThrows(Options.Unclear.class, () -> Options.parse(args)).getMessage();
    }

    @Test
    void nothingAskedForIsNothingSet() throws Options.Unclear {
        assertEquals(
                new Options(
                        false,
                        false,
                        Optional.empty(),
                        OptionalLong.empty(),
                        Optional.empty(),
                        false,
                        Optional.empty()),
                Options.parse());
    }

    @Test
    void everyOptionIsUnderstoodInAnyOrder() throws Options.Unclear {
        Options options =
                Options.parse("--seed", "-42", "--windowed", "1920x1080", "--data", "games");
        assertEquals(OptionalLong.of(-42), options.seed());
        assertEquals(Optional.of(new Options.Size(1920, 1080)), options.windowed());
        assertEquals(Optional.of(Path.of("games").toAbsolutePath()), options.data());
        assertFalse(options.help() || options.version());
    }

    @Test
    void helpHasAShortFormAndNamesEveryOption() throws Options.Unclear {
        assertTrue(Options.parse("-h").help());
        assertTrue(Options.parse("--help").help());
        assertTrue(Options.parse("--version").version());
        assertTrue(Options.parse("--log").log());
        for (String option :
                new String[] {"--windowed", "--seed", "--data", "--log", "--version"}) {
            assertTrue(Options.HELP.contains(option), option);
        }
    }

    @Test
    void aFileIsTakenInAndOnlyOne() throws Options.Unclear {
        assertEquals(
                Optional.of(Path.of("game.parlour").toAbsolutePath()),
                Options.parse("--seed", "1", "game.parlour").file());
        assertTrue(complaint("one", "two").contains("two"));
    }

    @Test
    void theLastOfTwoCounts() throws Options.Unclear {
        assertEquals(OptionalLong.of(2), Options.parse("--seed", "1", "--seed", "2").seed());
    }

    @Test
    void anUnknownWordIsNamed() {
        assertEquals(
                "Parlour does not know --fast; --help lists what it knows.", complaint("--fast"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--seed", "--data", "--windowed"})
    void aMissingValueIsAskedFor(String option) {
        assertEquals(option + " needs a value after it; --help shows which.", complaint(option));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1280", "1280x", "x720", "1280×720", "12x34", "1280x720x1", "-1x9"})
    void aSizeThatIsNoneIsRepeated(String size) {
        assertEquals(
                "--windowed needs a size like 1280x720, not \"" + size + "\".",
                complaint("--windowed", size));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "seven", "1.5", "99999999999999999999"})
    void aSeedThatIsNoneIsRepeated(String seed) {
        assertEquals(
                "--seed needs a whole number, not \"" + seed + "\".", complaint("--seed", seed));
    }

    @Test
    void aFolderThatCannotBeIsRefused() {
        assertTrue(complaint("--data", "a\u0000b").startsWith("--data needs a folder"));
    }
}
