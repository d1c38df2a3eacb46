package parlour.fuzz;

import parlour.Games;
import parlour.engine.Game;
import parlour.record.Utf8;
import parlour.text.BadInput;

/** Moves in the notation of any game: what is read is written as it was meant. */
public final class Moves {
    private Moves() {}

    public static void fuzzerTestOneInput(byte[] input) {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            Claim.readOrRefused(input, bytes -> again(game, Utf8.text(bytes)));
        }
    }

    private static <M> void again(Game<?, M, ?, ?> game, String text) throws BadInput {
        M move = game.move(text);
        Claim.equal(move, game.move(game.text(move)));
    }
}
