package parlour.fuzz;

import parlour.rating.RatingTable;
import parlour.record.Utf8;

/** The table of ratings: what is read can be written, and is then the same. */
public final class Ratings {
    private Ratings() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    RatingTable table = RatingTable.read(Utf8.text(bytes));
                    Claim.equal(table, RatingTable.read(table.write()));
                });
    }
}
