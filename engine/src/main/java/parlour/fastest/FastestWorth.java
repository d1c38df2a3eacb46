package parlour.fastest;

/** What a position is worth: the chance to finish first, or the points by place. */
final class FastestWorth {
    void chance(FastestState state, double[] perSeat) {
        points(state, perSeat);
        if (state.turn() < 0) {
            for (int seat = 0; seat < perSeat.length; seat++) {
                perSeat[seat] = 0.05 * perSeat[seat] + (state.hands().bits(seat) == 0 ? 0.95 : 0);
            }
        }
    }

    void points(FastestState state, double[] perSeat) {
        for (int seat = 0; seat < perSeat.length; seat++) {
            int own = Long.bitCount(state.hands().bits(seat));
            double points = 0;
            for (int other = 0; other < perSeat.length; other++) {
                int theirs = Long.bitCount(state.hands().bits(other));
                points += other == seat || theirs < own ? 0 : theirs == own ? 0.5 : 1;
            }
            perSeat[seat] = points / (perSeat.length - 1);
        }
    }
}
