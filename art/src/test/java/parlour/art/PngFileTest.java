package parlour.art;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;

import javax.imageio.ImageIO;

class PngFileTest {
    private static final int WIDTH = 70;
    private static final int HEIGHT = 50;

    /** Noise, a soft picture and a flat one need all filters. */
    @ParameterizedTest
    @ValueSource(ints = {BufferedImage.TYPE_INT_ARGB, BufferedImage.TYPE_INT_RGB})
    void everyPixelStaysAsItIs(int type) throws IOException {
        Random random = new Random(1);
        for (int kind = 0; kind < 3; kind++) {
            BufferedImage image = new BufferedImage(WIDTH, HEIGHT, type);
            for (int y = 0; y < HEIGHT; y++) {
                for (int x = 0; x < WIDTH; x++) {
                    int soft = x * 3 << 24 | x + y << 16 | 2 * y << 8 | x * y % 256;
                    int flat = x < y ? 0x00ff8800 : 0xff123456;
                    image.setRGB(x, y, kind == 0 ? random.nextInt() : kind == 1 ? soft : flat);
                }
            }
            BufferedImage back = ImageIO.read(new ByteArrayInputStream(PngFile.bytes(image)));
            assertEquals(image.getColorModel().hasAlpha(), back.getColorModel().hasAlpha());
            assertArrayEquals(pixels(image), pixels(back));
        }
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
    }
}
