package parlour.record;

import java.util.Optional;

/**
 * Who sits at a seat of a saved game.
 *
 * @param computer the name of the computer player; empty for a person
 */
public record SavedSeat(String name, Optional<String> computer) {
    /** The longest name, in characters. */
    public static final int LONGEST = 100;

    public SavedSeat {
        if (!fits(name)) {
            throw new IllegalArgumentException("name " + name);
        }
    }

    public static SavedSeat person(String name) {
        return new SavedSeat(name, Optional.empty());
    }

    public static SavedSeat computer(String name, String computer) {
        return new SavedSeat(name, Optional.of(computer));
    }

    /** Whether something can be a name: not blank, not too long, on one line. */
    public static boolean fits(String name) {
        return !name.isBlank()
                && name.length() <= LONGEST
                && name.chars().noneMatch(Character::isISOControl);
    }
}
