package parlour.table;

import java.util.Locale;
import java.util.Optional;

/** The codes of tables: six letters that are hard to mistake for others and spell no words. */
public final class TableCode {
    public static final int LENGTH = 6;

    /** How many letters are read at a time. */
    private static final int GROUP = 3;

    private static final String LETTERS = "BCDFGHJKLMNPQRSTVWXZ";

    /** The most that is a multiple of the number of letters, so that each is equally likely. */
    private static final int FAIR = 256 / LETTERS.length() * LETTERS.length();

    private TableCode() {}

    public static String draw(Randomness randomness) {
        StringBuilder code = new StringBuilder();
        while (code.length() < LENGTH) {
            int drawn = randomness.bytes(1)[0] & 0xff;
            if (drawn < FAIR) {
                code.append(LETTERS.charAt(drawn % LETTERS.length()));
            }
        }
        return code.toString();
    }

    /** The code as people read and say it, with a space that no line is broken at. */
    public static String readable(String code) {
        return code.length() == LENGTH
                ? code.substring(0, GROUP) + "\u00a0" + code.substring(GROUP)
                : code;
    }

    /**
     * The code that somebody typed, in either case, with spaces or hyphens; empty if it is none.
     */
    public static Optional<String> read(String typed) {
        String code = typed.replaceAll("[\\s\\u00a0\\-–]", "").toUpperCase(Locale.ROOT);
        return code.length() == LENGTH && code.chars().allMatch(c -> LETTERS.indexOf(c) >= 0)
                ? Optional.of(code)
                : Optional.empty();
    }
}
