package parlour.art;

import java.awt.image.BufferedImage;

/** The seamlessly tiling cloth of the table, and the vignette around the lamp's light. */
final class Felt {
    static final int SIZE = 512;

    private Felt() {}

    static BufferedImage cloth() {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Noise noise = new Noise(20240611);
        double[] fibres = noise.fibres(SIZE);
        double[] clouds = noise.clouds(SIZE, 8);
        int[] pixels = Canvas.pixels(image);
        for (int i = 0; i < pixels.length; i++) {
            int x = i % SIZE;
            int y = i / SIZE;
            double weave =
                    Math.sin(2 * Math.PI * (x + y) / 8) * 0.5
                            + Math.sin(2 * Math.PI * (x - y) / 8) * 0.5;
            double light = 1 + 0.125 * fibres[i] + 0.022 * clouds[i] + 0.016 * weave;
            pixels[i] = shade(light);
        }
        return image;
    }

    private static int shade(double light) {
        return channel(Palette.FELT.getRed() * light) << 16
                | channel(Palette.FELT.getGreen() * light) << 8
                | channel(Palette.FELT.getBlue() * light);
    }

    private static int channel(double value) {
        return (int) Math.max(0, Math.min(255, Math.round(value)));
    }

    /**
     * Transparent in the middle, dark at the corners; dithered, because slow gradients show
     * banding.
     */
    static BufferedImage vignette() {
        int size = 256;
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Noise noise = new Noise(7);
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                double dx = (x + 0.5) / size * 2 - 1;
                double dy = (y + 0.5) / size * 2 - 1;
                double d = Math.sqrt(dx * dx + dy * dy) / Math.sqrt(2);
                double t = Math.max(0, Math.min(1, (d - 0.28) / 0.72));
                double dark = 0.62 * t * t * (3 - 2 * t);
                int a = (int) Math.max(0, Math.min(255, Math.floor(dark * 255 + noise.next())));
                image.setRGB(x, y, a << 24 | 0x031512);
            }
        }
        return image;
    }
}
