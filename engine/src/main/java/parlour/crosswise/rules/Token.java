package parlour.crosswise.rules;

import parlour.text.Phrase;

import java.util.List;
import java.util.Locale;

/** A token on the field, in a hand or in the pile: one of six symbols and four actions. */
public enum Token {
    CROSS,
    PENTAGON,
    DIAMOND,
    STAR,
    SUN,
    TRIANGLE,
    /** Takes a symbol from the field into the hand. */
    REMOVE,
    /** Moves a symbol to an empty cell. */
    SHIFT,
    /** Swaps two symbols of the field. */
    EXCHANGE,
    /** Swaps a symbol of the field with one of the hand. */
    REPLACE;

    public static final int SYMBOLS = 6;
    public static final int ACTIONS = 4;

    /** The number of tokens of all kinds together. */
    public static final int COUNT = 54;

    private static final List<Token> ALL = List.of(values());

    /** The number used in files and on the command line: symbols from 1, actions from 7. */
    public int number() {
        return ordinal() + 1;
    }

    /** The token that a number from 1 to 10 stands for. */
    public static Token of(int number) {
        return ALL.get(number - 1);
    }

    public static List<Token> all() {
        return ALL;
    }

    public boolean isSymbol() {
        return ordinal() < SYMBOLS;
    }

    /** Which of the four actions this is, from 0. */
    public int action() {
        return ordinal() - SYMBOLS;
    }

    /** The number of tokens of this kind. */
    public int copies() {
        return isSymbol() ? 7 : 3;
    }

    /** The name, for use in a sentence. */
    public Phrase phrase() {
        return Phrase.of("crosswise.token." + name().toLowerCase(Locale.ROOT));
    }
}
