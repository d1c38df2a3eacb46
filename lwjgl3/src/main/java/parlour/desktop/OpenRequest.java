package parlour.desktop;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What a second start asks of the running program: to come to the front, optionally with a file or
 * the link to a table.
 *
 * @param target the path of the file, or the link
 */
record OpenRequest(Optional<String> target) {
    /** The maximum size of a request, longer than any path. */
    static final int MOST_BYTES = 65_536;

    private static final String GREETING = "parlour open 1\n";

    /** Whether a text is meant as a link; the path of a file never looks like one. */
    static boolean isLink(String text) {
        return text.matches("(?i)https?://.*");
    }

    Optional<String> file() {
        return target.filter(text -> !isLink(text));
    }

    Optional<String> link() {
        return target.filter(OpenRequest::isLink);
    }

    byte[] bytes() {
        return (GREETING + target.orElse("")).getBytes(StandardCharsets.UTF_8);
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
        String target = text.substring(GREETING.length());
        return Optional.of(new OpenRequest(Optional.of(target).filter(any -> !any.isEmpty())));
    }
}
