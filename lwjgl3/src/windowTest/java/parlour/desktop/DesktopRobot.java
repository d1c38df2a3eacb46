package parlour.desktop;

import java.awt.AWTException;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

import javax.imageio.ImageIO;

/** Somebody at the desk before a program that knows nothing of tests: eyes, and hands on keys. */
final class DesktopRobot {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final int LOOK_EVERY_MILLIS = 50;
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(90);

    private static final long A_WHILE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final Process program;
    private final Robot robot;
    private int presses;

    DesktopRobot(Process program) throws AWTException {
        this.program = program;
        this.robot = new Robot();
    }

    /** What the middle of the screen shows, where a window without a place of its own opens. */
    BufferedImage picture() {
        Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
        return robot.createScreenCapture(
                new Rectangle(
                        (screen.width - WIDTH) / 2, (screen.height - HEIGHT) / 2, WIDTH, HEIGHT));
    }

    /** Where a picture of the screen was put for whoever wants to know what went wrong. */
    Path shown() {
        Path file = Path.of("build", "pictures", "installed.png").toAbsolutePath();
        Pictures.write(picture(), file);
        return file;
    }

    /** Presses a key and tells whether that is to be seen. */
    boolean changes(int key) throws InterruptedException {
        int[] before = pixels(picture());
        press(key);
        boolean changed = within(A_WHILE_NANOS, () -> !Arrays.equals(before, pixels(picture())));
        return changed && settles();
    }

    /** Waits until two pictures in a row are the same; what still opens would miss a key. */
    private boolean settles() throws InterruptedException {
        int[][] last = {pixels(picture())};
        return within(
                A_WHILE_NANOS,
                () -> {
                    int[] now = pixels(picture());
                    boolean same = Arrays.equals(last[0], now);
                    last[0] = now;
                    return same;
                });
    }

    private static int[] pixels(BufferedImage picture) {
        return picture.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
    }

    int presses() {
        return presses;
    }

    void press(int key) {
        presses++;
        robot.keyPress(key);
        robot.keyRelease(key);
    }

    /** Waits until the screen looks like one of the pictures that were looked at. */
    void awaitPicture(String name) throws IOException, InterruptedException {
        BufferedImage reference;
        try (InputStream file = getClass().getResourceAsStream("/pictures/" + name + ".png")) {
            reference = ImageIO.read(file);
        }
        await(
                "the picture of the " + name,
                () ->
                        CoarsePicture.difference(CoarsePicture.of(picture()), reference)
                                <= PictureWindowTest.MOST);
    }

    /** Waits until something is so, for as long as the program runs. */
    void await(String what, BooleanSupplier so) throws InterruptedException {
        if (!within(PATIENCE_NANOS, so)) {
            throw new AssertionError("waited in vain for " + what + " and saw " + shown());
        }
    }

    /** Whether something becomes so in a while. */
    boolean within(long nanos, BooleanSupplier so) throws InterruptedException {
        long end = System.nanoTime() + nanos;
        while (!so.getAsBoolean()) {
            if (program.waitFor(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS)) {
                throw new AssertionError("the program ended with status " + program.exitValue());
            }
            if (System.nanoTime() > end) {
                return false;
            }
        }
        return true;
    }
}
