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

class CommandLineTest {
    private static String complaint(String... args) {
        return assertThrows(CommandLine.Unclear.class, () -> CommandLine.parse(args)).getMessage();
    }

    @Test
    void nothingAskedForIsNothingSet() throws CommandLine.Unclear {
        assertEquals(
                new CommandLine(
                        false,
                        false,
                        Optional.empty(),
                        OptionalLong.empty(),
                        Optional.empty(),
                        false,
                        Optional.empty(),
                        Optional.empty()),
                CommandLine.parse());
    }

    @Test
    void everyOptionIsUnderstoodInAnyOrder() throws CommandLine.Unclear {
        CommandLine commandLine =
                CommandLine.parse("--seed", "-42", "--windowed", "1920x1080", "--data", "games");
        assertEquals(OptionalLong.of(-42), commandLine.seed());
        assertEquals(Optional.of(new CommandLine.Size(1920, 1080)), commandLine.windowed());
        assertEquals(Optional.of(Path.of("games").toAbsolutePath()), commandLine.data());
        assertFalse(commandLine.help() || commandLine.version());
    }

    @Test
    void helpHasAShortFormAndNamesEveryOption() throws CommandLine.Unclear {
        assertTrue(CommandLine.parse("-h").help());
        assertTrue(CommandLine.parse("--help").help());
        assertTrue(CommandLine.parse("--version").version());
        assertTrue(CommandLine.parse("--log").log());
        for (String option :
                new String[] {"--windowed", "--seed", "--data", "--log", "--version"}) {
            assertTrue(CommandLine.HELP.contains(option), option);
        }
    }

    @Test
    void aLinkLeadsToATable() throws CommandLine.Unclear {
        String link = "http://192.168.1.5:7676/#BCDFGH";
        CommandLine commandLine = CommandLine.parse(link, "--seed", "1");
        assertEquals(Optional.of(link), commandLine.link());
        assertEquals(Optional.empty(), commandLine.file());
        assertTrue(complaint("https://example.org/").contains("compare it with the link"));
        assertTrue(complaint(link, "game.parlour").contains("game.parlour"));
        assertTrue(CommandLine.HELP.contains("LINK"));
    }

    @Test
    void aFileIsTakenInAndOnlyOne() throws CommandLine.Unclear {
        assertEquals(
                Optional.of(Path.of("game.parlour").toAbsolutePath()),
                CommandLine.parse("--seed", "1", "game.parlour").file());
        assertTrue(complaint("one", "two").contains("two"));
    }

    @Test
    void theLastOfTwoCounts() throws CommandLine.Unclear {
        assertEquals(OptionalLong.of(2), CommandLine.parse("--seed", "1", "--seed", "2").seed());
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
