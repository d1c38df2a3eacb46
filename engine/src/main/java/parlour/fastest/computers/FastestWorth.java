package parlour.fastest.computers;

import parlour.engine.Exp;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.ScoreSheet;

/**
 * The evaluation of a position: the chance of finishing first, or the points by place. At the end
 * of a game both are known; before it they are estimated from the number of plays that each hand
 * still needs.
 */
final class FastestWorth {
    /**
     * In a single game finishing first is what counts, but among losses a better place is better.
     */
    static final double PLACE = 0.05;

    /** How many plays fewer make a hand about two and a half times as likely to finish first. */
    private static final double BLUR = 1.6;

    /** What holding a card that is seldom beaten saves, in plays. */
    private static final double CONTROL = 0.5;

    /** The weight of the place in a position's worth; the rest is the chance of finishing first. */
    private final double place;

    /**
     * @param games the number of games in a match: with several, every place counts
     */
    FastestWorth(int games) {
        place = games == 1 ? PLACE : 1;
    }

    void chance(FastestState state, double[] perSeat) {
        points(state, perSeat);
        double all = 0;
        for (int seat = 0; seat < perSeat.length; seat++) {
            all += weight(state, seat);
        }
        for (int seat = 0; seat < perSeat.length; seat++) {
            double points = perSeat[seat] / ScoreSheet.most(perSeat.length);
            perSeat[seat] = place * points + (1 - place) * weight(state, seat) / all;
        }
    }

    /** The chance of finishing first; in a match, where every place counts, the share of points. */
    void win(FastestState state, double[] perSeat) {
        if (place == 1) {
            chance(state, perSeat);
            return;
        }
        double all = 0;
        for (int seat = 0; seat < perSeat.length; seat++) {
            perSeat[seat] = weight(state, seat);
            all += perSeat[seat];
        }
        for (int seat = 0; seat < perSeat.length; seat++) {
            perSeat[seat] /= all;
        }
    }

    private static double weight(FastestState state, int seat) {
        long hand = state.hands().bits(seat);
        if (state.turn() < 0) {
            return hand == 0 ? 1 : 0;
        }
        return Exp.of(-plays(hand) / BLUR);
    }

    /** The number of plays a hand needs, less what its jokers and larger groups save. */
    private static double plays(long hand) {
        long counts = Hand.counts(hand);
        long jokers = hand & Hand.JOKERS;
        int groups = Long.bitCount(Hand.atLeast(counts, 1)) + (jokers == 0 ? 0 : 1);
        int strong = Long.bitCount(Hand.atLeast(counts, 3)) + Long.bitCount(jokers);
        return groups - CONTROL * strong;
    }

    /** The points on the score sheet if the game ended here. */
    void points(FastestState state, double[] perSeat) {
        for (int seat = 0; seat < perSeat.length; seat++) {
            int own = Long.bitCount(state.hands().bits(seat));
            double points = 0;
            for (int other = 0; other < perSeat.length; other++) {
                int theirs = Long.bitCount(state.hands().bits(other));
                points += other == seat || theirs < own ? 0 : theirs == own ? 1 : 2;
            }
            perSeat[seat] = points;
        }
    }
}
