package parlour.fuzz;

import parlour.record.ImportedCrossWise;
import parlour.record.Loaded;
import parlour.record.SavedGame;

/** Files of the older program 003: what is imported can be saved and is then whole. */
public final class Seed003 {
    private Seed003() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    ImportedCrossWise game = parlour.record.Seed003.read(bytes, 1);
                    Loaded<?> saved = SavedGame.read(game.saved("Old", 5, 6).write());
                    Claim.holds(saved instanceof Loaded.Whole, "what was imported is whole");
                });
    }
}
