package parlour.arena;

import parlour.engine.Eyes;
import parlour.engine.Player;
import parlour.engine.Rules;
import parlour.engine.Thinking;

/** A built-in computer player, timed by the arena's clock. */
final class ComputerContender<S, M, V, E> implements Contender<S, M, E> {
    private final Rules<S, M, V, E> rules;
    private final Player<V, M> player;
    private final long thinkNanos;
    private int cutShort;

    ComputerContender(Rules<S, M, V, E> rules, Player<V, M> player, long thinkNanos) {
        this.rules = rules;
        this.player = player;
        this.thinkNanos = thinkNanos;
    }

    @Override
    public M choose(S state, long seed) {
        V view = rules.view(state, Eyes.of(rules.turn(state)));
        Thinking<M> thinking = player.think(view, seed);
        cutShort += Thought.finish(thinking, thinkNanos) ? 0 : 1;
        return thinking.best().orElseThrow();
    }

    @Override
    public long clock() {
        return ThreadClock.nanos();
    }

    @Override
    public int cutShort() {
        return cutShort;
    }
}
