package parlour.puzzle;

import java.util.Locale;

/** How hard a puzzle is, by which of two simple computers find its solution. */
public enum Difficulty {
    /** The simplest one finds it. */
    EASY,
    /** Only the better one does. */
    MEDIUM,
    /** Neither does. */
    HARD;

    /** The name in files and text keys. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
