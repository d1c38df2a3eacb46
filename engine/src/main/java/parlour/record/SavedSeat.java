package parlour.record;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The player at a seat of a saved game.
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

    /** Whether a text is a valid name: not blank, not too long, on one line. */
    public static boolean fits(String name) {
        return !name.isBlank()
                && name.length() <= LONGEST
                && name.chars().noneMatch(Character::isISOControl);
    }

    /** The names, with a number appended to duplicates. */
    public static List<String> distinct(List<String> names) {
        Set<String> taken = new HashSet<>(names);
        Set<String> given = new HashSet<>();
        List<String> distinct = new ArrayList<>();
        for (String name : names) {
            String free = name;
            for (int i = 2; given.contains(free); i++) {
                String numbered = numbered(name, i);
                // A numbered name must not equal that of a later seat.
                free = taken.contains(numbered) ? free : numbered;
            }
            given.add(free);
            distinct.add(free);
        }
        return distinct;
    }

    private static String numbered(String name, int number) {
        String end = " " + number;
        return name.substring(0, Math.min(name.length(), LONGEST - end.length())) + end;
    }
}
