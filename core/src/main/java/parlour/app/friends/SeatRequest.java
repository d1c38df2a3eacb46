package parlour.app.friends;

import parlour.app.App;
import parlour.fair.Hex;
import parlour.wire.ClientMessage;

import java.util.Optional;

/**
 * A person's wish to sit down: with a name as soon as a seat is known to be free, and in the same
 * words again if the connection breaks before the answer comes.
 */
final class SeatRequest {
    private Optional<String> name;
    private Optional<ClientMessage.Sit> unanswered = Optional.empty();

    /**
     * @param name empty for somebody who decides later
     */
    SeatRequest(Optional<String> name) {
        this.name = name;
    }

    /** A number that nobody can guess, in hexadecimal digits. */
    static String random(App app, int bytes) {
        return Hex.of(app.platform().randomBytes(bytes));
    }

    /** Takes the name with which to sit down now that the seats are known; there is one once. */
    Optional<String> takeName() {
        Optional<String> taken = name;
        name = Optional.empty();
        return taken;
    }

    /** What is asked and has not been answered. */
    Optional<ClientMessage.Sit> unanswered() {
        return unanswered;
    }

    void asked(ClientMessage.Sit sit) {
        unanswered = Optional.of(sit);
    }

    /** Somebody sits, or was told why not; returns the token that was asked for. */
    Optional<String> answered() {
        Optional<String> token = unanswered.flatMap(ClientMessage.Sit::token);
        unanswered = Optional.empty();
        return token;
    }
}
