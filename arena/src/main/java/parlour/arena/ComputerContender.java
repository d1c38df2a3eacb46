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
    private final boolean clairvoyant;
    private int cutShort;

    ComputerContender(Rules<S, M, V, E> rules, Player<V, M> player, long thinkNanos) {
        this(rules, player, thinkNanos, false);
    }

    private ComputerContender(
            Rules<S, M, V, E> rules, Player<V, M> player, long thinkNanos, boolean clairvoyant) {
        this.rules = rules;
        this.player = player;
        this.thinkNanos = thinkNanos;
        this.clairvoyant = clairvoyant;
    }

    /** The instrument that is shown all hands. */
    static <S, M, V, E> ComputerContender<S, M, V, E> clairvoyant(
            Rules<S, M, V, E> rules, Clairvoyant<S, M, V, E> player, long thinkNanos) {
        return new ComputerContender<>(rules, player, thinkNanos, true);
    }

    @Override
    public M choose(S state, long seed) {
        Eyes eyes = clairvoyant ? Eyes.all(rules.seats()) : Eyes.of(rules.turn(state));
        V view = rules.view(state, eyes);
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
