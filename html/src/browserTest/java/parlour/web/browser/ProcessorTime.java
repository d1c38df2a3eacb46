package parlour.web.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The processor time that a browser has used, in seconds.
 *
 * @param renderer by the processes that run pages
 * @param graphics by the process that draws
 */
record ProcessorTime(double renderer, double graphics) {
    /** Linux counts in hundredths of a second. */
    private static final double TICK = 0.01;

    private static final int USER = 11;
    private static final int SYSTEM = 12;

    /** What the processes below this one have used so far; on Linux. */
    static ProcessorTime of(long browser) {
        double renderer = 0;
        double graphics = 0;
        for (ProcessHandle process :
                ProcessHandle.of(browser).orElseThrow().descendants().toList()) {
            Path folder = Path.of("/proc", String.valueOf(process.pid()));
            try {
                String command = Files.readString(folder.resolve("cmdline"));
                String status = Files.readString(folder.resolve("stat"));
                // The name before the numbers is in brackets and may have spaces.
                String[] numbers = status.substring(status.lastIndexOf(')') + 2).split(" ");
                double seconds =
                        (Long.parseLong(numbers[USER]) + Long.parseLong(numbers[SYSTEM])) * TICK;
                renderer += command.contains("--type=renderer") ? seconds : 0;
                graphics += command.contains("--type=gpu-process") ? seconds : 0;
            } catch (IOException e) {
                // It has ended meanwhile.
                continue;
            }
        }
        return new ProcessorTime(renderer, graphics);
    }

    ProcessorTime minus(ProcessorTime earlier) {
        return new ProcessorTime(renderer - earlier.renderer, graphics - earlier.graphics);
    }
}
