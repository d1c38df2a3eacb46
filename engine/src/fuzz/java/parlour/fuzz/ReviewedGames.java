package parlour.fuzz;

import parlour.record.Utf8;

/** The file of reviewed games: what is read can be written, and is then the same. */
public final class ReviewedGames {
    private ReviewedGames() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    parlour.statistics.ReviewedGames games =
                            parlour.statistics.ReviewedGames.read(
                                    Stamped.text(Utf8.text(bytes), "players"));
                    Claim.equal(games, parlour.statistics.ReviewedGames.read(games.write()));
                });
        Claim.readOrRefused(
                input, bytes -> parlour.statistics.ReviewedGames.read(Utf8.text(bytes)));
    }
}
