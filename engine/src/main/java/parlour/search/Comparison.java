package parlour.search;

import parlour.text.Phrase;

import java.util.List;
import java.util.function.Function;

/** Compares the best move found with the next one, where values are chances of winning. */
public final class Comparison {
    private Comparison() {}

    /**
     * One sentence of a hint.
     *
     * @param keys the prefix of the text keys; each game has its own wording
     * @param found at least two moves, best first
     * @param named the name of a move within the sentence
     */
    public static <M> Phrase of(
            String keys, int seats, List<Evaluation<M>> found, Function<M, Phrase> named) {
        Evaluation<M> best = found.get(0);
        Evaluation<M> next = found.get(1);
        Phrase other = named.apply(next.move());
        int wins = percent(1.0 / seats + best.value() * (seats - 1) / seats);
        // A lead over the mean of the others is a smaller lead over a seat's fair share.
        int less = percent(next.behind() * (seats - 1) / seats);
        if (best.error() == 0 && next.behindError() == 0) {
            return less == 0
                    ? Phrase.of(keys + "exactEqual", other)
                    : Phrase.of(keys + "exactBest", other, less);
        }
        return less == 0 || !next.clearlyWorse()
                ? Phrase.of(keys + "about", wins, other)
                : Phrase.of(keys + "better", wins, other, less);
    }

    private static int percent(double share) {
        return (int) Math.round(100 * Math.max(0, Math.min(1, share)));
    }
}
