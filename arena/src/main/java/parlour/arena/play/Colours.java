package parlour.arena.play;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Whether to use colours, and the coloured text: red for hearts, diamonds and refusals. */
public enum Colours {
    OFF,
    ON;

    private static final Pattern RED_CARD =
            Pattern.compile("(?<![\\p{L}\\p{N}])(?:10|[2-9AJQK])[dh](?![\\p{L}\\p{N}])");
    private static final String BEGIN = "\u001B[";
    private static final String END = "\u001B[0m";
    private static final String RED = "31";
    private static final String DEFAULT = "39";

    /** When to use colours. */
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
     * @param terminal whether the output is a terminal
     * @param environment the environment variables that say what the terminal supports and the user
     *     wants
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
        // Windows does not set TERM; its newer terminal identifies itself.
        boolean able =
                kind.isEmpty() ? environment.containsKey("WT_SESSION") : !kind.equals("dumb");
        return able && !unwanted;
    }

    /** A line as it is displayed. */
    String paint(Style style, String text) {
        if (this == OFF || text.isEmpty()) {
            return text;
        }
        String prefix = style.code().isEmpty() ? "" : BEGIN + style.code() + "m";
        String after = style == Style.REFUSAL ? style.code() : DEFAULT;
        String cards = RED_CARD.matcher(text).replaceAll(BEGIN + RED + "m$0" + BEGIN + after + "m");
        return prefix + cards + (prefix.isEmpty() ? "" : END);
    }
}
