package parlour.cassino.rules;

import parlour.engine.Tally;

/**
 * What a round begins from; it stays the same until the next one.
 *
 * @param scores the points at the beginning of the round
 * @param round counts from 1
 * @param carriedCards what earlier ties added to the prize for most cards
 * @param carriedSpades what earlier ties added to the prize for most spades
 */
public record RoundStart(int dealer, Tally scores, int round, int carriedCards, int carriedSpades) {
    /** That of a game's first round. */
    public static RoundStart first(int seats, int dealer) {
        return new RoundStart(dealer, Tally.zeros(seats), 1, 0, 0);
    }
}
