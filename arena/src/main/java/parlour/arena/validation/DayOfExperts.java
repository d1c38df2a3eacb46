package parlour.arena.validation;

import parlour.daily.DailyDeal;
import parlour.daily.DailyResult;
import parlour.daily.ExpertGames;
import parlour.engine.Game;
import parlour.review.RoundPlayer;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** What experts make of the deal of a day, from the first of their games to the last. */
public final class DayOfExperts<S, M, V, E> {
    private final DailyResult result;

    /** Plays all the games. */
    public DayOfExperts(Game<S, M, V, E> game, long day) {
        ExpertGames<S, M, V, E> games =
                new ExpertGames<>(new DailyDeal<>(game, day), RoundPlayer.EXPERT, List.of());
        while (games.current().isPresent()) {
            games.current().get().advance(Integer.MAX_VALUE);
            games.take();
        }
        result = new DailyResult(Optional.empty(), false, games.outcomes(), RoundPlayer.EXPERT);
    }

    /** What the cards were worth. */
    public double par() {
        return result.par();
    }

    /** How many ends there were: a comparison with few of them says little. */
    public int differentEnds() {
        return new HashSet<>(result.experts()).size();
    }
}
