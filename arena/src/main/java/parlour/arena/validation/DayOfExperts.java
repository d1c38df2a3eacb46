package parlour.arena.validation;

import parlour.daily.DailyDeal;
import parlour.daily.ExpertGames;
import parlour.daily.Outcome;
import parlour.engine.Game;
import parlour.review.RoundPlayer;

import java.util.HashSet;
import java.util.List;

/** What experts make of the deal of a day, from the first of their games to the last. */
public final class DayOfExperts<S, M, V, E> {
    private final List<Outcome> outcomes;

    /** Plays all the games. */
    public DayOfExperts(Game<S, M, V, E> game, long day) {
        ExpertGames<S, M, V, E> games =
                new ExpertGames<>(new DailyDeal<>(game, day), RoundPlayer.EXPERT, List.of());
        while (games.current().isPresent()) {
            games.current().get().advance(Integer.MAX_VALUE);
            games.take();
        }
        outcomes = games.outcomes();
    }

    /** What the cards were worth. */
    public double par() {
        return outcomes.stream().mapToInt(Outcome::points).average().orElseThrow();
    }

    /** How many ends there were: a comparison with few of them says little. */
    public int differentEnds() {
        return new HashSet<>(outcomes).size();
    }
}
