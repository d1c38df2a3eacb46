package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Exp;

/**
 * The evaluation of a position: in points, banked and expected, or as the chance of winning the
 * game. At the end of a round the points are those of the score sheet.
 */
final class CassinoWorth {
    private static final int SPADES = 13;

    /** The share of a special card's points that counts while it is in the hand. */
    private static final double HELD = 0.5;

    /** How far luck still moves the count for a prize, per square root of the cards not yet won. */
    private static final double A_CARD = 0.6;

    /** How far luck moves one player relative to another in a whole round, in points. */
    private static final double A_ROUND = 3.2;

    /** Roughly what all players together score in a round. */
    private static final double ROUND_POINTS = 14;

    /** After this many turns per player, the noise of playouts outweighs what they show. */
    private static final int TURNS = 4;

    /** As {@link #TURNS}, with three or more players. */
    private static final int TURNS_OF_MANY = 6;

    private final CassinoOptions options;
    private final int sign;

    CassinoWorth(CassinoOptions options) {
        this.options = options;
        this.sign = options.misere() ? -1 : 1;
    }

    /** The number of moves played before the position is evaluated. */
    static int horizon(int seats) {
        return seats * (seats == 2 ? TURNS : TURNS_OF_MANY);
    }

    /** Points of the round; larger is better even where points are to be avoided. */
    void points(CassinoState state, double[] perSeat) {
        boolean over = state.turn() < 0;
        int least = Integer.MAX_VALUE;
        for (int seat = 0; seat < perSeat.length; seat++) {
            int sweeps = state.sweeps().get(seat);
            least = Math.min(least, sweeps);
            perSeat[seat] =
                    sweeps
                            + CardValues.points(state.piles().bits(seat))
                            + HELD * CardValues.points(state.hands().bits(seat));
        }
        long won = state.piles().union();
        int cards = over ? 0 : Card.COUNT - Long.bitCount(won);
        int spades = over ? 0 : SPADES - Long.bitCount(won & CardValues.SPADES.bits());
        addPrize(state, perSeat, CardSet.PACK.bits(), 1 + state.carriedCards(), cards);
        addPrize(state, perSeat, CardValues.SPADES.bits(), 2 + state.carriedSpades(), spades);
        for (int seat = 0; seat < perSeat.length; seat++) {
            perSeat[seat] = sign * (perSeat[seat] - (options.sweepsCancel() ? least : 0));
        }
    }

    /**
     * Distributes the prize for the most cards of a kind by the chance of winning it.
     *
     * @param loose how many cards of the kind nobody has won yet
     */
    private void addPrize(CassinoState state, double[] perSeat, long kind, int prize, int loose) {
        int most = 0;
        int leaders = 0;
        for (int seat = 0; seat < perSeat.length; seat++) {
            int count = Long.bitCount(state.piles().bits(seat) & kind);
            leaders = count > most ? 1 : count == most ? leaders + 1 : leaders;
            most = Math.max(most, count);
        }
        if (loose == 0) {
            boolean awarded =
                    most > 0 && (leaders == 1 || options.ties() == CassinoOptions.Ties.ALL);
            for (int seat = 0; seat < perSeat.length && awarded; seat++) {
                int count = Long.bitCount(state.piles().bits(seat) & kind);
                perSeat[seat] += count == most ? prize : 0;
            }
            return;
        }
        double blur = blur(loose);
        double all = 0;
        for (int seat = 0; seat < perSeat.length; seat++) {
            all += Exp.of((Long.bitCount(state.piles().bits(seat) & kind) - most) / blur);
        }
        for (int seat = 0; seat < perSeat.length; seat++) {
            int behind = Long.bitCount(state.piles().bits(seat) & kind) - most;
            perSeat[seat] += prize * Exp.of(behind / blur) / all;
        }
    }

    /** How far luck still moves the count for a prize of which so many cards are loose. */
    static double blur(int loose) {
        return A_CARD * Math.sqrt(loose) + 0.2;
    }

    /**
     * The chance of winning the game: the standing this round leads to, blurred by what the cards
     * and rounds still to come may change.
     */
    void chance(CassinoState state, double[] perSeat) {
        points(state, perSeat);
        turnIntoChances(state, perSeat);
    }

    /**
     * The chance of winning of the seat to move if it is this far ahead of the mean of the others
     * at the end of the round.
     */
    double chance(CassinoState state, double advantage) {
        double[] perSeat = new double[state.hands().size()];
        points(state, perSeat);
        double others = 0;
        for (int seat = 0; seat < perSeat.length; seat++) {
            others += seat == state.turn() ? 0 : perSeat[seat];
        }
        perSeat[state.turn()] = others / (perSeat.length - 1) + advantage;
        turnIntoChances(state, perSeat);
        return perSeat[state.turn()];
    }

    /**
     * @param perSeat the points of the round, replaced by the chances
     */
    private void turnIntoChances(CassinoState state, double[] perSeat) {
        double highest = 0;
        double best = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < perSeat.length; seat++) {
            perSeat[seat] += sign * state.scores().get(seat);
            highest = Math.max(highest, sign * perSeat[seat]);
            best = Math.max(best, perSeat[seat]);
        }
        boolean over = state.turn() < 0;
        int unplayed = state.deck().size() + Long.bitCount(state.hands().union());
        double left = (double) unplayed / Card.COUNT;
        double missing = options.target() - highest;
        double last = last(state, missing, left);
        double blurNow = over ? 0.01 : A_ROUND * Math.sqrt(left) + 0.3;
        double rounds = left + 1 + Math.max(0, missing) * perSeat.length / ROUND_POINTS;
        double blurLater = A_ROUND * Math.sqrt(rounds);
        double allNow = 0;
        double allLater = 0;
        for (double own : perSeat) {
            allNow += Exp.of((own - best) / blurNow);
            allLater += Exp.of((own - best) / blurLater);
        }
        for (int seat = 0; seat < perSeat.length; seat++) {
            double behind = perSeat[seat] - best;
            perSeat[seat] =
                    last * Exp.of(behind / blurNow) / allNow
                            + (1 - last) * Exp.of(behind / blurLater) / allLater;
        }
    }

    /** The chance that the game ends with this round. */
    private double last(CassinoState state, double missing, double left) {
        if (options.oneRound() || state.round() >= CassinoRules.MOST_ROUNDS) {
            return 1;
        }
        if (state.turn() < 0) {
            return missing <= 0 ? 1 : 0;
        }
        return 1 / (1 + Exp.of((missing - 0.5) / (1.5 * Math.sqrt(left) + 0.1)));
    }
}
