package parlour.fuzz;

import parlour.record.Loaded;
import parlour.record.SavedGame;
import parlour.record.SavedGameSummary;
import parlour.record.Utf8;
import parlour.text.BadInput;

/** Saved games, damaged ones too: what comes out of a file can be saved, and is then whole. */
public final class Saves {
    private Saves() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(input, bytes -> again(SavedGame.read(Utf8.text(bytes)).game()));
        Claim.readOrRefused(input, bytes -> whole(Stamped.text(Utf8.text(bytes), "game")));
    }

    private static <S, M, V, E> void again(SavedGame<S, M, V, E> game) throws BadInput {
        String text = game.write();
        SavedGame.check(text);
        Loaded<SavedGame<S, M, V, E>> same = SavedGame.read(game.game(), text);
        Claim.holds(same instanceof Loaded.Whole, "what was saved is whole");
        Claim.equal(game.match().state(), same.game().match().state());
        Claim.equal(game.match().history(), same.game().match().history());
        Claim.equal(game.title(), SavedGameSummary.read(text).title());
    }

    /** With a checksum that fits, a file is only refused for what is in it. */
    private static void whole(String text) throws BadInput {
        SavedGame.check(text);
        SavedGameSummary.read(text);
        again(SavedGame.read(text).game());
    }
}
