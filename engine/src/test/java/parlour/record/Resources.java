package parlour.record;

import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.text.BadInput;
import parlour.text.Texts;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Files of the tests, and short ways to write cards. */
public final class Resources {
    private Resources() {}

    public static byte[] bytes(String name) {
        try (InputStream in = Resources.class.getResourceAsStream("/" + name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new IllegalStateException(name, e);
        }
    }

    public static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    /** The English sentences of the rules and of files. */
    public static Texts english() throws IOException {
        Path folder = Path.of("..", "assets", "i18n", "en");
        try (Reader engine = Files.newBufferedReader(folder.resolve("engine.properties"));
                Reader record = Files.newBufferedReader(folder.resolve("record.properties"))) {
            return Texts.read(Locale.ENGLISH, Object::toString, List.of(engine, record));
        }
    }

    public static List<Card> cards(String text) {
        try {
            return CardNotation.cards(text);
        } catch (BadInput e) {
            throw new IllegalArgumentException(e);
        }
    }

    public static CardSet set(String text) {
        return CardSet.of(cards(text));
    }

    public static CardSets sets(String... texts) {
        List<CardSet> sets = new ArrayList<>();
        for (String text : texts) {
            sets.add(set(text));
        }
        return CardSets.of(sets);
    }
}
