package parlour.arena;

import java.util.OptionalDouble;

/** What a match must show of its first player: met when the whole interval lies above it. */
record Target(Measure measure, double least) {
    /** What is looked at. */
    enum Measure {
        MARGIN,
        WON
    }

    /** So many points a round more than the others. */
    static Target margin(double least) {
        return new Target(Measure.MARGIN, least);
    }

    /** So large a share of the rounds or games. */
    static Target won(double least) {
        return new Target(Measure.WON, least);
    }

    boolean met(Standing standing) {
        double value = measure == Measure.MARGIN ? standing.margin() : standing.won();
        OptionalDouble interval =
                measure == Measure.MARGIN ? standing.interval() : standing.wonInterval();
        return interval.isPresent() && value - interval.getAsDouble() > least;
    }
}
