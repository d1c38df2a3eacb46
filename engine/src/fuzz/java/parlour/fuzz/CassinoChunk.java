package parlour.fuzz;

/** Files of the older program 001. */
public final class CassinoChunk {
    private CassinoChunk() {}

    public static void fuzzerTestOneInput(byte[] input) {
        OldFiles.read("game.cassino", input);
    }
}
