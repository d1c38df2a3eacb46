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
     * until the frame in which the window has its answer.
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

    private final class Watch implements DesktopPlatform.Thinker {
        private final DesktopPlatform.Thinker inner;
        private Optional<Thinking<?>> running = Optional.empty();
        private long begun;

        Watch(DesktopPlatform.Thinker inner) {
            this.inner = inner;
        }

        @Override
        public boolean spend(Thinking<?> thinking) {
            if (running.filter(known -> known == thinking).isEmpty()) {
                running = Optional.of(thinking);
                begun = System.nanoTime();
            }
            boolean done = inner.spend(thinking);
            if (done && missing.getCount() > 0) {
                System.out.println(System.nanoTime() - begun);
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
