package parlour.thinking;

import parlour.engine.Game;
import parlour.engine.Rules;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.review.ParPlay;
import parlour.review.ReviewEffort;
import parlour.review.RoundPlayer;
import parlour.text.BadInput;

import java.util.Optional;

/**
 * A round that experts play at all seats, here or in another copy of the program. It is a thinking
 * so that whatever runs thinking runs it too; it never has a move to suggest.
 */
public final class SendableRound<S, M, V, E> implements Sendable<M> {
    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final RoundPlayer player;
    private final S dealt;
    private final long seed;
    private final ParPlay<S, M, V, E> here;
    private Optional<S> answered = Optional.empty();

    /**
     * @param dealt the round before its first move
     * @param seed for the experts' decisions
     */
    public SendableRound(
            Game<S, M, V, E> game,
            Rules<S, M, V, E> rules,
            RoundPlayer player,
            S dealt,
            long seed) {
        this.game = game;
        this.rules = rules;
        this.player = player;
        this.dealt = dealt;
        this.seed = seed;
        here = new ParPlay<>(game, rules, player, dealt, seed);
    }

    @Override
    public boolean advance(int units) {
        return answered.isEmpty() && here.advance(units);
    }

    @Override
    public Optional<M> best() {
        return Optional.empty();
    }

    @Override
    public String request() {
        return new ReviewRequest<>(
                        game, rules, ReviewEffort.USUAL, dealt, Optional.<M>empty(), player, seed)
                .json();
    }

    @Override
    public void answer(String text) throws BadInput {
        Json state = JsonReader.read(text).get(ReviewRequest.END);
        S end = game.state(rules, state);
        if (rules.round(end).isEmpty()) {
            throw state.bad("json.unexpected", ReviewRequest.END);
        }
        answered = Optional.of(end);
    }

    /** The end of the round, once it is over. */
    public Optional<S> end() {
        return answered.or(() -> here.result().map(result -> here.state()));
    }
}
