package parlour.app.replay;

import parlour.review.Mark;

/** How the marks of a review look: the signs of chess books, which need no colour, and a colour. */
public final class MarkSigns {
    private MarkSigns() {}

    /** Its sign; empty for none. */
    public static String sign(Mark mark) {
        return switch (mark) {
            case NONE -> "";
            case INACCURACY -> "?!";
            case MISTAKE -> "?";
            case BLUNDER -> "??";
            case BRILLIANT -> "!!";
        };
    }

    /** The name of its colour. */
    public static String color(Mark mark) {
        return switch (mark) {
            case NONE, INACCURACY -> "turn";
            case MISTAKE -> "vertical";
            case BLUNDER -> "bad";
            case BRILLIANT -> "good";
        };
    }
}
