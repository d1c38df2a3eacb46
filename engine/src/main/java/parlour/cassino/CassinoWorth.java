package parlour.cassino;

import parlour.engine.Rules;

import java.util.List;

/** What a position is worth in points: what is banked, and the share of what will be. */
final class CassinoWorth {
    private static final double A_CARD = 1.0 / 52;
    private static final double A_SPADE = 2.0 / 13;

    private CassinoWorth() {}

    static void of(CassinoOptions options, CassinoState state, double[] perSeat) {
        int sign = options.misere() ? -1 : 1;
        if (state.turn() == Rules.NOBODY) {
            List<Integer> points = ScoreSheet.of(options, state).totals();
            for (int seat = 0; seat < perSeat.length; seat++) {
                perSeat[seat] = sign * points.get(seat);
            }
            return;
        }
        for (int seat = 0; seat < perSeat.length; seat++) {
            perSeat[seat] = sign * expected(state.piles().bits(seat), state.sweeps().get(seat));
        }
    }

    private static double expected(long pile, int sweeps) {
        return Values.points(pile)
                + sweeps
                + A_CARD * Long.bitCount(pile)
                + A_SPADE * Long.bitCount(pile & Values.SPADES.bits());
    }
}
