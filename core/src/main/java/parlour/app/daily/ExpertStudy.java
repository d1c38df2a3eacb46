package parlour.app.daily;

import parlour.daily.DailyDeal;
import parlour.daily.ExpertGames;
import parlour.daily.Outcome;
import parlour.engine.Host;
import parlour.engine.Thinking;

import java.util.List;
import java.util.Optional;

/** Lets experts play the deal of a day, in the time that a clock has for it. */
final class ExpertStudy {
    /** A stretch of the experts' play, which a clock takes for a thought. */
    private static final class Stretch implements Thinking<Object> {
        private final ExpertGames<?, ?, ?, ?> games;
        private boolean more = true;

        Stretch(ExpertGames<?, ?, ?, ?> games) {
            this.games = games;
        }

        @Override
        public boolean advance(int units) {
            more = games.advance(units);
            return more;
        }

        @Override
        public Optional<Object> best() {
            return Optional.empty();
        }
    }

    private final DailyDeal<?, ?, ?, ?> deal;
    private final ExpertGames<?, ?, ?, ?> games;
    private Optional<Stretch> stretch;
    private List<Outcome> outcomes;

    /**
     * @param known the outcomes of the games that are not to be played again
     */
    ExpertStudy(DailyDeal<?, ?, ?, ?> deal, List<Outcome> known) {
        this.deal = deal;
        games = new ExpertGames<>(deal, known);
        stretch = Optional.of(new Stretch(games));
        outcomes = List.copyOf(known);
    }

    DailyDeal<?, ?, ?, ?> deal() {
        return deal;
    }

    /** Spends some time; true whenever a stretch of it has ended. */
    boolean advance(Host.Clock clock) {
        if (stretch.isEmpty() || !clock.spend(stretch.get())) {
            return false;
        }
        // Between two stretches nobody else touches the games.
        outcomes = games.outcomes();
        stretch = stretch.filter(ended -> ended.more).map(ended -> new Stretch(games));
        return true;
    }

    /** Plays no further. */
    void stop() {
        stretch = Optional.empty();
    }

    /** The outcomes so far. */
    List<Outcome> outcomes() {
        return outcomes;
    }
}
