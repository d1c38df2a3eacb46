package parlour.desktop;

import java.awt.image.BufferedImage;

/**
 * A picture so small that no letter's edge is left: what two machines draw alike is alike in it.
 */
final class CoarsePicture {
    private static final int WIDTH = 64;
    private static final int HEIGHT = 36;
    private static final int CHANNELS = 3;

    /** Blocks that differ by more than this can be seen to differ. */
    private static final double SEEN = 24;

    private CoarsePicture() {}

    /** Each pixel is the mean of the block it stands for. */
    static BufferedImage of(BufferedImage picture) {
        BufferedImage small = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        for (int x = 0; x < WIDTH; x++) {
            for (int y = 0; y < HEIGHT; y++) {
                small.setRGB(x, y, mean(picture, x, y));
            }
        }
        return small;
    }

    private static int mean(BufferedImage picture, int column, int row) {
        int left = column * picture.getWidth() / WIDTH;
        int right = (column + 1) * picture.getWidth() / WIDTH;
        int top = row * picture.getHeight() / HEIGHT;
        int bottom = (row + 1) * picture.getHeight() / HEIGHT;
        int count = (right - left) * (bottom - top);
        int mean = 0;
        for (int channel = 0; channel < CHANNELS; channel++) {
            int sum = 0;
            for (int x = left; x < right; x++) {
                for (int y = top; y < bottom; y++) {
                    sum += picture.getRGB(x, y) >> 8 * channel & 0xff;
                }
            }
            mean |= sum / count << 8 * channel;
        }
        return mean;
    }

    /** The part of the picture, from 0 to 1, in which two of them can be seen to differ. */
    static double difference(BufferedImage one, BufferedImage other) {
        int differing = 0;
        for (int x = 0; x < WIDTH; x++) {
            for (int y = 0; y < HEIGHT; y++) {
                int most = 0;
                for (int channel = 0; channel < CHANNELS; channel++) {
                    int a = one.getRGB(x, y) >> 8 * channel & 0xff;
                    int b = other.getRGB(x, y) >> 8 * channel & 0xff;
                    most = Math.max(most, Math.abs(a - b));
                }
                differing += most > SEEN ? 1 : 0;
            }
        }
        return differing / (double) (WIDTH * HEIGHT);
    }
}
