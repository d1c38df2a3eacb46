package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import parlour.store.FileWork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;

@Timeout(60)
class DesktopPlatformTest {
    @TempDir Path data;

    @Test
    void oneThinkerServesTheProgramAndEndsWithIt() {
        DesktopPlatform platform = new DesktopPlatform(data, OptionalLong.empty());
        WorkerThinker thinker = (WorkerThinker) platform.thinker();
        assertSame(thinker, platform.thinker());
        platform.close();
        while (!thinker.ended()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void workThatFailsIsWrittenDownAndTheNextIsDone() throws IOException, InterruptedException {
        DesktopPlatform platform = new DesktopPlatform(data, OptionalLong.empty());
        CountDownLatch done = new CountDownLatch(1);
        platform.later(
                new Work(
                        () -> {
                            throw new OutOfMemoryError("one file too many");
                        }));
        platform.later(new Work(done::countDown));
        done.await();
        platform.close();
        assertTrue(Files.readString(data.resolve("errors.txt")).contains("one file too many"));
    }

    /** Work on files that stores nothing. */
    private record Work(Runnable work) implements FileWork {
        @Override
        public Runnable run() {
            work.run();
            return () -> {};
        }

        @Override
        public void undone(IOException why) {
            throw new AssertionError(why);
        }
    }
}
