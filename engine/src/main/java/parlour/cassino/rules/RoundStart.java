package parlour.cassino.rules;

import parlour.engine.Tally;

/**
 * The standing at the start of a round; constant until the next one.
 *
 * @param scores the points at the start of the round
 * @param round counts from 1
 * @param carriedCards what earlier ties added to the prize for most cards
 * @param carriedSpades what earlier ties added to the prize for most spades
 */
public record RoundStart(int dealer, Tally scores, int round, int carriedCards, int carriedSpades) {
    /** The start of a game's first round. */
    public static RoundStart first(int seats, int dealer) {
        return new RoundStart(dealer, Tally.zeros(seats), 1, 0, 0);
    }
}
