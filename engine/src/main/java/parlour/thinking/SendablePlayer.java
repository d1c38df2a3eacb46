package parlour.thinking;

import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Rules;

/** A computer player whose thinking can be done by another copy of the program. */
public final class SendablePlayer<S, M, V, E> implements Player<V, M> {
    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final String computer;
    private final Player<V, M> here;

    /**
     * @param computer the name of one computer player, not of a group to draw from
     */
    public SendablePlayer(Game<S, M, V, E> game, Rules<S, M, V, E> rules, String computer) {
        this.game = game;
        this.rules = rules;
        this.computer = computer;
        here = ThinkingRequest.player(game, rules, computer);
    }

    @Override
    public SendableThinking<M> think(V view, long seed) {
        return new SendableThinking<>(
                game,
                here.think(view, seed),
                () -> ThinkingRequest.of(game, rules, computer, view, seed));
    }
}
