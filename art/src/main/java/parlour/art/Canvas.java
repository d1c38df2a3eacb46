package parlour.art;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.function.Consumer;

/** Draws at four times the size and averages down, so that touching edges leave no seams. */
final class Canvas {
    private static final int OVER = 4;

    private Canvas() {}

    static BufferedImage draw(int width, int height, Consumer<Pen> painter) {
        return draw(width, height, 1, painter);
    }

    /** Draws in units of `scale` pixels each. */
    static BufferedImage draw(int width, int height, double scale, Consumer<Pen> painter) {
        BufferedImage large =
                new BufferedImage(width * OVER, height * OVER, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = large.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.scale(OVER * scale, OVER * scale);
        painter.accept(new Pen(g));
        g.dispose();
        return average(large, width, height);
    }

    private static BufferedImage average(BufferedImage large, int width, int height) {
        int[] from = pixels(large);
        BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        int[] to = pixels(small);
        int stride = width * OVER;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int a = 0;
                int r = 0;
                int g = 0;
                int b = 0;
                for (int dy = 0; dy < OVER; dy++) {
                    int at = (y * OVER + dy) * stride + x * OVER;
                    for (int dx = 0; dx < OVER; dx++) {
                        int p = from[at + dx];
                        a += p >>> 24;
                        r += p >> 16 & 255;
                        g += p >> 8 & 255;
                        b += p & 255;
                    }
                }
                to[y * width + x] = straight(a, r, g, b);
            }
        }
        return small;
    }

    /** Converts sums of premultiplied channels to one straight-alpha colour. */
    private static int straight(int a, int r, int g, int b) {
        if (a == 0) {
            return 0;
        }
        int n = OVER * OVER;
        return (a + n / 2) / n << 24 | channel(r, a) << 16 | channel(g, a) << 8 | channel(b, a);
    }

    private static int channel(int sum, int alpha) {
        return Math.min(255, (sum * 255 + alpha / 2) / alpha);
    }

    static int[] pixels(BufferedImage image) {
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }
}
