package parlour.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WarmUpJobTest {
    private static final long MILLISECOND = 1_000_000;

    private long now;
    private int looks;

    @Test
    void hurriesAtFirst() {
        WarmUpJob job = new WarmUpJob(() -> now += MILLISECOND);
        assertEquals(4, job.rest());
        int hurried = 0;
        while (job.rest() == 4) {
            job.slice();
            hurried++;
        }
        assertEquals(75, hurried);
        assertEquals(40, job.rest());
    }

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
        assertEquals(150, slices);
        assertEquals(5 * slices, looks);
    }
}
