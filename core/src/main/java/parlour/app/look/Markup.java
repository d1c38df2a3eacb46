package parlour.app.look;

import java.util.regex.Pattern;

/** Text for labels, whose fonts treat square brackets as colour markup. */
public final class Markup {
    /** The colour of a suit on a dark ground; two brackets are one that somebody typed. */
    private static final Pattern SUIT = Pattern.compile("(?<!\\[)\\[suit(Red|Blue|Green)\\]");

    private Markup() {}

    /** Text that somebody typed, shown as it is. */
    public static String plain(String typed) {
        return typed.replace("[", "[[");
    }

    /** The same text for a light ground, such as paper or a gold button: suits in dark colours. */
    public static String onLight(String text) {
        return text.indexOf('[') < 0 ? text : SUIT.matcher(text).replaceAll("[ink$1]");
    }
}
