package parlour.arena.play;

import parlour.text.BadInput;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads what a person types, line by line, regardless of what bytes and how many arrive. */
public final class LineReader {
    /** The longest accepted line in bytes: all cards of a table take fewer. */
    static final int LONGEST = 1000;

    private static final String UNSEEN =
            "[\\p{Cntrl}\\u0085\\u200B-\\u200F\\u2028-\\u202E\\u2066-\\u2069\\uFE0E\\uFE0F\\uFEFF]";

    private final InputStream in;

    public LineReader(InputStream in) {
        this.in = in;
    }

    /**
     * The next line without invisible characters; empty at the end of the input.
     *
     * @throws BadInput if the line is too long; the next call returns the one after it
     */
    public Optional<String> next() throws BadInput {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int read = read();
        if (read < 0) {
            return Optional.empty();
        }
        boolean tooLong = false;
        for (; read >= 0 && read != '\n'; read = read()) {
            tooLong |= line.size() == LONGEST;
            if (!tooLong) {
                line.write(read);
            }
        }
        if (tooLong) {
            throw new BadInput("console.tooLong", String.valueOf(LONGEST));
        }
        return Optional.of(line.toString(StandardCharsets.UTF_8).replaceAll(UNSEEN, " ").strip());
    }

    /** An input error counts as the end: nobody is left to be told. */
    private int read() {
        try {
            return in.read();
        } catch (IOException e) {
            return -1;
        }
    }
}
