package parlour.engine;

/**
 * Plays a round nobody sees. The first thinking of a program loads classes and tables, which takes
 * longer than many a move; after a warm-up the first move that counts is as fast as any other.
 */
public final class WarmUp {
    private static final long SEED = 1;

    private WarmUp() {}

    /** Lets the strongest computer play the default game with as few players as possible. */
    public static <S, M, V, E> void of(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules =
                game.rules(game.seatCounts().get(0), game.presets().values().iterator().next());
        of(rules, game.computer(Game.EXPERT, rules, new Rng(SEED)));
    }

    /** Lets a computer play all seats, with one slice of thinking per move. */
    public static <S, M, V> void of(Rules<S, M, V, ?> rules, Player<V, M> player) {
        S state = rules.deal(SEED).state();
        for (int turn = rules.turn(state); turn != Rules.NOBODY; turn = rules.turn(state)) {
            Thinking<M> thinking = player.think(rules.view(state, Eyes.of(turn)), SEED);
            thinking.advance(Thinking.SLICE);
            state = rules.play(state, thinking.best().orElseThrow(), Rules.silent());
        }
    }
}
