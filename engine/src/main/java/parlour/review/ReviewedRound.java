package parlour.review;

import parlour.engine.Result;

import java.util.List;
import java.util.Optional;

/**
 * A round of a match and what experts made of its cards.
 *
 * @param number the number of the round, from 1
 * @param result empty while the round is not over
 * @param plays the points, by seat, of each round that experts have played so far
 */
public record ReviewedRound(int number, Optional<Result> result, List<List<Double>> plays) {
    public ReviewedRound {
        plays = plays.stream().map(List::copyOf).toList();
    }

    /** What the cards were worth, as far as it is known. */
    public Par par(int seats) {
        return Par.of(seats, plays);
    }
}
