package parlour.fuzz;

/** Files of the older program 000. */
public final class CasinoText {
    private CasinoText() {}

    public static void fuzzerTestOneInput(byte[] input) {
        OldFiles.read("game.casino", input);
    }
}
