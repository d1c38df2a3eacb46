package parlour.text;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;

/** The texts of one language; formats phrases as sentences. */
public final class Texts {
    /** The last character of a single byte. */
    private static final int LATIN = 0xff;

    /** How many characters of a file are read at once. */
    private static final int PIECE = 4096;

    private final Locale locale;
    private final Map<String, Pattern> patterns = new HashMap<>();
    private final Function<Object, String> things;

    /** A parsed format, safe for any thread: it is copied and never used itself. */
    private record Parsed(MessageFormat format) {}

    /** A text and, after its first use, its parsed form: parsing takes longer than formatting. */
    private static final class Pattern {
        private final String text;

        /** Two threads may both parse it; either result will do. */
        private Parsed parsed;

        Pattern(String text) {
            this.text = text;
        }

        MessageFormat format(Locale locale) {
            Parsed known = parsed;
            if (known == null) {
                known = new Parsed(new MessageFormat(text, locale));
                parsed = known;
            }
            return known.format();
        }
    }

    private Texts(Locale locale, Map<String, String> patterns, Function<Object, String> things) {
        this.locale = locale;
        patterns.forEach((key, text) -> this.patterns.put(key, new Pattern(text)));
        this.things = things;
    }

    /**
     * Reads the texts of a language from its property files.
     *
     * @param things formats a card or token within a sentence
     */
    public static Texts read(Locale locale, Function<Object, String> things, List<Reader> files)
            throws IOException {
        Properties properties = new Properties();
        for (Reader file : files) {
            properties.load(new StringReader(escaped(file)));
        }
        Map<String, String> patterns = new HashMap<>();
        properties.forEach((key, pattern) -> patterns.put((String) key, (String) pattern));
        return new Texts(locale, patterns, things);
    }

    /**
     * A file with its rarer characters escaped: in a browser, {@link Properties} would read only
     * the lower byte of each.
     */
    private static String escaped(Reader file) throws IOException {
        StringBuilder text = new StringBuilder();
        char[] characters = new char[PIECE];
        for (int read = file.read(characters); read >= 0; read = file.read(characters)) {
            for (int i = 0; i < read; i++) {
                escape(characters[i], text);
            }
        }
        return text.toString();
    }

    private static void escape(char character, StringBuilder text) {
        if (character > LATIN) {
            String hex = Integer.toHexString(character);
            text.append("\\u").append("0000".substring(hex.length())).append(hex);
        } else {
            text.append(character);
        }
    }

    public Set<String> keys() {
        return Collections.unmodifiableSet(patterns.keySet());
    }

    public boolean has(String key) {
        return patterns.containsKey(key);
    }

    /** Formats a text without seats. */
    public String say(String key, Object... args) {
        return say(Phrase.of(key, args));
    }

    /** Formats a phrase with seats numbered from 1 instead of named. */
    public String say(Phrase phrase) {
        return say(phrase, seat -> say("seat", seat + 1));
    }

    /**
     * Formats a phrase that stands alone: many reasons start in lower case, to follow a file name.
     */
    public String sentence(Phrase phrase) {
        String said = say(phrase);
        return said.isEmpty() ? said : said.substring(0, 1).toUpperCase(locale) + said.substring(1);
    }

    /** Formats a phrase with the names of the players at the seats. */
    public String say(Phrase phrase, IntFunction<String> names) {
        if (!has(phrase.key())) {
            // A text is missing: show the key rather than nothing.
            return phrase.key() + (phrase.args().isEmpty() ? "" : " " + phrase.args());
        }
        Object[] args = phrase.args().stream().map(arg -> render(arg, names)).toArray();
        return ((MessageFormat) format(phrase.key()).clone()).format(args);
    }

    /** The parsed pattern of a key; always the same object. */
    MessageFormat format(String key) {
        return patterns.get(key).format(locale);
    }

    /** Numbers stay numbers, so that a pattern can choose between singular and plural. */
    private Object render(Object arg, IntFunction<String> names) {
        if (arg instanceof Number) {
            return arg;
        }
        if (arg instanceof Seat seat) {
            return names.apply(seat.index());
        }
        if (arg instanceof Phrase phrase) {
            return say(phrase, names);
        }
        if (arg instanceof String text) {
            return text;
        }
        if (arg instanceof Iterable<?> items) {
            return list(items, names);
        }
        return things.apply(arg);
    }

    /** Formats a list: one, two and three. */
    private String list(Iterable<?> items, IntFunction<String> names) {
        List<String> words = new ArrayList<>();
        items.forEach(item -> words.add(render(item, names).toString()));
        if (words.size() < 2) {
            return String.join("", words);
        }
        int last = words.size() - 1;
        return say("list.and", String.join(", ", words.subList(0, last)), words.get(last));
    }
}
