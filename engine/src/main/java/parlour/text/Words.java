package parlour.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits texts into words at spaces, without regular expressions, because a server reads many
 * moves.
 */
public final class Words {
    private Words() {}

    /** The words of a text. */
    public static String[] of(String text) {
        return of(text, 0);
    }

    /**
     * At most so many parts, the last of which may have several words; 0 for all words. What is
     * before a space at the beginning is an empty word.
     */
    public static String[] of(String text, int most) {
        List<String> words = new ArrayList<>();
        int start = 0;
        int end = endOfWord(text, 0);
        while (end < text.length() && (most == 0 || words.size() < most - 1)) {
            words.add(text.substring(start, end));
            start = endOfSpace(text, end);
            end = endOfWord(text, start);
        }
        if (start < text.length() || start == 0 || most > 0) {
            words.add(text.substring(start));
        } else if (words.get(words.size() - 1).isEmpty()) {
            // There is nothing but space.
            words.clear();
        }
        return words.toArray(new String[0]);
    }

    /** Where the word ends that begins at a place. */
    public static int endOfWord(String text, int from) {
        int end = from;
        while (end < text.length() && !isSpace(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Where the space ends that begins at a place. */
    public static int endOfSpace(String text, int from) {
        int end = from;
        while (end < text.length() && isSpace(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }
}
