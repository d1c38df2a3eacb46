package parlour.desktop;

import parlour.app.platform.Platform;
import parlour.engine.Thinking;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Times thoughts while the window shows the game in which they are thought. */
final class PlayedThoughts {
    private static final int SETTLING_SECONDS = 2;

    private final CountDownLatch missing;

    private PlayedThoughts(int count) {
        missing = new CountDownLatch(count);
    }

    /**
     * Plays the newest of the saved games on, and prints how many nanoseconds each thought takes
     * until its answer.
     *
     * @param args the folder with the program's data, how many thoughts, and the window's width and
     *     height
     */
    public static void main(String[] args) throws InterruptedException {
        PlayedThoughts thoughts = new PlayedThoughts(Integer.parseInt(args[1]));
        int width = Integer.parseInt(args[2]);
        int height = Integer.parseInt(args[3]);
        try (LiveWindow window =
                new LiveWindow(Path.of(args[0]), width, height, thoughts::watched)) {
            window.awaitRest();
            TimeUnit.SECONDS.sleep(SETTLING_SECONDS);
            window.click("menu.continue");
            thoughts.missing.await();
        }
    }

    /** The same platform, but for a watch over its thinker. */
    private Platform watched(Platform platform) {
        Platform.Thinker watch = new Watch(platform.thinker());
        return (Platform)
                Proxy.newProxyInstance(
                        Platform.class.getClassLoader(),
                        new Class<?>[] {Platform.class},
                        (proxy, method, arguments) -> {
                            if (method.getName().equals("thinker")) {
                                return watch;
                            }
                            try {
                                return method.invoke(platform, arguments);
                            } catch (InvocationTargetException e) {
                                throw e.getCause();
                            }
                        });
    }

    private final class Watch implements Platform.Thinker {
        private final Platform.Thinker inner;
        private Thinking<?> running;
        private long begin;

        Watch(Platform.Thinker inner) {
            this.inner = inner;
        }

        @Override
        public boolean spend(Thinking<?> thinking) {
            if (thinking != running) {
                running = thinking;
                begin = System.nanoTime();
            }
            boolean done = inner.spend(thinking);
            if (done && missing.getCount() > 0) {
                System.out.println(System.nanoTime() - begin);
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
