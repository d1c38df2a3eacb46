package parlour.app.setup;

import java.util.Optional;

/**
 * Who sits at a seat.
 *
 * @param computer the name of the computer player, empty for a person
 */
public record Participant(String name, Optional<String> computer) {
    public boolean person() {
        return computer.isEmpty();
    }
}
