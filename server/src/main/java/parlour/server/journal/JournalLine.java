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

    /** Room for the checksum, which is known last. */
    private static final String NO_CHECKSUM = "00000000 ";

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
        byte[] line =
                (NO_CHECKSUM + table + ' ' + number + ' ' + time + ' ' + content + '\n')
                        .getBytes(StandardCharsets.UTF_8);
        int start = CHECKSUM + 1;
        writeChecksum(checksum(line, start, line.length - start - 1), line);
        return line;
    }

    /** Reads a line without its end; empty if it is damaged. */
    static Optional<JournalLine> read(byte[] line) {
        int start = CHECKSUM + 1;
        if (line.length < start
                || line[CHECKSUM] != ' '
                || !hasChecksum(checksum(line, start, line.length - start), line)) {
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

    private static long checksum(byte[] bytes, int start, int length) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, start, length);
        return sum.getValue();
    }

    /** Writes hexadecimal digits to the beginning of a line. */
    private static void writeChecksum(long sum, byte[] line) {
        for (int i = 0; i < CHECKSUM; i++) {
            line[i] = (byte) Character.forDigit((int) (sum >>> 4 * (CHECKSUM - 1 - i)) & 15, 16);
        }
    }

    private static boolean hasChecksum(long sum, byte[] line) {
        byte[] written = new byte[CHECKSUM];
        writeChecksum(sum, written);
        return Arrays.equals(written, 0, CHECKSUM, line, 0, CHECKSUM);
    }
}
