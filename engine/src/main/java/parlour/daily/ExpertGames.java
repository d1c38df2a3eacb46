package parlour.daily;

import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.review.ExpertRound;

import java.util.ArrayList;
import java.util.List;

/**
 * The games that experts play with the cards of a {@link DailyDeal}: always the same ones, in the
 * same order, on every machine. Like a thinking it knows no clock and is advanced by its caller.
 */
public final class ExpertGames<S, M, V, E> {
    private final Rules<S, M, V, E> rules;
    private final Player<V, M> expert;
    private final S dealt;
    private final long seed;
    private final List<Outcome> outcomes;
    private ExpertRound<S, M, V, E> round;
    private int decisions;

    /**
     * @param known the outcomes of the first games, which are not played again
     */
    public ExpertGames(DailyDeal<S, M, V, E> deal, List<Outcome> known) {
        var match = deal.begin();
        rules = match.rules();
        dealt = match.state();
        seed = match.seed();
        expert = deal.game().computer(Game.EXPERT, rules, new Rng(seed));
        outcomes = new ArrayList<>(known);
        round = next();
    }

    private ExpertRound<S, M, V, E> next() {
        decisions = 0;
        // Seeds of each game's own, so that any of them can be the next one to play.
        long own = Seeds.PAR.of(seed, outcomes.size());
        return new ExpertRound<>(rules, expert, dealt, () -> Seeds.PAR.of(own, decisions++));
    }

    /** Does this many units of work; false when all games have been played. */
    public boolean advance(int units) {
        for (int i = 0; i < units && !over(); i++) {
            if (!round.advance()) {
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
