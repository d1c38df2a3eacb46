package parlour.engine;

/** Seeds for one purpose each, derived from the seed of a match so that none leads to another. */
public enum Seeds {
    /** The cards of a round. */
    DEAL(0x6465616CL),
    /** What a player may use for its own dice. */
    PLAYER(0x706C6179L),
    /** Which computer is drawn for a seat. */
    CASTING(0x63617374L),
    /** Shuffles of cards that a file does not order. */
    REPAIR(0x72657061L);

    private final long salt;

    Seeds(long salt) {
        this.salt = salt;
    }

    /** The seed for the {@code index}-th use of this purpose. */
    public long of(long seed, long index) {
        // Rng.mix alone can be run backwards, which would lead a player from its own seed to the
        // cards; adding the input back in makes it a one-way step.
        long z = Rng.mix(seed ^ Rng.mix(salt)) + seed;
        return Rng.mix(z ^ Rng.mix(index + salt)) + z;
    }
}
