package parlour.arena;

import parlour.engine.Eyes;
import parlour.engine.Player;
import parlour.engine.Rules;
import parlour.engine.Thinking;

/** A computer of the house, with the arena's clock for its thinking. */
final class ComputerContender<S, M, V, E> implements Contender<S, M, E> {
    private final Rules<S, M, V, E> rules;
    private final Player<V, M> player;
    private final long thinkNanos;

    ComputerContender(Rules<S, M, V, E> rules, Player<V, M> player, long thinkNanos) {
        this.rules = rules;
        this.player = player;
        this.thinkNanos = thinkNanos;
    }

    @Override
    public M choose(S state, long seed) {
        long begun = System.nanoTime();
        V view = rules.view(state, Eyes.of(rules.turn(state)));
        Thinking<M> thinking = player.think(view, seed);
        boolean more = true;
        while (more && (System.nanoTime() - begun < thinkNanos || thinking.best().isEmpty())) {
            more = thinking.advance(Thinking.SLICE);
        }
        return thinking.best().orElseThrow();
    }
}
