package parlour.app.setup;

import java.util.Optional;

/**
 * A player at a seat.
 *
 * @param computer the id of the computer player, empty for a person
 */
public record Participant(String name, Optional<String> computer) {
    public boolean person() {
        return computer.isEmpty();
    }
}
