package parlour.art;

import java.awt.image.BufferedImage;
import java.util.function.Consumer;

/** A picture with a stretchable middle, with the black border markings that the packer reads. */
record NinePatch(int width, int height, int edgeX, int edgeY, int padX, int padY) {
    private static final int BLACK = 0xff000000;

    /** A square with corners of one size and padding for its content. */
    static NinePatch of(int size, int edge, int padX, int padY) {
        return new NinePatch(size, size, edge, edge, padX, padY);
    }

    BufferedImage draw(Consumer<Pen> painter) {
        return marked(Canvas.draw(width, height, painter));
    }

    BufferedImage marked(BufferedImage picture) {
        BufferedImage out = new BufferedImage(width + 2, height + 2, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                out.setRGB(x + 1, y + 1, picture.getRGB(x, y));
            }
        }
        for (int x = edgeX; x < width - edgeX; x++) {
            out.setRGB(x + 1, 0, BLACK);
        }
        for (int y = edgeY; y < height - edgeY; y++) {
            out.setRGB(0, y + 1, BLACK);
        }
        for (int x = padX; x < width - padX; x++) {
            out.setRGB(x + 1, height + 1, BLACK);
        }
        for (int y = padY; y < height - padY; y++) {
            out.setRGB(width + 1, y + 1, BLACK);
        }
        return out;
    }
}
