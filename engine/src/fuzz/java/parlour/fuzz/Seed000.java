package parlour.fuzz;

/** Files of the older program 000. */
public final class Seed000 {
    private Seed000() {}

    public static void fuzzerTestOneInput(byte[] input) {
        OldFiles.read("game.casino", input);
    }
}
