package parlour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Who may know whom, and what stays out of the engine: read from the sources. */
class ArchitectureTest {
    private static final Path ENGINE = English.root().resolve("engine/src/main/java");
    private static final List<String> GAMES = List.of("cassino", "crosswise", "fastest");

    /** A Java file without its comments. */
    private record Source(String path, String code) {
        /** The package below parlour, or parlour itself. */
        String home() {
            Matcher named = Pattern.compile("package parlour\\.?(\\w*)").matcher(code);
            return named.find() && !named.group(1).isEmpty() ? named.group(1) : "parlour";
        }

        /** The packages it names, by an import or in full. */
        Set<String> knows() {
            Set<String> known = new TreeSet<>();
            Matcher names = Pattern.compile("\\bparlour\\.([a-z]\\w*|[A-Z])").matcher(code);
            while (names.find()) {
                String name = names.group(1);
                known.add(Character.isUpperCase(name.charAt(0)) ? "parlour" : name);
            }
            known.remove(home());
            return known;
        }
    }

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

    /** The engine's files in these packages, each of which has some. */
    private static List<Source> ofPackages(Set<String> names) throws IOException {
        List<Source> found =
                sources(ENGINE).stream().filter(source -> names.contains(source.home())).toList();
        assertEquals(names, found.stream().map(Source::home).collect(Collectors.toSet()));
        return found;
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

    /** LibGDX looks for internal files in the folder it was started in before the program's own. */
    @Test
    void aFileOfTheFolderItIsStartedInIsNeverTakenForAPictureOfTheProgram() throws IOException {
        for (Source source : house()) {
            assertAbsent(source, "files\\.internal");
        }
    }

    @Test
    void theEngineKnowsNeitherLibGdxNorAnyOtherModule() throws IOException {
        for (Source source : sources(ENGINE)) {
            assertAbsent(source, "com\\.badlogic|\\bgdx\\b");
            assertAbsent(source, "import (?!static )(?!java\\.|parlour\\.)");
            assertAbsent(source, "parlour\\.(app|desktop|arena|art|bench)\\b");
        }
    }

    @Test
    void theEngineHasNoOtherDiceNoThreadsNoFilesNoClockNoReflection() throws IOException {
        for (Source source : sources(ENGINE)) {
            assertAbsent(
                    source, "java\\.util\\.Random|Math\\.random|ThreadLocalRandom|SecureRandom");
            assertAbsent(source, "randomUUID|Collections\\.shuffle");
            assertAbsent(source, "\\bThread\\b|java\\.util\\.concurrent|synchronized|parallel\\(");
            // The save store is the one door to the disk.
            String files = "java\\.nio\\.file|java\\.io\\.File|\\bFile(Reader|InputStream)\\b";
            assertAbsent(source, source.home().equals("store") ? "java\\.io\\.File\\b" : files);
            assertAbsent(source, "currentTimeMillis|nanoTime|java\\.time");
            assertAbsent(
                    source, "java\\.lang\\.reflect|Class\\.forName|System\\.(getenv|exit|out)");
        }
    }

    @Test
    void noGameKnowsAnotherGame() throws IOException {
        for (Source source : ofPackages(Set.copyOf(GAMES))) {
            Set<String> others = source.knows();
            others.retainAll(GAMES);
            assertEquals(Set.of(), others, source.path());
        }
    }

    @Test
    void theContractKnowsNoGame() throws IOException {
        for (Source source : ofPackages(Set.of("engine", "cards", "json", "text", "search"))) {
            Set<String> games = source.knows();
            games.retainAll(GAMES);
            assertEquals(Set.of(), games, source.path());
        }
    }

    @Test
    void packagesOfTheEngineHaveNoCycles() throws IOException {
        Map<String, Set<String>> graph = new TreeMap<>();
        for (Source source : sources(ENGINE)) {
            graph.computeIfAbsent(source.home(), home -> new TreeSet<>()).addAll(source.knows());
        }
        assertTrue(graph.size() > 5, graph::toString);
        // Packages that know only packages already taken away fall away; a cycle stays.
        Set<String> gone = new HashSet<>();
        while (gone.size() < graph.size()) {
            int before = gone.size();
            graph.forEach(
                    (home, known) -> {
                        if (gone.containsAll(known)) {
                            gone.add(home);
                        }
                    });
            assertTrue(gone.size() > before, () -> "a cycle among " + left(graph, gone));
        }
    }

    private static Map<String, Set<String>> left(Map<String, Set<String>> graph, Set<String> gone) {
        Map<String, Set<String>> left = new TreeMap<>(graph);
        left.keySet().removeAll(gone);
        return left;
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
