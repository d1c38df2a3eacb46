package parlour.arena.play;

/** What a line is to its reader; a terminal with colours shows the difference. */
public enum Style {
    /** What happens at the table. */
    PLAIN(""),
    /** A heading, or a question. */
    BOLD("1"),
    /** What was not understood or not allowed. */
    REFUSAL("33"),
    /** What is said by the way. */
    ASIDE("2");

    private final String code;

    Style(String code) {
        this.code = code;
    }

    /** The number that a terminal knows it by; none for plain text. */
    String code() {
        return code;
    }
}
