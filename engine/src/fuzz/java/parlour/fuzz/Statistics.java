package parlour.fuzz;

import parlour.record.Utf8;

/** Statistics: what is read can be written, and is then the same. */
public final class Statistics {
    private Statistics() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    parlour.store.Statistics statistics =
                            parlour.store.Statistics.read(
                                    Stamped.text(Utf8.text(bytes), "players"));
                    Claim.equal(statistics, parlour.store.Statistics.read(statistics.write()));
                });
        Claim.readOrRefused(input, bytes -> parlour.store.Statistics.read(Utf8.text(bytes)));
    }
}
