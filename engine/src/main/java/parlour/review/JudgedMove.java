package parlour.review;

/**
 * A move of a match and what a review thinks of it.
 *
 * @param entry its place in the history of the match, from 0
 * @param number its number among the moves, without deals, from 1
 * @param round the number of its round, from 1
 * @param seat who made it, from 0
 */
public record JudgedMove<M>(
        int entry, int number, int round, int seat, M move, Judgement<M> judgement) {
    public Mark mark() {
        return judgement.mark();
    }
}
