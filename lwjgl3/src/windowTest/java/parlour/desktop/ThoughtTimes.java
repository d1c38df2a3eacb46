package parlour.desktop;

import parlour.Games;
import parlour.engine.Thinking;
import parlour.engine.WarmUp;
import parlour.text.BadInput;
import parlour.thinking.ThinkingRequest;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Times thoughts as this program's computers have them: after the same warm-up and on the same
 * thread, one after the other with a pause for what the computer plays.
 */
final class ThoughtTimes {
    private final Semaphore ready = new Semaphore(0);
    private final WorkerThinker thinker = new WorkerThinker(ready::release);

    private ThoughtTimes() {}

    /**
     * Reads requests, one a line, and prints how many nanoseconds each takes until its answer.
     *
     * @param args the milliseconds before each
     */
    public static void main(String[] args) throws IOException, BadInput, InterruptedException {
        List<String> requests =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
                        .lines()
                        .toList();
        Thread background = new Thread(() -> Games.all().forEach(WarmUp::of), "background");
        background.start();
        background.join();
        ThoughtTimes times = new ThoughtTimes();
        for (String request : requests) {
            // Java goes on compiling meanwhile.
            TimeUnit.MILLISECONDS.sleep(Long.parseLong(args[0]));
            System.out.println(times.nanos(ThinkingRequest.read(request).begin()));
        }
        times.thinker.close();
    }

    /** From the first time it is asked for to the time that the answer is there. */
    private long nanos(Thinking<?> thinking) throws InterruptedException {
        long begin = System.nanoTime();
        while (!thinker.spend(thinking)) {
            ready.acquire();
        }
        return System.nanoTime() - begin;
    }
}
