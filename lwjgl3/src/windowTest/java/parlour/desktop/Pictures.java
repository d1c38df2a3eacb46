package parlour.desktop;

import com.badlogic.gdx.graphics.Pixmap;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import javax.imageio.ImageIO;

/** Pictures of the window as files. */
final class Pictures {
    private Pictures() {}

    /** The pixmap as a plain picture, its first row on top; the pixmap is let go. */
    static BufferedImage image(Pixmap pixmap) {
        int width = pixmap.getWidth();
        int height = pixmap.getHeight();
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                // The window's memory begins with its lowest row.
                image.setRGB(x, height - 1 - y, pixmap.getPixel(x, y) >>> 8);
            }
        }
        pixmap.dispose();
        return image;
    }

    static void write(BufferedImage image, Path file) {
        try {
            Files.createDirectories(file.getParent());
            ImageIO.write(image, "png", file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
