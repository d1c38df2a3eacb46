package parlour.server.journal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * A line of the journal: what happened at a table in one step, whole or not at all.
 *
 * @param number how many lines the table has before this one
 * @param time when it was written, in milliseconds since 1970
 * @param content text without line breaks, or {@link #GONE} if the table was cleared away
 */
record JournalLine(String table, long number, long time, String content) {
    static final String GONE = "gone";

    private static final int CHECKSUM = 8;
    private static final int PARTS = 4;

    JournalLine {
        if (content.indexOf('\n') >= 0 || table.indexOf(' ') >= 0) {
            throw new IllegalArgumentException("not on one line");
        }
    }

    boolean gone() {
        return content.equals(GONE);
    }

    /** The line as it is stored: its checksum, its parts, and the end of the line. */
    byte[] bytes() {
        byte[] body =
                (table + ' ' + number + ' ' + time + ' ' + content)
                        .getBytes(StandardCharsets.UTF_8);
        byte[] line = new byte[CHECKSUM + 1 + body.length + 1];
        System.arraycopy(checksum(body, 0, body.length), 0, line, 0, CHECKSUM);
        line[CHECKSUM] = ' ';
        System.arraycopy(body, 0, line, CHECKSUM + 1, body.length);
        line[line.length - 1] = '\n';
        return line;
    }

    /** Reads a line without its end; empty if it is damaged. */
    static Optional<JournalLine> read(byte[] line) {
        int start = CHECKSUM + 1;
        if (line.length < start
                || line[CHECKSUM] != ' '
                || !Arrays.equals(
                        checksum(line, start, line.length - start),
                        Arrays.copyOf(line, CHECKSUM))) {
            return Optional.empty();
        }
        String body = new String(line, start, line.length - start, StandardCharsets.UTF_8);
        String[] parts = body.split(" ", PARTS);
        if (parts.length < PARTS) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new JournalLine(
                            parts[0],
                            Long.parseLong(parts[1]),
                            Long.parseLong(parts[2]),
                            parts[3]));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static byte[] checksum(byte[] bytes, int start, int length) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, start, length);
        String digits = Long.toHexString(sum.getValue() | 1L << 32);
        return digits.substring(1).getBytes(StandardCharsets.US_ASCII);
    }
}
