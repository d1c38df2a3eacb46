package parlour.daily;

import parlour.engine.Game;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.review.ParPlay;

import java.util.ArrayList;
import java.util.List;

/**
 * The games that experts play with the cards of a {@link DailyDeal}: always the same ones, in the
 * same order, on every machine. Like a thinking it knows no clock and is advanced by its caller.
 */
public final class ExpertGames<S, M, V, E> {
    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final S dealt;
    private final long seed;
    private final List<Outcome> outcomes;
    private ParPlay<S, M, V, E> round;

    /**
     * @param known the outcomes of the first games, which are not played again
     */
    public ExpertGames(DailyDeal<S, M, V, E> deal, List<Outcome> known) {
        game = deal.game();
        var match = deal.begin();
        rules = match.rules();
        dealt = match.state();
        seed = match.seed();
        outcomes = new ArrayList<>(known);
        round = next();
    }

    private ParPlay<S, M, V, E> next() {
        // Seeds of each game's own, so that any of them can be the next one to play.
        return new ParPlay<>(game, rules, dealt, Seeds.PAR.of(seed, outcomes.size()));
    }

    /** Does this many units of work; false when all games have been played. */
    public boolean advance(int units) {
        for (int i = 0; i < units && !over(); i++) {
            if (!round.advance(1)) {
                outcomes.add(Outcome.of(rules, round.state(), DailyDeal.PERSON));
                round = next();
            }
        }
        return !over();
    }

    private boolean over() {
        return outcomes.size() == DailyResult.EXPERT_GAMES;
    }

    /** The outcomes so far. */
    public List<Outcome> outcomes() {
        return List.copyOf(outcomes);
    }
}
