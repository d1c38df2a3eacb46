package parlour.search;

import java.util.List;
import java.util.Optional;

/** A chance as people say it: so many times out of so many. */
public record Odds(int times, int of) {
    /** Closer to 0 or 1 than this is as good as never or always. */
    private static final double REMOTE = 0.005;

    private static final List<Odds> SAID =
            List.of(
                    new Odds(1, 100),
                    new Odds(1, 50),
                    new Odds(1, 20),
                    new Odds(1, 10),
                    new Odds(1, 6),
                    new Odds(1, 5),
                    new Odds(1, 4),
                    new Odds(1, 3),
                    new Odds(2, 5),
                    new Odds(1, 2),
                    new Odds(3, 5),
                    new Odds(2, 3),
                    new Odds(3, 4),
                    new Odds(4, 5),
                    new Odds(5, 6),
                    new Odds(9, 10),
                    new Odds(19, 20),
                    new Odds(49, 50),
                    new Odds(99, 100));

    /** The odds nearest to a chance; empty if it is as good as never or always. */
    public static Optional<Odds> of(double chance) {
        if (never(chance) || always(chance)) {
            return Optional.empty();
        }
        Odds nearest = SAID.get(0);
        for (Odds odds : SAID) {
            if (distance(odds, chance) < distance(nearest, chance)) {
                nearest = odds;
            }
        }
        return Optional.of(nearest);
    }

    public static boolean never(double chance) {
        return chance < REMOTE;
    }

    public static boolean always(double chance) {
        return chance > 1 - REMOTE;
    }

    /** One in fifty is as far from one in a hundred as one in two from one in three. */
    private static double distance(Odds odds, double chance) {
        double said = (double) odds.times / odds.of;
        return Math.abs(Math.log(said / (1 - said)) - Math.log(chance / (1 - chance)));
    }
}
