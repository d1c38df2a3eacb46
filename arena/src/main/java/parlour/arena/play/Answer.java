package parlour.arena.play;

import java.util.Locale;

/** A person's answer to a yes-or-no question. */
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
