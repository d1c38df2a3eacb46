package parlour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.engine.Game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Every text is said somewhere: its key, or what it begins with, stands in the sources. */
class TextKeysTest {
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");

    /** The command lines look their texts up by the names of commands and options. */
    private static final List<String> COMMANDS = List.of("arena.", "parlour-server.");

    private static final List<String> SOURCES =
            List.of(
                    "engine/src/main",
                    "core/src/main",
                    "lwjgl3/src/main",
                    "arena/src/main",
                    "html/src/main",
                    "server/src/main",
                    "server/src/redis");

    private static Set<String> literals() throws IOException {
        Set<String> literals = new HashSet<>();
        for (String sources : SOURCES) {
            Path folder = English.root().resolve(sources);
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(TextKeysTest::isSource).toList()) {
                    Matcher found = LITERAL.matcher(Files.readString(file).replace("'\"'", ""));
                    while (found.find()) {
                        literals.add(found.group(1));
                    }
                }
            }
        }
        return literals;
    }

    private static boolean isSource(Path file) {
        return file.toString().endsWith(".java") || file.toString().endsWith(".js");
    }

    @Test
    void everyTextIsUsed() throws IOException {
        Set<String> literals = literals();
        List<String> prefixes = literals.stream().filter(text -> text.matches("\\w.*\\.")).toList();
        Set<String> unused = new TreeSet<>(English.texts().keys());
        assertTrue(unused.size() > 500, "the texts are where this test looks");
        unused.removeAll(literals);
        unused.removeIf(key -> COMMANDS.stream().anyMatch(key::startsWith));
        unused.removeIf(key -> literals.contains("--" + key));
        unused.removeIf(key -> prefixes.stream().anyMatch(key::startsWith));
        for (Game<?, ?, ?, ?> game : Games.all()) {
            unused.removeIf(key -> literals.contains(withoutEnd(key, "." + game.id())));
        }
        assertEquals(Set.of(), unused);
    }

    /** A game may call things otherwise, by a key with its id at the end. */
    private static String withoutEnd(String key, String end) {
        return key.endsWith(end) ? key.substring(0, key.length() - end.length()) : "";
    }
}
