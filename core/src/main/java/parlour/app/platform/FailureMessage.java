package parlour.app.platform;

import parlour.app.look.Markup;
import parlour.text.Phrase;

import java.util.Optional;

/** A mistake of ours, as a person is told of it. */
final class FailureMessage {
    private FailureMessage() {}

    /** Writes it down for whoever can mend it, and says where. */
    static Phrase tell(Platform platform, Throwable mistake) {
        Optional<String> place = platform.report(mistake);
        if (place.isEmpty()) {
            return Phrase.of("failure.unwritten");
        }
        String key = mistake instanceof OutOfMemoryError ? "failure.memory" : "failure";
        return Phrase.of(key, Markup.plain(place.get()));
    }
}
