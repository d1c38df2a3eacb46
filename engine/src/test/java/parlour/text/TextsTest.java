package parlour.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.English;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class TextsTest {
    private static Texts texts(String... files) throws IOException {
        List<Reader> readers = new ArrayList<>();
        for (String file : files) {
            readers.add(new StringReader(file));
        }
        return Texts.read(Locale.ENGLISH, thing -> "<" + thing + ">", readers);
    }

    @Test
    void argumentsAreSaidByTheirKind() throws IOException {
        Texts texts =
                texts(
                        "list.and={0} and {1}\nseat=seat {0}\nall={0}|{1}|{2}|{3}|{4}\nin=in {0}",
                        "more=it''s {0}");
        Phrase phrase = Phrase.of("all", 1, "text", new Seat(2), Phrase.of("in", new Seat(0)), 'c');
        assertEquals("1|text|seat 3|in seat 1|<c>", texts.say(phrase));
        assertEquals(
                "1|text|Cia|in Anna|<c>", texts.say(phrase, List.of("Anna", "Bo", "Cia")::get));
        assertEquals("it's so", texts.say("more", "so"));
        assertTrue(texts.has("more"));
        assertFalse(texts.has("less"));
    }

    @Test
    void listsAreSaidWithCommasAndAnAnd() throws IOException {
        Texts texts = texts("list.and={0} and {1}\nseat=seat {0}\nlist=[{0}]");
        assertEquals("[]", texts.say("list", List.of()));
        assertEquals("[1]", texts.say("list", List.of(1)));
        assertEquals("[1 and 2]", texts.say("list", List.of(1, 2)));
        assertEquals("[1, 2 and seat 1]", texts.say("list", List.of(1, 2, new Seat(0))));
    }

    @Test
    void bracesAndQuotesInArgumentsAreLeftAlone() throws IOException {
        Texts texts = texts("a=\"{0}\"");
        assertEquals("\"{1} it's '{0}'\"", texts.say("a", "{1} it's '{0}'"));
    }

    @Test
    void aSentenceBeginsLarge() throws IOException {
        Texts texts = texts("a=äiti {0}\nb={0}");
        assertEquals("Äiti x", texts.sentence(Phrase.of("a", "x")));
        assertEquals("(x)", texts.sentence(Phrase.of("b", "(x)")));
        assertEquals("", texts.sentence(Phrase.of("b", "")));
    }

    @Test
    void aMissingTextShowsWhatThereIs() throws IOException {
        assertEquals("no.text [1, x]", texts("").say("no.text", 1, "x"));
        assertEquals("no.text", texts("").say("no.text"));
    }

    @Test
    void aPatternIsParsedOnceHoweverOftenItIsSaid() throws IOException {
        Texts texts = texts("a={0,choice,0#none|1#one|1<{0} cards}");
        MessageFormat parsed = texts.format("a");
        assertEquals("none", texts.say("a", 0));
        assertEquals("7 cards", texts.say("a", 7));
        assertEquals("one", texts.say("a", 1));
        assertSame(parsed, texts.format("a"));
    }

    @Test
    void everyEnglishTextIsAPatternWithItsQuotesDoubled() throws IOException {
        Pattern line = Pattern.compile("(?m)^([\\w.-]+)\\s*=(.*)$");
        Map<String, Path> keys = new HashMap<>();
        for (Path file : English.files()) {
            Matcher texts = line.matcher(Files.readString(file));
            while (texts.find()) {
                String key = texts.group(1);
                Path before = keys.put(key, file.getFileName());
                assertEquals(null, before, key + " is there twice");
                new MessageFormat(texts.group(2), Locale.ENGLISH);
                assertFalse(texts.group(2).replace("''", "").contains("'"), key);
                assertFalse(texts.group(2).isBlank(), key);
            }
        }
        assertEquals(keys.keySet(), English.texts().keys());
    }
}
