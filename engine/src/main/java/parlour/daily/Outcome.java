package parlour.daily;

import parlour.engine.Result;
import parlour.engine.Rules;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What somebody made of a deal; the better one is the greater.
 *
 * @param points the points on the score sheet
 * @param worth a thousand times what the round's {@link Result} gives: it says who did better,
 *     where points alone do not
 */
public record Outcome(int points, int worth) implements Comparable<Outcome> {
    private static final Pattern TEXT = Pattern.compile("(-?\\d{1,7}):(-?\\d{1,7})");
    private static final int THOUSAND = 1_000;
    private static final Comparator<Outcome> ORDER =
            Comparator.comparingInt(Outcome::worth).thenComparingInt(Outcome::points);

    /** The outcome of a finished round for a seat. */
    public static <S> Outcome of(Rules<S, ?, ?, ?> rules, S finished, int seat) {
        Result result = rules.round(finished).orElseThrow();
        return new Outcome(
                rules.sheetPoints(finished).get(seat),
                (int) Math.round(THOUSAND * result.points().get(seat)));
    }

    String write() {
        return points + ":" + worth;
    }

    static Optional<Outcome> read(String text) {
        Matcher matcher = TEXT.matcher(text);
        return matcher.matches()
                ? Optional.of(
                        new Outcome(
                                Integer.parseInt(matcher.group(1)),
                                Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    @Override
    public int compareTo(Outcome other) {
        return ORDER.compare(this, other);
    }
}
