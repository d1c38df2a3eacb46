package parlour.app.look;

/** Texts for labels, whose fonts understand colours in square brackets. */
public final class Markup {
    private Markup() {}

    /** A text that somebody typed, shown as it is. */
    public static String plain(String typed) {
        return typed.replace("[", "[[");
    }
}
