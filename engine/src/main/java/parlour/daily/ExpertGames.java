package parlour.daily;

import parlour.engine.Game;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.review.RoundPlayer;
import parlour.thinking.SendableRound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The games that experts play with the cards of a {@link DailyDeal}, one after another: always the
 * same ones, in the same order, on every machine.
 */
public final class ExpertGames<S, M, V, E> {
    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final RoundPlayer player;
    private final S dealt;
    private final long seed;
    private final List<Outcome> outcomes;
    private SendableRound<S, M, V, E> round;

    /**
     * @param player who plays them
     * @param known the outcomes of the first games, which are not played again
     */
    public ExpertGames(DailyDeal<S, M, V, E> deal, RoundPlayer player, List<Outcome> known) {
        this.player = player;
        game = deal.game();
        var match = deal.begin();
        rules = match.rules();
        dealt = match.state();
        seed = match.seed();
        outcomes = new ArrayList<>(known);
        round = next();
    }

    private SendableRound<S, M, V, E> next() {
        // Seeds of each game's own, so that any of them can be the next one to play.
        return new SendableRound<>(game, rules, player, dealt, Seeds.PAR.of(seed, outcomes.size()));
    }

    /** The game to play now; empty when all have been played. */
    public Optional<SendableRound<S, M, V, E>> current() {
        return outcomes.size() < DailyResult.EXPERT_GAMES ? Optional.of(round) : Optional.empty();
    }

    /** Takes the outcome of the current game if it is over, after which another one is current. */
    public void take() {
        current()
                .flatMap(SendableRound::end)
                .ifPresent(
                        end -> {
                            outcomes.add(Outcome.of(rules, end, DailyDeal.PERSON));
                            round = next();
                        });
    }

    /** The outcomes so far. */
    public List<Outcome> outcomes() {
        return List.copyOf(outcomes);
    }
}
