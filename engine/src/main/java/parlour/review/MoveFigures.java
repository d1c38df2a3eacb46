package parlour.review;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What a seat's moves come to, in one round or several.
 *
 * @param moves all moves, forced ones included
 * @param decisions the moves that count: those with a real alternative
 * @param unknown the moves that could not be judged
 * @param cost what all moves together cost, in the unit of the game's reviews
 * @param interval half the width of the cost's 95 % interval
 * @param accuracy the mean accuracy of the decisions; empty if there was none
 */
public record MoveFigures(
        int moves,
        int decisions,
        int unknown,
        double cost,
        double interval,
        OptionalDouble accuracy,
        int inaccuracies,
        int mistakes,
        int blunders,
        int brilliant) {
    /** The figures of some moves. */
    public static <M> MoveFigures of(List<JudgedMove<M>> moves) {
        List<Judgement<M>> all = moves.stream().map(JudgedMove::judgement).toList();
        List<Judgement<M>> known = all.stream().filter(Judgement::known).toList();
        List<Judgement<M>> decisions = known.stream().filter(Judgement::decision).toList();
        // Each move was judged in its own worlds, so the errors are independent and their squares
        // add up.
        double squares = known.stream().mapToDouble(one -> one.interval() * one.interval()).sum();
        return new MoveFigures(
                all.size(),
                decisions.size(),
                all.size() - known.size(),
                known.stream().mapToDouble(Judgement::cost).sum(),
                Math.sqrt(squares),
                decisions.stream().mapToDouble(Judgement::accuracy).average(),
                count(moves, Mark.INACCURACY),
                count(moves, Mark.MISTAKE),
                count(moves, Mark.BLUNDER),
                count(moves, Mark.BRILLIANT));
    }

    private static <M> int count(List<JudgedMove<M>> moves, Mark mark) {
        return (int) moves.stream().filter(one -> one.mark() == mark).count();
    }
}
