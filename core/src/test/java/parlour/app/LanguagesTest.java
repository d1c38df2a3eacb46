package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.settings.Language;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finnish and Swedish say everything that English says, with the same things filled in. */
class LanguagesTest {
    /** What the arena and the server say in a terminal; they speak English alone. */
    private static final Set<String> ENGLISH_ALONE = Set.of("arena", "parlour-server");

    /** Words that are the same in another language too: keys of a keyboard, signs and names. */
    private static final Set<String> SAME =
            Set.of(
                    "Tab",
                    "Enter",
                    "Esc",
                    "B",
                    "C",
                    "H",
                    "U",
                    "L",
                    "M",
                    "F1",
                    "R",
                    "PgUp · PgDn",
                    "F11",
                    "O",
                    "P",
                    "{0} s",
                    "{0,number,0.0}",
                    "{0,number,#}",
                    "{0,number,#} ± {1,number,#}",
                    "Rating",
                    "Rating {0,number,#}.",
                    "Laisto",
                    "CrossWise",
                    "Expert",
                    "Par",
                    "blunder",
                    "BCD FGH",
                    "Server",
                    "Version {0}");

    /** Headings for which the language has no shorter word. */
    private static final Set<String> LONG_WORDS = Set.of("aurinko", "Näppäimet", "Tangenter");

    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)");
    private static final Pattern LONE_APOSTROPHE = Pattern.compile("(?<!')'(?:'')*(?!')");
    private static final int SHORT = 40;
    private static final int MOST_ARGUMENTS = 10;

    /** A file of texts in a language. */
    private record Area(String language, String file) {
        Map<String, String> texts() throws IOException {
            return read(language, file);
        }

        Map<String, String> english() throws IOException {
            return read(Language.ENGLISH.code(), file);
        }

        Locale locale() {
            return new Locale(language);
        }
    }

    static List<Area> areas() throws IOException {
        List<Area> areas = new ArrayList<>();
        for (Language language : Language.values()) {
            for (String file : names(folder().resolve(Language.ENGLISH.code()))) {
                if (language == Language.ENGLISH || !ENGLISH_ALONE.contains(file)) {
                    areas.add(new Area(language.code(), file));
                }
            }
        }
        return areas;
    }

    private static Path folder() {
        return root().resolve("assets/i18n");
    }

    /** The names of what is in a folder, without their endings. */
    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString().split("\\.")[0])
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    static List<Area> translations() throws IOException {
        return areas().stream().filter(area -> !area.locale().equals(Locale.ENGLISH)).toList();
    }

    @Test
    void everyFolderOfTextsIsALanguageThatCanBeChosen() throws IOException {
        Set<String> codes = new TreeSet<>();
        for (Language language : Language.values()) {
            codes.add(language.code());
        }
        assertEquals(codes, names(folder()));
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageHasTheSameFiles(Language language) throws IOException {
        Set<String> files = names(folder().resolve(Language.ENGLISH.code()));
        if (language != Language.ENGLISH) {
            files.removeAll(ENGLISH_ALONE);
        }
        assertEquals(files, names(folder().resolve(language.code())));
    }

    @ParameterizedTest
    @MethodSource("translations")
    void everyLanguageHasTheSameKeys(Area area) throws IOException {
        assertEquals(area.english().keySet(), area.texts().keySet());
    }

    @ParameterizedTest
    @MethodSource("translations")
    void everyTextFillsInWhatTheEnglishOneDoes(Area area) throws IOException {
        List<String> wrong =
                against(area, (english, text) -> arguments(english).equals(arguments(text)));
        assertEquals(List.of(), wrong);
    }

    @ParameterizedTest
    @MethodSource("areas")
    void everyTextIsASentenceForAnyNumber(Area area) throws IOException {
        for (Map.Entry<String, String> entry : area.texts().entrySet()) {
            MessageFormat format = new MessageFormat(entry.getValue(), area.locale());
            for (int number : new int[] {0, 1, 2, 5}) {
                Object[] numbers = Collections.nCopies(MOST_ARGUMENTS, number).toArray();
                String said = format.format(numbers);
                assertFalse(said.isBlank(), entry::toString);
                assertFalse(said.contains("{"), entry::toString);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("areas")
    void everyApostropheIsWrittenTwice(Area area) throws IOException {
        area.texts().forEach((key, text) -> assertFalse(LONE_APOSTROPHE.matcher(text).find(), key));
    }

    @ParameterizedTest
    @MethodSource("translations")
    void nothingIsLeftInEnglish(Area area) throws IOException {
        List<String> left =
                against(
                        area,
                        (english, text) ->
                                !english.equals(text) || SAME.contains(text) || wordless(text));
        assertEquals(List.of(), left);
    }

    @ParameterizedTest
    @MethodSource("translations")
    void shortTextsStayShort(Area area) throws IOException {
        List<String> tooLong =
                against(
                        area,
                        (english, text) ->
                                english.length() >= SHORT
                                        || text.length() <= 2 * english.length()
                                        || LONG_WORDS.contains(text));
        assertEquals(List.of(), tooLong);
    }

    /** The texts of an area that do not stand up against the English ones. */
    private static List<String> against(Area area, BiPredicate<String, String> good)
            throws IOException {
        Map<String, String> english = area.english();
        List<String> bad = new ArrayList<>();
        area.texts()
                .forEach(
                        (key, text) -> {
                            if (english.containsKey(key) && !good.test(english.get(key), text)) {
                                bad.add(key + "=" + text);
                            }
                        });
        return bad;
    }

    private static Set<String> arguments(String text) {
        return ARGUMENT.matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean wordless(String text) {
        return text.replaceAll("\\[\\w*]", "").chars().noneMatch(Character::isLetter);
    }

    private static Map<String, String> read(String language, String file) throws IOException {
        Properties properties = new Properties();
        Path path = folder().resolve(language + "/" + file + ".properties");
        try (Reader reader = Files.newBufferedReader(path)) {
            properties.load(reader);
        }
        Map<String, String> texts = new TreeMap<>();
        properties.forEach((key, text) -> texts.put((String) key, (String) text));
        assertTrue(texts.size() > 1, path::toString);
        return texts;
    }

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.exists(folder.resolve("settings.gradle"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException("the test runs outside the project");
        }
        return folder;
    }
}
