package parlour.fair;

import java.util.Optional;

/** Bytes as hexadecimal digits in lower case. */
public final class Hex {
    private static final String DIGITS = "0123456789abcdef";

    private Hex() {}

    public static String of(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte each : bytes) {
            text.append(DIGITS.charAt(each >> 4 & 0xf)).append(DIGITS.charAt(each & 0xf));
        }
        return text.toString();
    }

    /** The bytes of a text of this many; empty if it is anything else. */
    public static Optional<byte[]> read(String text, int length) {
        if (text.length() != 2 * length) {
            return Optional.empty();
        }
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            int high = DIGITS.indexOf(text.charAt(2 * i));
            int low = DIGITS.indexOf(text.charAt(2 * i + 1));
            if (high < 0 || low < 0) {
                return Optional.empty();
            }
            bytes[i] = (byte) (high << 4 | low);
        }
        return Optional.of(bytes);
    }

    /** Whether a text stands for this many bytes. */
    public static boolean fits(String text, int length) {
        return read(text, length).isPresent();
    }
}
