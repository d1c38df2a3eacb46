package parlour.statistics;

import java.util.Optional;

/**
 * One round of a chart.
 *
 * @param figure the place in a game of places, otherwise the points
 * @param won whether nobody did better
 */
public record RecentRound(int figure, boolean won) {
    private static final int LARGEST = 9_999_999;
    private static final String NUMBER = "0|-?[1-9][0-9]{0,6}";
    private static final String WON = " won";

    /** Keeps the figure short enough for the file. */
    static RecentRound of(int figure, boolean won) {
        return new RecentRound(Math.max(-LARGEST, Math.min(LARGEST, figure)), won);
    }

    String write() {
        return figure + (won ? WON : "");
    }

    /** Reads what {@link #write} wrote; empty if it did not. */
    static Optional<RecentRound> read(String text) {
        boolean won = text.endsWith(WON);
        String number = won ? text.substring(0, text.length() - WON.length()) : text;
        return number.matches(NUMBER)
                ? Optional.of(new RecentRound(Integer.parseInt(number), won))
                : Optional.empty();
    }
}
