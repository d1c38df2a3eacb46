package parlour.app.daily;

import parlour.daily.DailyDeal;
import parlour.daily.DailyResult;
import parlour.daily.ExpertGames;
import parlour.daily.Outcome;
import parlour.engine.Host;
import parlour.text.BadInput;
import parlour.thinking.Sendable;
import parlour.thinking.SendableRound;

import java.util.List;
import java.util.Optional;

/** Lets experts play the deal of a day, in the time that a clock has for it. */
final class ExpertStudy {
    /** As much of a game as a clock has time for at once, since it asks about a thought once. */
    private record Stretch(SendableRound<?, ?, ?, ?> round) implements Sendable<Object> {
        @Override
        public boolean advance(int units) {
            return round.advance(units);
        }

        @Override
        public Optional<Object> best() {
            return Optional.empty();
        }

        @Override
        public String request() {
            return round.request();
        }

        @Override
        public void answer(String json) throws BadInput {
            round.answer(json);
        }
    }

    private final DailyDeal<?, ?, ?, ?> deal;
    private final ExpertGames<?, ?, ?, ?> games;
    private Optional<Stretch> stretch;
    private List<Outcome> outcomes;

    /**
     * @param known what is known of the deal; games in it are not played again
     */
    ExpertStudy(DailyDeal<?, ?, ?, ?> deal, DailyResult known) {
        this.deal = deal;
        games = new ExpertGames<>(deal, known.player(), known.experts());
        outcomes = known.experts();
        stretch = next();
    }

    private Optional<Stretch> next() {
        return games.current().map(Stretch::new);
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
        games.take();
        outcomes = games.outcomes();
        stretch = next();
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
