package parlour.server.redis;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A script that Redis runs as one step, with nothing else in between. */
enum Script {
    OPEN(false),
    APPEND(false),
    /** Does nothing, but only where steps would be stored. */
    PROBE(false),
    /** Works in a Redis that is full, as do all that follow: people still see their tables. */
    TAKE(true),
    RENEW(true),
    RELEASE(true),
    CLEAR(true);

    private static final String COMMON = "common";

    private final boolean whenFull;
    private final String text;

    Script(boolean whenFull) {
        this.whenFull = whenFull;
        String head = whenFull ? "#!lua flags=allow-oom\n" : "#!lua\n";
        text = head + read(COMMON) + read(name().toLowerCase(Locale.ROOT));
    }

    private static String read(String name) {
        try (InputStream in = Script.class.getResourceAsStream(name + ".lua")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean worksWhenFull() {
        return whenFull;
    }

    /** In Lua. */
    String text() {
        return text;
    }
}
