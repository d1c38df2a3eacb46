package parlour.fuzz;

import parlour.record.Utf8;

/** Statistics: what is read can be written, and is then the same. */
public final class Statistics {
    private Statistics() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    parlour.statistics.Statistics statistics =
                            parlour.statistics.Statistics.read(
                                    Stamped.text(Utf8.text(bytes), "players"));
                    Claim.equal(statistics, parlour.statistics.Statistics.read(statistics.write()));
                });
        Claim.readOrRefused(input, bytes -> parlour.statistics.Statistics.read(Utf8.text(bytes)));
    }
}
