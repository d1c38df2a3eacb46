package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import parlour.engine.Thinking;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;

/** The worker, watched slice by slice; a latch says when, never a time. */
@Timeout(60)
class WorkerThinkerTest {
    /** A thought without an end that stands still in its third slice until it is let on. */
    private static final class Endless implements Thinking<String> {
        final CountDownLatch third = new CountDownLatch(1);
        final CountDownLatch goOn = new CountDownLatch(1);
        volatile int slices;

        @Override
        public boolean advance(int units) {
            int now = slices + 1;
            slices = now;
            if (now == 3) {
                third.countDown();
                await(goOn);
            }
            return true;
        }

        @Override
        public Optional<String> best() {
            return Optional.of("move");
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private final Semaphore ready = new Semaphore(0);
    private final WorkerThinker thinker = new WorkerThinker(ready::release);

    /** Asks about a thought that is over at once, until the worker has come to it. */
    private void waitForTheWorker() {
        Thinking<String> next = Thinking.atOnce(() -> "next");
        while (!thinker.spend(next)) {
            Thread.onSpinWait();
        }
        assertEquals(Optional.of("next"), next.best());
    }

    @Test
    void aDroppedThoughtEndsWithTheSliceItIsIn() {
        Endless thought = new Endless();
        assertFalse(thinker.spend(thought));
        await(thought.third);
        thinker.drop();
        thought.goOn.countDown();
        // There is one worker, so when it has thought of something else it has left this.
        waitForTheWorker();
        assertEquals(3, thought.slices);
    }

    @Test
    void anotherThoughtDropsTheOneBefore() {
        Endless thought = new Endless();
        assertFalse(thinker.spend(thought));
        await(thought.third);
        Thinking<String> next = Thinking.atOnce(() -> "next");
        assertFalse(thinker.spend(next), "an old thought does not finish a new one");
        thought.goOn.countDown();
        while (!thinker.spend(next)) {
            Thread.onSpinWait();
        }
        assertEquals(3, thought.slices);
    }

    @Test
    void aThoughtThatIsDroppedBeforeItsTurnNeverBegins() {
        Endless first = new Endless();
        thinker.spend(first);
        await(first.third);
        Endless second = new Endless();
        thinker.spend(second);
        thinker.drop();
        first.goOn.countDown();
        waitForTheWorker();
        assertEquals(0, second.slices);
    }

    @Test
    void itSaysWhenAThoughtIsReadyAndNoSooner() {
        Thinking<String> thought = Thinking.atOnce(() -> "move");
        thinker.spend(thought);
        ready.acquireUninterruptibly();
        assertTrue(thinker.spend(thought), "whoever is told finds it ready");
        Endless endless = new Endless();
        thinker.spend(endless);
        await(endless.third);
        assertEquals(0, ready.availablePermits());
        thinker.drop();
        endless.goOn.countDown();
        ready.acquireUninterruptibly();
    }

    /** Very often, because a failure may be noted at the very moment in which it is asked for. */
    @Test
    void aThoughtThatFailsIsReportedWhereItIsAskedFor() {
        for (int i = 0; i < 50_000; i++) {
            Thinking<String> broken =
                    Thinking.atOnce(
                            () -> {
                                throw new IllegalStateException("no move");
                            });
            IllegalStateException failure =
                    assertThrows(
                            IllegalStateException.class,
                            () -> {
                                while (!thinker.spend(broken)) {
                                    Thread.onSpinWait();
                                }
                            });
            assertTrue(failure.getCause().getMessage().contains("no move"));
        }
    }

    @Test
    void anErrorIsReportedTooAndTheWorkerGoesOn() {
        Thinking<String> broken =
                Thinking.atOnce(
                        () -> {
                            throw new OutOfMemoryError("no room to think");
                        });
        IllegalStateException failure =
                assertThrows(
                        IllegalStateException.class,
                        () -> {
                            while (!thinker.spend(broken)) {
                                Thread.onSpinWait();
                            }
                        });
        assertTrue(failure.getCause() instanceof OutOfMemoryError);
        waitForTheWorker();
    }

    @Test
    void closedItEndsWithTheSliceItIsInAndSoDoesItsThread() {
        Endless thought = new Endless();
        thinker.spend(thought);
        await(thought.third);
        thinker.close();
        assertFalse(thinker.ended());
        thought.goOn.countDown();
        while (!thinker.ended()) {
            Thread.onSpinWait();
        }
        assertEquals(3, thought.slices);
    }
}
