package parlour.text;

import java.util.Locale;
import java.util.Optional;

/**
 * The characters that can be shown in names: those of scripts that are written from left to right
 * without joining, as far as one of the app's fonts has them.
 */
public final class Letters {
    /** The first and the last character of each range. */
    private static final int[][] SHOWN = {
        {0x20, 0x7e}, // Latin
        {0xa0, 0x24f},
        {0x300, 0x33f}, // accents
        {0x370, 0x377}, // Greek
        {0x37a, 0x37f},
        {0x384, 0x38a},
        {0x38c, 0x38c},
        {0x38e, 0x3a1},
        {0x3a3, 0x525}, // and Cyrillic
        {0x531, 0x556}, // Armenian
        {0x559, 0x55f},
        {0x561, 0x587},
        {0x10d0, 0x10fc}, // Georgian
        {0x1e00, 0x1efb}, // Vietnamese, Welsh
        {0x2010, 0x2027}, // punctuation
        {0x2030, 0x203a},
        {0x20a0, 0x20b5}, // currencies
        {0x2116, 0x2116},
        {0x2122, 0x2122},
        {0x2190, 0x2199}, // arrows
        {0x2212, 0x2212},
        {0x2600, 0x266f}, // stars, suits, chess, notes
        {0x2713, 0x2718},
        {0x2764, 0x2764},
    };

    private Letters() {}

    /** Whether a character can be shown as it should be. */
    public static boolean shown(int codePoint) {
        for (int[] range : SHOWN) {
            if (codePoint >= range[0] && codePoint <= range[1]) {
                return true;
            }
        }
        return false;
    }

    /** What is wrong with a name that was typed: the first character that cannot be shown. */
    public static Optional<Phrase> problem(String name) {
        int[] characters = name.codePoints().toArray();
        for (int i = 0; i < characters.length; i++) {
            if (!shown(characters[i])) {
                String hex = Integer.toHexString(characters[i]).toUpperCase(Locale.ROOT);
                String code = "U+" + "0".repeat(Math.max(0, 4 - hex.length())) + hex;
                return Optional.of(Phrase.of("letters.problem", i + 1, code));
            }
        }
        return Optional.empty();
    }
}
