package parlour.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.math.Vector2;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.Polygon;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Films a window in the window's own time, with the pointer of whoever plays there. */
final class Film {
    /** Hundredths of a second between two pictures. */
    private static final int STEP = 8;

    private static final int WIDTH = 800;

    /** How fast the pointer goes, in seconds from one place to another. */
    private static final float WAY = 0.4f;

    private final Window window;
    private final List<AnimatedGif.Frame> frames = new ArrayList<>();
    private final Vector2 pointer = new Vector2(900, 660);
    private boolean pointing;

    Film(Window window) {
        this.window = window;
    }

    /** Lets time pass and films it. */
    void roll(float seconds) {
        for (float t = 0; t < seconds; t += STEP / 100f) {
            window.pass(STEP / 100f);
            BufferedImage picture = picture();
            AnimatedGif.Frame last = frames.isEmpty() ? null : frames.get(frames.size() - 1);
            if (last != null && same(last.picture(), picture)) {
                frames.set(
                        frames.size() - 1,
                        new AnimatedGif.Frame(picture, last.hundredths() + STEP));
            } else {
                frames.add(new AnimatedGif.Frame(picture, STEP));
            }
        }
    }

    /** Moves the pointer there and clicks, as a person would. */
    void click(Vector2 at) {
        pointing = true;
        Vector2 from = pointer.cpy();
        for (float t = STEP / 100f; t < WAY; t += STEP / 100f) {
            float part = t / WAY;
            pointer.set(from).lerp(at, part * part * (3 - 2 * part));
            window.run(
                    () ->
                            Gdx.input
                                    .getInputProcessor()
                                    .mouseMoved(Math.round(pointer.x), Math.round(pointer.y)));
            roll(STEP / 100f);
        }
        pointer.set(at);
        window.click(at);
        roll(0.25f);
    }

    /** Leaves the pointer out of the pictures until it is next used. */
    void hidePointer() {
        pointing = false;
    }

    void write(Path file) throws IOException {
        Palette palette = new Palette(frames.stream().map(AnimatedGif.Frame::picture).toList());
        new AnimatedGif(palette).write(frames, file);
    }

    private BufferedImage picture() {
        BufferedImage whole = Pictures.image(window.picture());
        if (pointing) {
            draw(whole);
        }
        int height = whole.getHeight() * WIDTH / whole.getWidth();
        BufferedImage small = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = small.createGraphics();
        graphics.drawImage(
                whole.getScaledInstance(WIDTH, height, Image.SCALE_AREA_AVERAGING), 0, 0, null);
        graphics.dispose();
        return small;
    }

    private void draw(BufferedImage picture) {
        Graphics2D graphics = picture.createGraphics();
        graphics.setRenderingHint(
                RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.translate(pointer.x, pointer.y);
        graphics.scale(1.7, 1.7);
        Polygon arrow =
                new Polygon(
                        new int[] {0, 0, 4, 7, 10, 7, 12},
                        new int[] {0, 17, 13, 20, 19, 12, 12},
                        7);
        graphics.setColor(Color.WHITE);
        graphics.fill(arrow);
        graphics.setColor(Color.BLACK);
        graphics.setStroke(new BasicStroke(1.2f));
        graphics.draw(arrow);
        graphics.dispose();
    }

    private static boolean same(BufferedImage one, BufferedImage other) {
        int width = one.getWidth();
        int[] a = one.getRGB(0, 0, width, one.getHeight(), null, 0, width);
        int[] b = other.getRGB(0, 0, width, other.getHeight(), null, 0, width);
        return Arrays.equals(a, b);
    }
}
