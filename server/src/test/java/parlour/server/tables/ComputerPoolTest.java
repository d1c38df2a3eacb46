package parlour.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import parlour.table.SomeThought;
import parlour.table.ThinkingJob;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** However a thought ends, its table hears of it. */
class ComputerPoolTest {
    private final List<Throwable> mistakes = Collections.synchronizedList(new ArrayList<>());
    private final ComputerPool pool = new ComputerPool(1, 5, mistakes::add);

    @AfterEach
    void stop() {
        pool.stop();
    }

    private String answer(ThinkingJob thought) throws Exception {
        CompletableFuture<String> answer = new CompletableFuture<>();
        pool.think(
                thought,
                new ComputerPool.Asker() {
                    @Override
                    public boolean isWaiting(ThinkingJob job) {
                        return true;
                    }

                    @Override
                    public void chosen(ThinkingJob job, String move) {
                        answer.complete(move);
                    }

                    @Override
                    public void failed(ThinkingJob job) {
                        answer.complete("failed");
                    }
                });
        return answer.get(30, TimeUnit.SECONDS);
    }

    @Test
    void anErrorInAThoughtIsAFailure() throws Exception {
        Error error = new NoClassDefFoundError("a test");
        ThinkingJob broken =
                SomeThought.of(
                        () -> {
                            throw error;
                        });
        assertEquals("failed", answer(broken));
        assertEquals(List.of(error), mistakes);
    }

    @Test
    void aThoughtThatEndsWithoutAMoveIsAFailure() throws Exception {
        assertEquals("failed", answer(SomeThought.of(() -> false)));
        assertEquals(1, mistakes.size());
    }
}
