package parlour.daily;

import parlour.review.RoundPlayer;

import java.util.List;
import java.util.Optional;

/**
 * How the deal of a day went.
 *
 * @param own what the person made of it; empty before the end
 * @param begun whether the person has used their only try, even if the game is gone
 * @param experts what experts made of it with the person's cards, as far as they have played it
 * @param player which experts these are: those that begin a day play all its games, even if a later
 *     version uses others
 */
public record DailyResult(
        Optional<Outcome> own, boolean begun, List<Outcome> experts, RoundPlayer player) {
    /** How often experts play a deal. */
    public static final int EXPERT_GAMES = 100;

    static final DailyResult NONE =
            new DailyResult(Optional.empty(), false, List.of(), RoundPlayer.EXPERT);

    public DailyResult {
        begun = begun || own.isPresent();
        experts = List.copyOf(experts);
        if (experts.size() > EXPERT_GAMES) {
            throw new IllegalArgumentException(experts.size() + " games");
        }
    }

    /** Only the first time counts: whoever plays a deal again knows the cards. */
    DailyResult played(Outcome outcome) {
        return own.isPresent()
                ? this
                : new DailyResult(Optional.of(outcome), true, experts, player);
    }

    /** Whoever deletes a game that was begun does not get another try. */
    DailyResult withTry() {
        return begun ? this : new DailyResult(own, true, experts, player);
    }

    /** With the experts' games that were not known yet; there is one order of them. */
    public DailyResult expertsPlayed(List<Outcome> games) {
        return games.size() > experts.size() ? new DailyResult(own, begun, games, player) : this;
    }

    /** Whether the experts have played all their games. */
    public boolean complete() {
        return experts.size() == EXPERT_GAMES;
    }

    /** What the cards were worth: the mean of the experts' points, which must not be missing. */
    public double par() {
        return experts.stream().mapToInt(Outcome::points).average().orElseThrow();
    }

    /** The number of the experts' games that an outcome is better than. */
    public int beaten(Outcome outcome) {
        return (int) experts.stream().filter(other -> other.compareTo(outcome) < 0).count();
    }

    /** The number of the experts' games that went just as well. */
    public int equalled(Outcome outcome) {
        return (int) experts.stream().filter(other -> other.compareTo(outcome) == 0).count();
    }
}
