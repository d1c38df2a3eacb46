package parlour.arena;

import java.util.OptionalDouble;

/** How one listed player does in a match: sums over rounds, and the margin's spread over deals. */
final class Standing {
    private final String name;
    private final MoveTimes times = new MoveTimes();
    private double points;
    private long rounds;
    private long won;
    private long lost;
    private long deals;
    private double meanMargin;
    private double squares;
    private int faults;

    Standing(String name) {
        this.name = name;
    }

    /** What one deal brought one player: sums over its rotations. */
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
        won += share.won();
        lost += share.lost();
        // Welford's way to mean and variance: no difference of large sums.
        deals++;
        double margin = share.margin() / share.rounds();
        double change = margin - meanMargin;
        meanMargin += change / deals;
        squares += change * (margin - meanMargin);
    }

    MoveTimes times() {
        return times;
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
        return meanMargin;
    }

    /** Half the width of the margin's 95 % interval; one deal says nothing of it. */
    OptionalDouble interval() {
        if (deals < 2) {
            return OptionalDouble.empty();
        }
        double variance = squares / (deals - 1);
        return OptionalDouble.of(StudentT.point(deals - 1) * Math.sqrt(variance / deals));
    }

    double won() {
        return (double) won / rounds;
    }

    double lost() {
        return (double) lost / rounds;
    }

    int faults() {
        return faults;
    }
}
