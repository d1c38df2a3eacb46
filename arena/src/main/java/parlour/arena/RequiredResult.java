package parlour.arena;

import java.util.OptionalDouble;

/** What a match must show of its first player: met when the whole interval lies above it. */
record RequiredResult(Measure measure, double least) {
    /** What is looked at. */
    enum Measure {
        MARGIN,
        WON
    }

    /** So many points a round more than the others. */
    static RequiredResult margin(double least) {
        return new RequiredResult(Measure.MARGIN, least);
    }

    /** So large a share of the rounds or games. */
    static RequiredResult won(double least) {
        return new RequiredResult(Measure.WON, least);
    }

    boolean met(PlayerResult playerResult) {
        double value = measure == Measure.MARGIN ? playerResult.margin() : playerResult.won();
        OptionalDouble interval =
                measure == Measure.MARGIN ? playerResult.interval() : playerResult.wonInterval();
        return interval.isPresent() && value - interval.getAsDouble() > least;
    }
}
