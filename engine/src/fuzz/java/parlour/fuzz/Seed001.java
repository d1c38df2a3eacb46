package parlour.fuzz;

/** Files of the older program 001. */
public final class Seed001 {
    private Seed001() {}

    public static void fuzzerTestOneInput(byte[] input) {
        OldFiles.read("game.cassino", input);
    }
}
