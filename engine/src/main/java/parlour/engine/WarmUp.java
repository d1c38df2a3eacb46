package parlour.engine;

/**
 * A round nobody sees. The first thought of a program loads what it thinks with, which takes longer
 * than many a thought; after a rehearsal the first that counts is as quick as any other.
 */
public final class WarmUp {
    private static final long SEED = 1;

    private WarmUp() {}

    /** The strongest computer plays the usual game for as few as can play it. */
    public static <S, M, V, E> void of(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules =
                game.rules(game.seatCounts().get(0), game.presets().values().iterator().next());
        of(rules, game.computer(Game.EXPERT, rules, new Rng(SEED)));
    }

    /** A computer plays all seats, a slice of thought for each move. */
    public static <S, M, V> void of(Rules<S, M, V, ?> rules, Player<V, M> player) {
        S state = rules.deal(SEED).state();
        for (int turn = rules.turn(state); turn != Rules.NOBODY; turn = rules.turn(state)) {
            Thinking<M> thinking = player.think(rules.view(state, Eyes.of(turn)), SEED);
            thinking.advance(Thinking.SLICE);
            state = rules.play(state, thinking.best().orElseThrow(), Rules.silent());
        }
    }
}
