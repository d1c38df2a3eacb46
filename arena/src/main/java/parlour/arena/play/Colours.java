package parlour.arena.play;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Whether there are colours, and the text with them: red for hearts, diamonds and a refusal. */
public enum Colours {
    OFF,
    ON;

    private static final Pattern RED_CARD =
            Pattern.compile("(?<![\\p{L}\\p{N}])(?:10|[2-9AJQK])[dh](?![\\p{L}\\p{N}])");
    private static final String BEGIN = "\u001B[";
    private static final String END = "\u001B[0m";
    private static final String RED = "31";
    private static final String DEFAULT = "39";

    /** When there shall be colours. */
    public enum When {
        AUTO,
        ALWAYS,
        NEVER;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Whether to use colours.
     *
     * @param terminal whether somebody watches the output
     * @param environment the variables that say what the terminal can do and its owner wants
     */
    public static Colours of(When when, boolean terminal, Map<String, String> environment) {
        return switch (when) {
            case ALWAYS -> ON;
            case NEVER -> OFF;
            case AUTO -> terminal && welcome(environment) ? ON : OFF;
        };
    }

    private static boolean welcome(Map<String, String> environment) {
        boolean unwanted = !environment.getOrDefault("NO_COLOR", "").isEmpty();
        String kind = environment.getOrDefault("TERM", "");
        // Windows names no kind; its newer terminal says that it is there.
        boolean able =
                kind.isEmpty() ? environment.containsKey("WT_SESSION") : !kind.equals("dumb");
        return able && !unwanted;
    }

    /** A line as it is shown. */
    String paint(Style style, String text) {
        if (this == OFF || text.isEmpty()) {
            return text;
        }
        String begun = style.code().isEmpty() ? "" : BEGIN + style.code() + "m";
        String after = style == Style.REFUSAL ? style.code() : DEFAULT;
        String cards = RED_CARD.matcher(text).replaceAll(BEGIN + RED + "m$0" + BEGIN + after + "m");
        return begun + cards + (begun.isEmpty() ? "" : END);
    }
}
