package parlour.search;

import parlour.engine.Rules;

/** The advantage of one seat's side over the average of the others. Owns its buffer. */
final class Advantage<S> {
    private final Worth<S> worth;
    private final double[] perSeat;
    private final boolean[] own;
    private final int owners;

    Advantage(Rules<S, ?, ?, ?> rules, Worth<S> worth, int seat) {
        this.worth = worth;
        perSeat = new double[rules.seats()];
        own = new boolean[rules.seats()];
        int count = 0;
        for (int other = 0; other < own.length; other++) {
            own[other] = rules.side(other) == rules.side(seat);
            count += own[other] ? 1 : 0;
        }
        owners = count;
    }

    double of(S state) {
        worth.of(state, perSeat);
        return of(perSeat);
    }

    /** As {@link #of}, for worths already known. */
    double of(double[] worths) {
        double ours = 0;
        double theirs = 0;
        for (int seat = 0; seat < worths.length; seat++) {
            if (own[seat]) {
                ours += worths[seat];
            } else {
                theirs += worths[seat];
            }
        }
        return ours / owners - theirs / Math.max(1, worths.length - owners);
    }

    boolean owns(int seat) {
        return own[seat];
    }
}
