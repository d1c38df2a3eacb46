package parlour.fuzz;

import parlour.importer.ImportedCrossWiseGame;
import parlour.record.Loaded;
import parlour.record.SavedGame;

/** Files of the older program 003: what is imported can be saved and is then whole. */
public final class CrossWiseJson {
    private CrossWiseJson() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    ImportedCrossWiseGame game =
                            parlour.importer.CrossWiseJsonImporter.read(bytes, 1);
                    Loaded<?> saved = SavedGame.read(game.saved("Old", 5, 6).write());
                    Claim.holds(saved instanceof Loaded.Whole, "what was imported is whole");
                });
    }
}
