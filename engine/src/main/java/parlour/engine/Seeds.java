package parlour.engine;

/** Seeds for separate purposes, derived from a match's seed so that none reveals another. */
public enum Seeds {
    /** The cards of a round. */
    DEAL(0x6465616CL),
    /** A player's own randomness. */
    PLAYER(0x706C6179L),
    /** Which computer is drawn for a seat. */
    CASTING(0x63617374L),
    /** Shuffles of cards whose order a file does not say. */
    REPAIR(0x72657061L),
    /** The worlds in which a review judges a move. */
    REVIEW(0x72657669L),
    /** The decisions of the experts that play a deal to find out what it is worth. */
    PAR(0x70617220L),
    /** The games in which puzzles are looked for, and the judging of their positions. */
    PUZZLE(0x70757A7AL),
    /** The deal of a day. */
    DAY(0x64617920L);

    private final long salt;

    Seeds(long salt) {
        this.salt = salt;
    }

    /** The seed for the {@code index}-th use of this purpose. */
    public long of(long seed, long index) {
        // Rng.mix alone can be inverted, which would lead a player from its own seed to the cards;
        // adding the input makes it one-way.
        long z = Rng.mix(seed ^ Rng.mix(salt)) + seed;
        return Rng.mix(z ^ Rng.mix(index + salt)) + z;
    }
}
