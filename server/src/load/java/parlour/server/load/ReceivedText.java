package parlour.server.load;

import java.nio.charset.StandardCharsets;

/**
 * A message where it was read into, for as long as it is being handled. Looking for a few words in
 * it costs much less than making a string of it.
 */
final class ReceivedText {
    private byte[] bytes = new byte[0];
    private int from;
    private int until;

    void set(byte[] read, int start, int length) {
        bytes = read;
        from = start;
        until = start + length;
    }

    /** Bytes, which are as many as characters in all that is told of a game. */
    int length() {
        return until - from;
    }

    static byte[] word(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    boolean startsWith(byte[] word) {
        return word.length <= length() && is(word, from);
    }

    boolean endsWith(byte[] word) {
        return word.length <= length() && is(word, until - word.length);
    }

    /** Where a word begins for the first time; -1 if it does not. */
    int first(byte[] word) {
        for (int at = from; at <= until - word.length; at++) {
            if (is(word, at)) {
                return at - from;
            }
        }
        return -1;
    }

    /** Where a word begins for the last time; -1 if it does not. */
    int last(byte[] word) {
        for (int at = until - word.length; at >= from; at--) {
            if (is(word, at)) {
                return at - from;
            }
        }
        return -1;
    }

    private boolean is(byte[] word, int at) {
        for (int i = 0; i < word.length; i++) {
            if (bytes[at + i] != word[i]) {
                return false;
            }
        }
        return true;
    }

    /** The digits behind a word. */
    long number(byte[] word) {
        int at = from + first(word) + word.length;
        long number = 0;
        for (; bytes[at] >= '0' && bytes[at] <= '9'; at++) {
            number = 10 * number + bytes[at] - '0';
        }
        return number;
    }

    /** What begins at a place and ends before a character. */
    String until(char end, int start) {
        int at = from + start;
        while (bytes[at] != end) {
            at++;
        }
        return new String(bytes, from + start, at - from - start, StandardCharsets.UTF_8);
    }

    char at(int place) {
        return (char) bytes[from + place];
    }

    @Override
    public String toString() {
        return new String(bytes, from, length(), StandardCharsets.UTF_8);
    }
}
