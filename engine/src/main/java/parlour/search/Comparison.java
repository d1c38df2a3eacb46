package parlour.search;

import parlour.text.Phrase;

import java.util.List;
import java.util.function.Function;

/** How the best move found compares with the next one, where worth is the chance to win. */
public final class Comparison {
    private Comparison() {}

    /**
     * A sentence of a hint.
     *
     * @param keys the beginning of the texts' keys; a game says it in its own words
     * @param found two moves or more, the best first
     * @param named what a move is called within the sentence
     */
    public static <M> Phrase of(
            String keys, int seats, List<Evaluation<M>> found, Function<M, Phrase> named) {
        Evaluation<M> best = found.get(0);
        Evaluation<M> next = found.get(1);
        Phrase other = named.apply(next.move());
        int wins = percent(1.0 / seats + best.value() * (seats - 1) / seats);
        // Ahead of the mean of the others by so much, a seat is ahead of its fair share by less.
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
