package parlour.desktop;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What a second start asks of the program that is open: to come to the front, with a file perhaps.
 */
record OpenRequest(Optional<String> file) {
    /** No request is longer: paths are not. */
    static final int MOST_BYTES = 65_536;

    private static final String GREETING = "parlour open 1\n";

    byte[] bytes() {
        return (GREETING + file.orElse("")).getBytes(StandardCharsets.UTF_8);
    }

    /** Nothing when this is no request of ours. */
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
