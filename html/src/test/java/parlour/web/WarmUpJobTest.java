package parlour.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WarmUpJobTest {
    private static final long MILLISECOND = 1_000_000;

    private long now;
    private int looks;

    @Test
    void endsAfterAWhileAndNeverWorksForLongAtOnce() {
        WarmUpJob job =
                new WarmUpJob(
                        () -> {
                            looks++;
                            now += MILLISECOND;
                            return now;
                        });
        int slices = 1;
        while (job.slice()) {
            slices++;
        }
        // Four milliseconds each, and a look at the clock before them.
        assertEquals(375, slices);
        assertEquals(5 * slices, looks);
    }
}
