package parlour.record;

import java.nio.charset.StandardCharsets;

/**
 * Verifies a file's checksum without building a tree or replaying the game. It recognises only
 * files as this program writes them, apart from whitespace; about any other it makes no claim.
 */
final class ChecksumScan {
    private final byte[] file;
    private int at;

    private ChecksumScan(byte[] file) {
        this.file = file;
    }

    /** Whether a file is of this format and unchanged since its checksum was computed. */
    static boolean fits(Envelope.Format format, byte[] file) {
        return new ChecksumScan(file).fits(format);
    }

    private boolean fits(Envelope.Format format) {
        if (!take("{") || !member("format") || !take("\"" + format.name() + "\"") || !take(",")) {
            return false;
        }
        if (!member("version") || !take(String.valueOf(format.version())) || !take(",")) {
            return false;
        }
        if (!member("checksum") || !take("\"")) {
            return false;
        }
        int sum = at;
        at += Integer.SIZE / 4;
        if (at >= file.length || !take("\"") || !take(",") || !member(format.member())) {
            return false;
        }
        String stamped = new String(file, sum, Integer.SIZE / 4, StandardCharsets.ISO_8859_1);
        return content().equals(stamped) && take("}") && ended();
    }

    private boolean member(String name) {
        return take("\"" + name + "\"") && take(":");
    }

    /** Skips whitespace and then this text; false if it is not there. */
    private boolean take(String expected) {
        space();
        for (int i = 0; i < expected.length(); i++) {
            if (at + i >= file.length || file[at + i] != expected.charAt(i)) {
                return false;
            }
        }
        at += expected.length();
        return true;
    }

    /** The checksum of the value that starts here, ignoring whitespace between its parts. */
    private String content() {
        Crc32C sum = new Crc32C();
        boolean quoted = false;
        int open = 0;
        space();
        do {
            if (at >= file.length) {
                return "";
            }
            byte b = file[at++];
            if (quoted) {
                sum.update(b);
                if (b == '\\' && at < file.length) {
                    sum.update(file[at++]);
                }
                quoted = b != '"';
            } else if (!isSpace(b)) {
                sum.update(b);
                quoted = b == '"';
                open += b == '{' || b == '[' ? 1 : b == '}' || b == ']' ? -1 : 0;
            }
        } while (open > 0 || quoted);
        return sum.hex();
    }

    private boolean ended() {
        space();
        return at == file.length;
    }

    private void space() {
        while (at < file.length && isSpace(file[at])) {
            at++;
        }
    }

    private static boolean isSpace(byte b) {
        return b == ' ' || b == '\n' || b == '\r' || b == '\t';
    }
}
