package parlour.art;

import java.awt.image.BufferedImage;

/** A Gaussian blur of the alpha channel, good enough for one-coloured soft shapes. */
final class Blur {
    private Blur() {}

    static BufferedImage blur(BufferedImage image, double sigma) {
        int w = image.getWidth();
        int h = image.getHeight();
        int[] pixels = Canvas.pixels(image);
        int rgb = 0;
        double[] alpha = new double[w * h];
        for (int i = 0; i < pixels.length; i++) {
            alpha[i] = pixels[i] >>> 24;
            if (alpha[i] > 0) {
                rgb = pixels[i] & 0xffffff;
            }
        }
        double[] kernel = kernel(sigma);
        double[] rows = pass(alpha, w, h, kernel, 1, w);
        double[] both = pass(rows, h, w, kernel, w, 1);
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] to = Canvas.pixels(out);
        for (int i = 0; i < to.length; i++) {
            to[i] = (int) Math.round(both[i]) << 24 | rgb;
        }
        return out;
    }

    private static double[] kernel(double sigma) {
        int reach = (int) Math.ceil(3 * sigma);
        double[] kernel = new double[2 * reach + 1];
        double sum = 0;
        for (int i = -reach; i <= reach; i++) {
            kernel[i + reach] = StrictMath.exp(-i * i / (2 * sigma * sigma));
            sum += kernel[i + reach];
        }
        for (int i = 0; i < kernel.length; i++) {
            kernel[i] /= sum;
        }
        return kernel;
    }

    /** Blurs lines of `length` cells that are `step` apart; the `lines` start `next` apart. */
    private static double[] pass(
            double[] from, int length, int lines, double[] kernel, int step, int next) {
        double[] to = new double[from.length];
        int reach = kernel.length / 2;
        for (int line = 0; line < lines; line++) {
            for (int i = 0; i < length; i++) {
                double sum = 0;
                int first = Math.max(0, i - reach);
                int last = Math.min(length - 1, i + reach);
                for (int j = first; j <= last; j++) {
                    sum += from[line * next + j * step] * kernel[j - i + reach];
                }
                to[line * next + i * step] = sum;
            }
        }
        return to;
    }
}
