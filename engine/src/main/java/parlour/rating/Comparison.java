package parlour.rating;

import java.util.Optional;

/**
 * How a person did against one rated opponent, or against another side.
 *
 * @param points the rating at which the person would be as strong as the opponent; partners are
 *     taken into account
 * @param share the person's share of their own side, in percent
 */
public record Comparison(int points, int share, Outcome outcome) {
    private static final int WHOLE = 100;
    private static final int MOST_POINTS = 99_999;
    private static final String TEXT =
            "(0|-?[1-9][0-9]{0,4}) (ahead|equal|behind)( ([1-9]|[1-9][0-9])%)?";

    public Comparison {
        if (Math.abs(points) > MOST_POINTS || share < 1 || share > WHOLE) {
            throw new IllegalArgumentException(points + " for " + share + " %");
        }
    }

    /** How fast the chance to be ahead grows with the person's strength. */
    double slope() {
        return (double) share / WHOLE;
    }

    /** As text, such as {@code 1240 ahead} or, with a partner, {@code 1240 ahead 50%}. */
    public String write() {
        return points + " " + outcome.word() + (share == WHOLE ? "" : " " + share + "%");
    }

    /** Reads what {@link #write} wrote; empty if it did not. */
    public static Optional<Comparison> read(String text) {
        if (!text.matches(TEXT)) {
            return Optional.empty();
        }
        String[] parts = text.split(" ");
        int share =
                parts.length == 2
                        ? WHOLE
                        : Integer.parseInt(parts[2].substring(0, parts[2].length() - 1));
        return Outcome.find(parts[1])
                .map(outcome -> new Comparison(Integer.parseInt(parts[0]), share, outcome));
    }
}
