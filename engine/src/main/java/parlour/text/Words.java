package parlour.text;

import java.util.regex.Pattern;

/** Texts that consist of words with spaces between them. */
public final class Words {
    /** Compiled once: a server reads many moves. */
    private static final Pattern SPACES = Pattern.compile("\\s+");

    private Words() {}

    /** The words of a text. */
    public static String[] of(String text) {
        return of(text, 0);
    }

    /** At most so many parts, the last of which may have several words; 0 for all words. */
    public static String[] of(String text, int most) {
        return SPACES.split(text, most);
    }
}
