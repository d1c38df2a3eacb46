package parlour.fuzz;

import parlour.Games;
import parlour.cassino.rules.CassinoRules;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.importer.ImportedCassinoGame;
import parlour.record.Loaded;
import parlour.record.SavedGame;

/** Old files: what is imported can be saved and played on. */
final class OldFiles {
    private OldFiles() {}

    static void read(String name, byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    ImportedCassinoGame game = ImportedCassinoGame.read(name, bytes, 1).game();
                    Loaded<?> saved = SavedGame.read(game.saved("Old", 5, 6).write());
                    Claim.holds(saved instanceof Loaded.Whole, "what was imported is whole");
                    CassinoRules rules = game.rules();
                    var match = Match.from(rules, 1, game.state());
                    if (match.turn() != Rules.NOBODY) {
                        var move =
                                Games.CASSINO.searchModel(rules).candidates(match.state()).get(0);
                        Claim.holds(match.play(move).isEmpty(), move + " is refused");
                    }
                });
    }
}
