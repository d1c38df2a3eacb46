package parlour.desktop;

import parlour.engine.Thinking;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Times thoughts while the window shows the game in which they are thought. */
final class PlayedThoughts {
    private static final int SETTLING_SECONDS = 2;
    private static final int MOST_SECONDS = 120;

    private final CountDownLatch missing;

    private PlayedThoughts(int count) {
        missing = new CountDownLatch(count);
    }

    /**
     * Plays the newest of the saved games on, and prints how many nanoseconds each thought takes
     * until the worker has its answer.
     *
     * @param args the folder with the program's data, how many thoughts, and the window's width and
     *     height
     */
    public static void main(String[] args) throws InterruptedException {
        PlayedThoughts thoughts = new PlayedThoughts(Integer.parseInt(args[1]));
        DesktopPlatform platform = thoughts.platform(Path.of(args[0]));
        int width = Integer.parseInt(args[2]);
        int height = Integer.parseInt(args[3]);
        try (LiveWindow window = new LiveWindow(platform, width, height)) {
            window.awaitRest();
            TimeUnit.SECONDS.sleep(SETTLING_SECONDS);
            window.click("menu.continue");
            if (!thoughts.missing.await(MOST_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the game does not go on");
            }
        }
    }

    /** The usual platform, but for a watch over its thinker. */
    private DesktopPlatform platform(Path data) {
        return new DesktopPlatform(data, LiveWindow.SEED) {
            private final Thinker watch = new Watch(super.thinker());

            @Override
            public Thinker thinker() {
                return watch;
            }
        };
    }

    /** A thought that notes when it got so far: the window may look at it much later. */
    private static final class Timed implements Thinking<Object> {
        private final Thinking<?> inner;
        private final long begun = System.nanoTime();
        private volatile long advanced;

        Timed(Thinking<?> inner) {
            this.inner = inner;
        }

        @Override
        public boolean advance(int units) {
            boolean more = inner.advance(units);
            advanced = System.nanoTime();
            return more;
        }

        @Override
        public Optional<Object> best() {
            return Optional.empty();
        }
    }

    private final class Watch implements DesktopPlatform.Thinker {
        private final DesktopPlatform.Thinker inner;
        private Timed running = new Timed(null);

        Watch(DesktopPlatform.Thinker inner) {
            this.inner = inner;
        }

        @Override
        public boolean spend(Thinking<?> thinking) {
            if (thinking != running.inner) {
                running = new Timed(thinking);
            }
            boolean done = inner.spend(running);
            if (done && missing.getCount() > 0) {
                System.out.println(running.advanced - running.begun);
                missing.countDown();
            }
            return done;
        }

        @Override
        public void drop() {
            inner.drop();
        }
    }
}
