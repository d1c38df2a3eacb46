package parlour.cassino;

import parlour.cards.Card;
import parlour.cards.CardSet;

/**
 * What a position is worth: in points, banked and expected, or in the chance to win the game. At
 * the end of a round the points are those of the score sheet. Owns its buffers.
 */
final class CassinoWorth {
    static final class Tune {
        boolean chance;
        double held = 0.5, heat = 0.6, sweep = 0, loot = 0, heldCount = 0;
    }

    private static final int SPADES = 13;

    private final CassinoOptions options;
    private final Tune tune;
    private final Sweepers sweepers = new Sweepers(new Captures());

    CassinoWorth(CassinoOptions options) {
        this(options, new Tune());
    }

    CassinoWorth(CassinoOptions options, Tune tune) {
        this.options = options;
        this.tune = tune;
    }

    /** Points of the round, larger is better where they are to be avoided too. */
    void points(CassinoState state, double[] perSeat) {
        boolean over = state.turn() < 0;
        int seats = perSeat.length;
        int least = Integer.MAX_VALUE;
        long taken = state.piles().union();
        for (int seat = 0; seat < seats; seat++) {
            least = Math.min(least, state.sweeps().get(seat));
            perSeat[seat] = state.sweeps().get(seat) + Values.points(state.piles().bits(seat));
            if (!over) {
                perSeat[seat] += tune.held * Values.points(state.hands().bits(seat));
            }
        }
        if (!over && tune.sweep != 0) {
            if (sweepers.among(state.hands().bits(state.turn()), state.table().bits()) != 0) {
                perSeat[state.turn()] += tune.sweep;
            }
        }
        if (!over && tune.loot != 0) {
            perSeat[state.turn()] += tune.loot * Values.points(state.table().bits());
        }
        int loose = over ? 0 : Card.COUNT - Long.bitCount(taken);
        int looseSpades = over ? 0 : SPADES - Long.bitCount(taken & Values.SPADES.bits());
        prize(state, perSeat, CardSet.PACK.bits(), 1 + state.carriedCards(), loose);
        prize(state, perSeat, Values.SPADES.bits(), 2 + state.carriedSpades(), looseSpades);
        for (int seat = 0; seat < seats; seat++) {
            double points = perSeat[seat] - (options.sweepsCancel() ? least : 0);
            perSeat[seat] = options.misere() ? -points : points;
        }
    }

    /**
     * The chance to win the game: what the standing would be after this round, blurred by what the
     * cards still to come may change.
     */
    void chance(CassinoState state, double[] perSeat) {
        points(state, perSeat);
        int sign = options.misere() ? -1 : 1;
        boolean over = state.turn() < 0;
        double lead = 0;
        for (int seat = 0; seat < perSeat.length; seat++) {
            perSeat[seat] += sign * state.scores().get(seat);
            lead = Math.max(lead, sign * perSeat[seat]);
        }
        int loose = state.deck().size() + Long.bitCount(state.hands().union());
        double left = (double) loose / Card.COUNT;
        double missing = options.target() - lead;
        double ends = 1 / (1 + Math.exp((missing - 0.5) / (1.5 * Math.sqrt(left) + 0.1)));
        if (over) {
            ends = missing <= 0 || state.round() >= CassinoRules.MOST_ROUNDS ? 1 : 0;
        }
        double now = over ? 0.01 : A_ROUND * Math.sqrt(left) + 0.3;
        double later = A_ROUND * Math.sqrt(left + 1 + Math.max(0, missing) * perSeat.length / 14);
        double best = Double.NEGATIVE_INFINITY;
        for (double own : perSeat) {
            best = Math.max(best, own);
        }
        double allNow = 0;
        double allLater = 0;
        for (double own : perSeat) {
            allNow += Math.exp((own - best) / now);
            allLater += Math.exp((own - best) / later);
        }
        for (int seat = 0; seat < perSeat.length; seat++) {
            double behind = perSeat[seat] - best;
            perSeat[seat] =
                    ends * Math.exp(behind / now) / allNow
                            + (1 - ends) * Math.exp(behind / later) / allLater;
        }
    }

    /** How far luck moves one player past another in a whole round, in points. */
    private static final double A_ROUND = 3.2;

    private double count(CassinoState state, int seat, long kind) {
        return Long.bitCount(state.piles().bits(seat) & kind)
                + tune.heldCount * Long.bitCount(state.hands().bits(seat) & kind);
    }

    private void prize(CassinoState state, double[] perSeat, long kind, int prize, int loose) {
        int seats = perSeat.length;
        double most = 0;
        int ties = 0;
        for (int seat = 0; seat < seats; seat++) {
            double count = count(state, seat, kind);
            ties = count > most ? 1 : count == most ? ties + 1 : ties;
            most = Math.max(most, count);
        }
        if (loose == 0) {
            if (most > 0 && (ties == 1 || options.ties() == CassinoOptions.Ties.ALL)) {
                for (int seat = 0; seat < seats; seat++) {
                    if (count(state, seat, kind) == most) {
                        perSeat[seat] += prize;
                    }
                }
            }
            return;
        }
        double heat = tune.heat * Math.sqrt(loose) + 0.2;
        double all = 0;
        for (int seat = 0; seat < seats; seat++) {
            all += Math.exp((count(state, seat, kind) - most) / heat);
        }
        for (int seat = 0; seat < seats; seat++) {
            perSeat[seat] += prize * Math.exp((count(state, seat, kind) - most) / heat) / all;
        }
    }
}
