package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

class LocaleRestartTest {
    @TempDir private Path folder;

    private static String language(Map<String, String> environment) {
        return LocaleRestart.environment(environment).get("PARLOUR_STARTED_AGAIN");
    }

    @Test
    void theCommandIsStartedAgainLetterByLetter() throws IOException, InterruptedException {
        List<String> words =
                List.of(
                        "printf",
                        "[%s]",
                        "",
                        "äö 🂡",
                        "it's \"$HOME\" `x` \\n %s",
                        "ends with a line\n\n",
                        "*");
        String typed = String.join("\0", words) + "\0";
        Path said = folder.resolve("said");
        Process shell =
                new ProcessBuilder(
                                "/bin/sh",
                                "-c",
                                LocaleRestart.script(typed.getBytes(StandardCharsets.UTF_8)))
                        .redirectOutput(said.toFile())
                        .start();
        assertEquals(0, shell.waitFor());
        assertEquals(
                "[" + String.join("][", words.subList(2, words.size())) + "]",
                Files.readString(said));
    }

    @Test
    void theLanguageIsTheOneThatWasWanted() {
        assertEquals("en", language(Map.of()));
        assertEquals("en", language(Map.of("LC_ALL", "C", "LANG", "fi_FI.UTF-8")));
        assertEquals("en", language(Map.of("LANG", "POSIX")));
        assertEquals("fi", language(Map.of("LANG", "fi_FI.UTF-8")));
        assertEquals("sv", language(Map.of("LC_MESSAGES", "sv_FI", "LANG", "fi_FI.UTF-8")));
        assertEquals("sv", language(Map.of("LC_ALL", "", "LANG", "sv")));
    }

    @Test
    void whereNothingHelpsItSaysWhatToDo() throws IOException, InterruptedException {
        Path said = folder.resolve("said");
        ProcessBuilder start =
                new ProcessBuilder(
                        "/bin/sh",
                        "-c",
                        "exec \"$0\" -cp \"$1\" \"$2\" --data \"$(printf '\\303\\244')\"",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        System.getProperty("java.class.path"),
                        Main.class.getName());
        start.environment().put("LC_ALL", "C");
        start.environment().put("PARLOUR_STARTED_AGAIN", "en");
        Process program = start.redirectErrorStream(true).redirectOutput(said.toFile()).start();
        assertEquals(2, program.waitFor());
        assertEquals(LocaleRestart.ADVICE + "\n", Files.readString(said));
    }

    @Test
    void allLettersAreKnownTheSecondTime() {
        assertEquals("C.UTF-8", LocaleRestart.environment(Map.of("LC_ALL", "C")).get("LC_ALL"));
    }
}
