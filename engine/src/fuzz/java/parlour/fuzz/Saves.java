package parlour.fuzz;

import parlour.record.Envelope;
import parlour.record.Loaded;
import parlour.record.SavedGame;
import parlour.record.Utf8;
import parlour.text.BadInput;

/** Saved games, damaged ones too: what comes out of a file can be saved, and is then whole. */
public final class Saves {
    private Saves() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(input, bytes -> again(SavedGame.read(Utf8.text(bytes)).game()));
        Claim.readOrRefused(input, Saves::quick);
        Claim.readOrRefused(input, bytes -> quick(stamped(bytes)));
        Claim.readOrRefused(input, bytes -> whole(Stamped.text(Utf8.text(bytes), "game")));
    }

    private static <S, M, V, E> void again(SavedGame<S, M, V, E> game) throws BadInput {
        String text = game.write();
        SavedGame.check(text);
        Claim.holds(
                Envelope.stamped(SavedGame.FORMAT, Utf8.bytes(text)), "what was saved is stamped");
        Loaded<SavedGame<S, M, V, E>> same = SavedGame.read(game.game(), text);
        Claim.holds(same instanceof Loaded.Whole, "what was saved is whole");
        Claim.equal(game.match().state(), same.game().match().state());
        Claim.equal(game.match().history(), same.game().match().history());
        Claim.equal(game.title(), same.game().title());
    }

    private static byte[] stamped(byte[] bytes) throws BadInput {
        return Utf8.bytes(Stamped.text(Utf8.text(bytes), SavedGame.FORMAT.member()));
    }

    /** Where the quick look says yes, so does whoever reads the file. */
    private static void quick(byte[] bytes) throws BadInput {
        if (Envelope.stamped(SavedGame.FORMAT, bytes)) {
            Envelope read = Envelope.read(SavedGame.FORMAT, Utf8.text(bytes));
            Claim.holds(read.intact(), "a checksum fits for all or for nobody");
        }
    }

    /** With a checksum that fits, a file is only refused for what is in it. */
    private static void whole(String text) throws BadInput {
        SavedGame.check(text);
        again(SavedGame.read(text).game());
    }
}
