package parlour.review;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What is known of a match so far: what its moves cost and what its cards were worth.
 *
 * @param sheetSign what a point of a result counts on the score sheet: -1 where points are bad
 * @param moves the moves judged so far, in order
 * @param rounds all rounds of the match, in order
 */
public record Review<M>(
        int seats, int sheetSign, List<JudgedMove<M>> moves, List<ReviewedRound> rounds) {
    /**
     * The version of everything that the figures depend on: a review made by another one is made
     * anew.
     */
    public static final int ENGINE = 3;

    public Review {
        moves = List.copyOf(moves);
        rounds = List.copyOf(rounds);
    }

    /** The judged move at a place in the history of the match. */
    public Optional<JudgedMove<M>> at(int entry) {
        return moves.stream().filter(one -> one.entry() == entry).findFirst();
    }

    public List<JudgedMove<M>> movesOf(int seat) {
        return moves.stream().filter(one -> one.seat() == seat).toList();
    }

    /** A seat's moves in all rounds. */
    public MoveFigures figures(int seat) {
        return MoveFigures.of(movesOf(seat));
    }

    /**
     * A seat's moves in one round.
     *
     * @param round the number of the round, from 1
     */
    public MoveFigures figures(int seat, int round) {
        return MoveFigures.of(movesOf(seat).stream().filter(one -> one.round() == round).toList());
    }

    /** A seat's par, luck and play in all finished rounds; empty while it is not known. */
    public Optional<ParFigures> par(int seat) {
        return ParFigures.of(finished(), seats, seat, sheetSign);
    }

    private List<ReviewedRound> finished() {
        return rounds.stream().filter(one -> one.result().isPresent()).toList();
    }

    /** A seat's result in all finished rounds, as on the score sheet; empty if there is none. */
    public OptionalDouble result(int seat) {
        return finished().isEmpty()
                ? OptionalDouble.empty()
                : ParFigures.result(finished(), seat, sheetSign);
    }

    /**
     * A seat's result in one round, as on the score sheet; empty while it is not over.
     *
     * @param round the number of the round, from 1
     */
    public OptionalDouble result(int seat, int round) {
        return ParFigures.result(numbered(round), seat, sheetSign);
    }

    private List<ReviewedRound> numbered(int round) {
        return rounds.stream().filter(one -> one.number() == round).toList();
    }

    /**
     * A seat's par, luck and play in one round; empty while it is not known.
     *
     * @param round the number of the round, from 1
     */
    public Optional<ParFigures> par(int seat, int round) {
        return ParFigures.of(numbered(round), seats, seat, sheetSign);
    }

    /** A seat's marked lapses, the costliest first, at most so many. */
    public List<JudgedMove<M>> costliest(int seat, int most) {
        return movesOf(seat).stream()
                .filter(one -> one.mark().isLapse())
                .sorted(Comparator.comparingDouble(one -> -one.judgement().cost()))
                .limit(most)
                .toList();
    }
}
