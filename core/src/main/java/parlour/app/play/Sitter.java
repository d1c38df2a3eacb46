package parlour.app.play;

import java.util.Optional;

/**
 * Who sits at a seat.
 *
 * @param computer the name of the computer player, empty for a person
 */
public record Sitter(String name, Optional<String> computer) {
    public boolean person() {
        return computer.isEmpty();
    }
}
