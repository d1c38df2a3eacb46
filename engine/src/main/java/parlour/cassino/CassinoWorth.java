package parlour.cassino;

import parlour.cards.Card;
import parlour.cards.CardSet;

/**
 * What a position is worth: in points, banked and expected, or in the chance to win the game. At
 * the end of a round the points are those of the score sheet. Owns its buffers.
 */
final class CassinoWorth {
    static final class Tune {
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
