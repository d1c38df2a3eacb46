package parlour.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.utils.ScreenUtils;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Measures what the program takes of a processor core while nobody does anything. */
final class Idle {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    /** From the last frame on, before it counts. */
    private static final double REST = 2;

    private static final double MEASURED = 5;

    private Idle() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        System.out.printf("%d×%d, share of a core and frames a second at rest%n", WIDTH, HEIGHT);
        bare("bare window, 60 frames a second", true);
        bare("bare window that draws nothing", false);
        Path data = Files.createTempDirectory("parlour");
        try (LiveWindow liveWindow = new LiveWindow(data, WIDTH, HEIGHT)) {
            for (Map.Entry<String, Runnable> place : AllScreens.of(liveWindow).entrySet()) {
                place.getValue().run();
                liveWindow.awaitRest();
                pause(REST);
                long before = cpuNanos();
                int frames = liveWindow.framesDuring(() -> pause(MEASURED));
                print(place.getKey(), cpuNanos() - before, frames);
            }
        }
    }

    private static void print(String what, long nanos, int frames) {
        System.out.printf(
                "%-34s %5.1f %%  %5.1f%n", what, nanos / 1e7 / MEASURED, frames / MEASURED);
    }

    private static void pause(double seconds) {
        try {
            TimeUnit.NANOSECONDS.sleep((long) (seconds * 1e9));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The processor time of all threads. */
    private static long cpuNanos() {
        return ProcessHandle.current().info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
    }

    /** A window as any LibGDX program opens it, which clears itself. */
    private static void bare(String what, boolean continuous) throws InterruptedException {
        FrameCounter frameCounter = new FrameCounter(new Clearing(continuous));
        Thread window =
                new Thread(
                        () -> {
                            Lwjgl3ApplicationConfiguration wanted =
                                    new Lwjgl3ApplicationConfiguration();
                            wanted.setWindowedMode(WIDTH, HEIGHT);
                            wanted.disableAudio(true);
                            Main.pace(wanted);
                            Main.run(frameCounter, wanted);
                        },
                        "bare");
        window.start();
        frameCounter.drawsWithin(TimeUnit.MINUTES.toSeconds(1));
        pause(REST);
        frameCounter.count();
        long before = cpuNanos();
        pause(MEASURED);
        print(what, cpuNanos() - before, frameCounter.count());
        Gdx.app.postRunnable(() -> Gdx.app.exit());
        window.join();
    }

    private static final class Clearing extends ApplicationAdapter {
        private final boolean continuous;

        Clearing(boolean continuous) {
            this.continuous = continuous;
        }

        @Override
        public void create() {
            Gdx.graphics.setContinuousRendering(continuous);
        }

        @Override
        public void render() {
            ScreenUtils.clear(Color.DARK_GRAY);
        }
    }
}
