package parlour.arena;

import parlour.review.MeanWithInterval;

import java.util.OptionalDouble;

/** One player's results in a match: sums over rounds, and intervals over deals. */
final class PlayerResult {
    private final String name;
    private final MoveTimes times = new MoveTimes();
    private final MeanWithInterval margin = new MeanWithInterval();
    private final MeanWithInterval won = new MeanWithInterval();
    private double points;
    private long rounds;
    private long lost;
    private long cutShort;
    private int faults;

    PlayerResult(String name) {
        this.name = name;
    }

    /** One player's results in one deal: sums over its rotations. */
    record Share(int rounds, double points, double margin, int won, int lost) {
        static final Share NONE = new Share(0, 0, 0, 0, 0);

        Share plus(double morePoints, double moreMargin, boolean isWon, boolean isLost) {
            return new Share(
                    rounds + 1,
                    points + morePoints,
                    margin + moreMargin,
                    won + (isWon ? 1 : 0),
                    lost + (isLost ? 1 : 0));
        }
    }

    void add(Share share) {
        rounds += share.rounds();
        points += share.points();
        lost += share.lost();
        margin.add(share.margin() / share.rounds());
        won.add((double) share.won() / share.rounds());
    }

    MoveTimes times() {
        return times;
    }

    /** Counts moves made because the time was up. */
    void cutShort(int moves) {
        cutShort += moves;
    }

    long cutShort() {
        return cutShort;
    }

    void faults(int count) {
        faults = count;
    }

    String name() {
        return name;
    }

    double points() {
        return points / rounds;
    }

    double margin() {
        return margin.mean();
    }

    /** Half the width of the margin's 95 % interval; empty for a single deal. */
    OptionalDouble interval() {
        return margin.interval();
    }

    double won() {
        return won.mean();
    }

    /** As {@link #interval}, for the share of rounds won. */
    OptionalDouble wonInterval() {
        return won.interval();
    }

    double lost() {
        return (double) lost / rounds;
    }

    int faults() {
        return faults;
    }
}
