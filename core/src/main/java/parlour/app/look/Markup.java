package parlour.app.look;

/** Escapes text for labels, whose fonts treat square brackets as colour markup. */
public final class Markup {
    private Markup() {}

    /** Text that somebody typed, shown as it is. */
    public static String plain(String typed) {
        return typed.replace("[", "[[");
    }
}
