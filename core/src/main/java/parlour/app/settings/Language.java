package parlour.app.settings;

import com.badlogic.gdx.Gdx;

import parlour.Games;
import parlour.cards.Card;
import parlour.cards.Suit;
import parlour.text.Texts;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The available languages. */
public enum Language {
    ENGLISH("en", "English"),
    FINNISH("fi", "Suomi"),
    SWEDISH("sv", "Svenska");

    /** What all games share; each has a file of its own beside these, of its name. */
    private static final List<String> SHARED =
            List.of(
                    "engine",
                    "record",
                    "table",
                    "friends",
                    "app",
                    "play",
                    "saves",
                    "lessons",
                    "practice",
                    "puzzles",
                    "replay",
                    "review",
                    "server");

    private final String code;
    private final String ownName;

    Language(String code, String ownName) {
        this.code = code;
        this.ownName = ownName;
    }

    /** The language of a locale, or English if it is not available. */
    static Language of(Locale locale) {
        for (Language language : values()) {
            if (language.code.equals(locale.getLanguage())) {
                return language;
            }
        }
        return ENGLISH;
    }

    public String code() {
        return code;
    }

    /** The language's name in the language itself. */
    public String ownName() {
        return ownName;
    }

    /** Its texts for a deck with two colours. */
    public Texts texts() {
        return texts(false);
    }

    /**
     * Its texts, read from the program itself and never from a folder of that name on disk.
     *
     * @param fourColours whether each suit has its own colour
     */
    public Texts texts(boolean fourColours) {
        List<Reader> readers = new ArrayList<>();
        try {
            for (String file : files()) {
                readers.add(
                        Gdx.files
                                .classpath("i18n/" + code + "/" + file + ".properties")
                                .reader("UTF-8"));
            }
            return Texts.read(new Locale(code), thing -> written(thing, fourColours), readers);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            readers.forEach(Language::close);
        }
    }

    private static List<String> files() {
        List<String> files = new ArrayList<>(SHARED);
        Games.all().forEach(game -> files.add(game.id()));
        return files;
    }

    /** A card within a sentence: its rank and suit symbol. */
    private static String written(Object thing, boolean fourColours) {
        if (!(thing instanceof Card card)) {
            return thing.toString();
        }
        return card.rank().text() + sign(card.suit(), fourColours);
    }

    /** A suit's sign in the colour it has on the cards; black is the colour of the sentence. */
    private static String sign(Suit suit, boolean fourColours) {
        return switch (suit) {
            case CLUBS -> fourColours ? "[suitGreen]♣[]" : "♣";
            case DIAMONDS -> fourColours ? "[suitBlue]♦[]" : "[suitRed]♦[]";
            case HEARTS -> "[suitRed]♥[]";
            case SPADES -> "♠";
        };
    }

    private static void close(Reader reader) {
        try {
            reader.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
