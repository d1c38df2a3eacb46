package parlour.app.look;

import com.badlogic.gdx.graphics.Pixmap;

import java.nio.IntBuffer;
import java.util.Arrays;

/**
 * Scales an image down by eighths of its width and height. Each pixel is the mean of the area it
 * covers, including fractions of pixels.
 */
final class PictureScaler {
    /** The size of an image that is not scaled. */
    static final int WHOLE = 8;

    private static final int CHANNELS = 4;

    /** The weight of a whole pixel: eight parts across times eight down. */
    private static final int PARTS = WHOLE * WHOLE;

    private final int eighths;
    private final int width;
    private final int[] sums;

    private PictureScaler(int eighths, int width) {
        this.eighths = eighths;
        this.width = width;
        sums = new int[width * CHANNELS];
    }

    /**
     * Scales an image.
     *
     * @param full in colour and alpha, its sides multiples of eight pixels; disposed of unless it
     *     is the result
     */
    static Pixmap to(int eighths, Pixmap full) {
        if (eighths == WHOLE) {
            return full;
        }
        int width = full.getWidth() * eighths / WHOLE;
        int height = full.getHeight() * eighths / WHOLE;
        Pixmap small = new Pixmap(width, height, Pixmap.Format.RGBA8888);
        IntBuffer to = small.getPixels().asIntBuffer();
        new PictureScaler(eighths, width).reduce(full, to);
        full.dispose();
        return small;
    }

    /** Works line by line: a whole image in a Java array would enlarge the heap by its size. */
    private void reduce(Pixmap full, IntBuffer to) {
        IntBuffer from = full.getPixels().asIntBuffer();
        int[] line = new int[full.getWidth()];
        int[] made = new int[width];
        // A source line has as many parts as there are eighths; eight parts make a new line.
        int missing = WHOLE;
        for (int y = 0; y < full.getHeight(); y++) {
            from.get(line);
            int first = Math.min(eighths, missing);
            add(line, first);
            missing -= first;
            if (missing == 0) {
                finish(made);
                to.put(made);
                missing = WHOLE - (eighths - first);
                add(line, eighths - first);
            }
        }
    }

    /** Adds a line, each pixel to the one or two that cover it. */
    private void add(int[] line, int weight) {
        if (weight == 0) {
            return;
        }
        int at = 0;
        int missing = WHOLE;
        for (int pixel : line) {
            int first = Math.min(eighths, missing);
            add(at, pixel, first * weight);
            missing -= first;
            if (missing == 0) {
                at += CHANNELS;
                missing = WHOLE;
                int second = eighths - first;
                if (second > 0) {
                    add(at, pixel, second * weight);
                    missing -= second;
                }
            }
        }
    }

    private void add(int at, int pixel, int weight) {
        sums[at] += (pixel >>> 24) * weight;
        sums[at + 1] += (pixel >>> 16 & 0xff) * weight;
        sums[at + 2] += (pixel >>> 8 & 0xff) * weight;
        sums[at + 3] += (pixel & 0xff) * weight;
    }

    private void finish(int[] made) {
        for (int x = 0; x < width; x++) {
            int at = x * CHANNELS;
            made[x] =
                    mean(sums[at]) << 24
                            | mean(sums[at + 1]) << 16
                            | mean(sums[at + 2]) << 8
                            | mean(sums[at + 3]);
        }
        Arrays.fill(sums, 0);
    }

    private static int mean(int sum) {
        return (sum + PARTS / 2) / PARTS;
    }
}
