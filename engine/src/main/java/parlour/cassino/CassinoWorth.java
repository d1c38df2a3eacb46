package parlour.cassino;

/** What a position is worth in points: what is banked, and the share of what will be. */
final class CassinoWorth {
    private static final double A_CARD = 1.0 / 52;
    private static final double A_SPADE = 2.0 / 13;

    private CassinoWorth() {}

    static void of(CassinoOptions options, CassinoState state, double[] perSeat) {
        int sign = options.misere() ? -1 : 1;
        boolean over = state.turn() < 0;
        ScoreSheet sheet =
                over
                        ? ScoreSheet.of(
                                options,
                                state.piles(),
                                state.sweeps(),
                                state.carriedCards(),
                                state.carriedSpades())
                        : null;
        for (int seat = 0; seat < perSeat.length; seat++) {
            long pile = state.piles().bits(seat);
            double points =
                    over
                            ? sheet.lines().get(seat).total()
                            : Values.points(pile)
                                    + state.sweeps().get(seat)
                                    + A_CARD * Long.bitCount(pile)
                                    + A_SPADE * Long.bitCount(pile & Values.SPADES.bits());
            perSeat[seat] = sign * points;
        }
    }
}
