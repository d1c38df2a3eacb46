package parlour.arena;

import java.util.OptionalDouble;

/** The result a match must show for its first player: met when the whole interval lies above it. */
record RequiredResult(Measure measure, double least) {
    /** The quantity that is compared. */
    enum Measure {
        MARGIN,
        WON
    }

    /** At least this many points per round more than the others. */
    static RequiredResult margin(double least) {
        return new RequiredResult(Measure.MARGIN, least);
    }

    /** At least this share of the rounds or games. */
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
