package parlour.desktop;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What a second start asks of the running program: to come to the front, optionally with a file.
 */
record OpenRequest(Optional<String> file) {
    /** The maximum size of a request, longer than any path. */
    static final int MOST_BYTES = 65_536;

    private static final String GREETING = "parlour open 1\n";

    byte[] bytes() {
        return (GREETING + file.orElse("")).getBytes(StandardCharsets.UTF_8);
    }

    /** Empty if this is not one of our requests. */
    static Optional<OpenRequest> read(ByteBuffer bytes) {
        String text;
        try {
            text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
        if (!text.startsWith(GREETING)) {
            return Optional.empty();
        }
        String file = text.substring(GREETING.length());
        return Optional.of(new OpenRequest(file.isEmpty() ? Optional.empty() : Optional.of(file)));
    }
}
