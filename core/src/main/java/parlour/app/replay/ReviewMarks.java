package parlour.app.replay;

import parlour.review.JudgedMove;
import parlour.review.Mark;
import parlour.review.Review;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a review says about the moves of a replay.
 *
 * @param marks by the position after the move
 * @param better the better moves that were found, by the position before the move
 */
record ReviewMarks<M>(TreeMap<Integer, Mark> marks, Map<Integer, M> better) {
    /** Nothing: there is no review. */
    static <M> ReviewMarks<M> none() {
        return new ReviewMarks<>(new TreeMap<>(), Map.of());
    }

    static <M> ReviewMarks<M> of(Review<M> review, Timeline<?, M, ?, ?> timeline) {
        TreeMap<Integer, Mark> marks = new TreeMap<>();
        Map<Integer, M> better = new HashMap<>();
        for (JudgedMove<M> move : review.moves()) {
            int before = timeline.before(move.entry());
            if (move.mark() != Mark.NONE) {
                marks.put(before + 1, move.mark());
            }
            if (move.mark().isLapse()) {
                better.put(before, move.judgement().best());
            }
        }
        return new ReviewMarks<>(marks, better);
    }

    /** The position after the next marked move. */
    Optional<Integer> next(int position) {
        return Optional.ofNullable(marks.higherKey(position));
    }
}
