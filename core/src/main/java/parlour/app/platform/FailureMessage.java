package parlour.app.platform;

import parlour.app.look.Markup;
import parlour.text.Phrase;

import java.util.Optional;

/** Turns a program error into a message for the person playing. */
public final class FailureMessage {
    private FailureMessage() {}

    /** Writes a report that helps to fix the error; the message says where it is. */
    public static Phrase tell(Platform platform, Throwable mistake) {
        Optional<String> place = platform.report(mistake);
        if (place.isEmpty()) {
            return Phrase.of("failure.unwritten");
        }
        String key = mistake instanceof OutOfMemoryError ? "failure.memory" : "failure";
        return Phrase.of(key, Markup.plain(place.get()));
    }
}
