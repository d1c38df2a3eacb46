package parlour.thinking;

import parlour.engine.Thinking;
import parlour.text.BadInput;

/**
 * Work that can be advanced here, or sent as a request to another copy of the program and answered
 * from there. {@link RequestedWork} is the other end.
 */
public interface Sendable<M> extends Thinking<M> {
    /** Whether there is something to request. */
    default boolean pending() {
        return true;
    }

    /** The request for what is to be done now, as JSON; only while something is pending. */
    String request();

    /**
     * Takes the answer to {@link #request}.
     *
     * @throws BadInput if it is no answer; then nothing has changed
     */
    void answer(String json) throws BadInput;
}
