package parlour;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What holds of the text of the sources, which compiled classes no longer tell. */
class SourcesTest {
    private static final Path ENGINE = English.root().resolve("engine/src/main/java");

    /** A Java file without its comments. */
    private record Source(String path, String code) {}

    private static List<Source> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Source> sources = new ArrayList<>();
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
                String path = English.root().relativize(file).toString();
                sources.add(new Source(path, withoutComments(Files.readString(file))));
            }
            assertFalse(sources.isEmpty(), folder + " has sources");
            return sources;
        }
    }

    private static String withoutComments(String text) {
        return text.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("(?m)^\\s*//.*$", "");
    }

    /** Every Java file of every module, tests too. */
    private static List<Source> house() throws IOException {
        List<Source> all = new ArrayList<>();
        try (Stream<Path> modules = Files.list(English.root())) {
            for (Path module : modules.sorted().toList()) {
                if (Files.isDirectory(module.resolve("src"))) {
                    all.addAll(sources(module.resolve("src")));
                }
            }
        }
        assertTrue(all.size() > 50, "the sources are where this test looks");
        return all;
    }

    /** Classes compiled from them do not tell a block that waits for another thread. */
    @Test
    void neitherTheEngineNorTheAppWaitsForAnotherThread() throws IOException {
        for (String module : List.of("engine", "core")) {
            for (Source source : sources(English.root().resolve(module + "/src/main/java"))) {
                assertAbsent(source, "\\bsynchronized\\b");
            }
        }
    }

    /** LibGDX looks for internal files in the folder it was started in before the program's own. */
    @Test
    void aFileOfTheFolderItIsStartedInIsNeverTakenForAPictureOfTheProgram() throws IOException {
        for (Source source : house()) {
            assertAbsent(source, "files\\.internal");
        }
    }

    @Test
    void everyKeyInTheEngineHasAText() throws IOException {
        // A dotted literal in lower case is a key; one that ends in a dot is completed in the code.
        Pattern key = Pattern.compile("\"([a-z]\\w*(?:\\.\\w+)+|[a-z]\\w*\\.(?:\\w+\\.)*)\"");
        Set<String> texts = English.texts().keys();
        int found = 0;
        for (Source source : sources(ENGINE)) {
            Matcher keys = key.matcher(source.code());
            while (keys.find()) {
                String name = keys.group(1);
                if (name.endsWith(".json")) {
                    continue; // a file
                }
                boolean there =
                        name.endsWith(".")
                                ? texts.stream().anyMatch(text -> text.startsWith(name))
                                : texts.contains(name);
                assertTrue(there, () -> source.path() + " says " + name + ", which has no text");
                found++;
            }
        }
        assertTrue(found > 50, found + " keys");
    }

    @Test
    void noSourceFileIsLongerThanFourHundredLines() throws IOException {
        for (Source source : house()) {
            try (Stream<String> lines = Files.lines(English.root().resolve(source.path()))) {
                long count = lines.count();
                assertTrue(count <= 400, () -> source.path() + " has " + count + " lines");
            }
        }
    }

    @Test
    void namesSayWhatAThingIs() throws IOException {
        for (Source source : house()) {
            assertAbsent(
                    source, "(class|record|interface|enum) \\w*(Manager|Handler|Helper|Utils?)\\b");
        }
    }

    @Test
    void nothingIsLeftUnfinishedOrSwitchedOff() throws IOException {
        // Written in two parts, so that this file is not found by its own search.
        String unfinished = "TO" + "DO|FIX" + "ME|not imple" + "mented";
        String switchedOff = "@Dis" + "abled|@Ign" + "ore|Thread\\.sl" + "eep";
        for (Source source : house()) {
            if (source.path().contains("est/java")) {
                assertAbsent(source, switchedOff);
            }
            String text = Files.readString(English.root().resolve(source.path()));
            assertAbsent(new Source(source.path(), text), unfinished);
        }
    }

    private static void assertAbsent(Source source, String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(source.code());
        assertTrue(!found.find(), () -> source.path() + ": " + found.group());
    }
}
