package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One call of the arena and what came of it. */
record Call(int status, String out, String err) {
    static Call of(String... args) {
        return typing(InputStream.nullInputStream(), args);
    }

    /** A call that is typed into. */
    static Call typing(InputStream in, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        Arena.Streams streams = new Arena.Streams(in, false, out, errors, false);
        int status = Arena.run(args, streams);
        return new Call(
                status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** The exit status of a call that writes to these. */
    static int run(OutputStream out, OutputStream err, String... args) {
        PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        InputStream in = InputStream.nullInputStream();
        return Arena.run(args, new Arena.Streams(in, false, out, errors, false));
    }

    /** A call that must go well. */
    static Call good(String... args) {
        Call call = of(args);
        assertEquals("", call.err);
        assertEquals(Arena.GOOD, call.status);
        return call;
    }

    /** The one line that a mistaken call prints, and nothing else. */
    static String mistake(String... args) {
        Call call = of(args);
        assertEquals("", call.out);
        assertEquals(Arena.MISTAKE, call.status, call.err);
        assertEquals(1, call.err.lines().count(), call.err);
        return call.err.strip();
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
