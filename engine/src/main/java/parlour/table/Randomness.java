package parlour.table;

/**
 * Where codes, tokens and secrets come from: a source that nobody can predict, or in tests a seeded
 * one.
 */
public interface Randomness {
    /** This many random bytes. */
    byte[] bytes(int count);
}
