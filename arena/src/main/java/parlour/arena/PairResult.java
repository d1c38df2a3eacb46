package parlour.arena;

import parlour.rating.Pairing;

/**
 * How often one computer beats another in whole games.
 *
 * @param share of the games that one of the two wins, the share of the first; a draw counts half
 * @param interval half the 95 % interval of the share
 */
record PairResult(
        Ladder.Pair pair, long seed, long games, double share, double interval, double ms) {
    static PairResult of(Ladder.Pair pair, MatchReport report) {
        PlayerResult first = report.standings().get(0);
        double ms = first.times().median();
        if (pair.seats() != 3) {
            // With two sides the margin is the share of the one less that of the other; the deals
            // of four seats have two pairs of equal games.
            long games = report.rounds() * 2 / pair.seats();
            double interval = first.interval().orElse(2) / 2;
            return new PairResult(
                    pair, report.seed(), games, (1 + first.margin()) / 2, interval, ms);
        }
        // One against two: in a game that the third wins, these two have not been compared.
        double won = first.won();
        double share = 2 * won / (1 + won);
        double interval = first.wonInterval().orElse(1) * 2 / ((1 + won) * (1 + won));
        return new PairResult(pair, report.seed(), report.rounds(), share, interval, ms);
    }

    Pairing pairing() {
        return new Pairing(pair.first(), pair.second(), share * games, games);
    }
}
