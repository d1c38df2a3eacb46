package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One call of the arena and what came of it. */
record Call(int status, String out, String err) {
    static Call of(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        int status = Arena.run(args, out, errors, false);
        return new Call(
                status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
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
