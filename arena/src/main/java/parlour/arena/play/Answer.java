package parlour.arena.play;

import java.util.Locale;

/** What a person says to a question for yes or no. */
public enum Answer {
    YES,
    NO,
    UNCLEAR;

    public static Answer of(String line) {
        return switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "y", "yes" -> YES;
            case "n", "no" -> NO;
            default -> UNCLEAR;
        };
    }
}
