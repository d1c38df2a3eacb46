package parlour.app.platform;

import parlour.text.Phrase;

import java.util.Optional;
import java.util.function.Consumer;

/** Lets others join a table on this machine: a server inside this program. */
public interface TableHost {
    /**
     * Starts, unless it runs already.
     *
     * @param running told the address for others, such as {@code http://192.168.1.5:8080}, on any
     *     thread
     * @param failed told why it cannot run, on any thread
     */
    void start(Consumer<String> running, Consumer<Phrase> failed);

    /** Who cannot join although it runs, and what to do about it; once it is running. */
    default Optional<Phrase> limitation() {
        return Optional.empty();
    }
}
