package parlour;

import parlour.text.Phrase;
import parlour.text.Texts;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The sentences a person reads, from the texts of the house. */
public final class English {
    private static final Texts TEXTS = read();

    private English() {}

    /** The top folder of the sources. */
    public static Path root() {
        return Path.of(System.getProperty("parlour.root"));
    }

    public static Texts texts() {
        return TEXTS;
    }

    public static String say(Phrase phrase) {
        return TEXTS.say(phrase);
    }

    /** The files of the English texts, by name. */
    public static List<Path> files() {
        try (Stream<Path> files = Files.list(root().resolve("assets/i18n/en"))) {
            return files.filter(file -> file.toString().endsWith(".properties")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Texts read() {
        try {
            List<Reader> readers = new ArrayList<>();
            for (Path file : files()) {
                readers.add(Files.newBufferedReader(file));
            }
            Texts texts = Texts.read(Locale.ENGLISH, Object::toString, readers);
            for (Reader reader : readers) {
                reader.close();
            }
            return texts;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
