package parlour.arena.play;

/** The role of a line; a terminal with colours shows the difference. */
public enum Style {
    /** Events at the table. */
    PLAIN(""),
    /** A heading, or a question. */
    BOLD("1"),
    /** Something not understood or not allowed. */
    REFUSAL("33"),
    /** Additional remarks. */
    ASIDE("2");

    private final String code;

    Style(String code) {
        this.code = code;
    }

    /** The terminal's code for it; empty for plain text. */
    String code() {
        return code;
    }
}
