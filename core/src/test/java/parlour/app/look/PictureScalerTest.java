package parlour.app.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.GdxNativesLoader;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import parlour.engine.Rng;

class PictureScalerTest {
    private static final int WIDTH = 24;
    private static final int HEIGHT = 16;

    @BeforeAll
    static void natives() {
        GdxNativesLoader.load();
    }

    private static Pixmap random() {
        Rng rng = new Rng(3);
        Pixmap pixmap = new Pixmap(WIDTH, HEIGHT, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        for (int x = 0; x < WIDTH; x++) {
            for (int y = 0; y < HEIGHT; y++) {
                pixmap.drawPixel(x, y, rng.below(1 << 16) << 16 | rng.below(1 << 16));
            }
        }
        return pixmap;
    }

    /** One byte of what a small pixel covers: each of its 64 parts lies in some pixel of before. */
    private static int mean(Pixmap full, int eighths, int x, int y, int shift) {
        int sum = 0;
        for (int i = 0; i < 8; i++) {
            for (int j = 0; j < 8; j++) {
                sum += full.getPixel((8 * x + i) / eighths, (8 * y + j) / eighths) >>> shift & 0xff;
            }
        }
        return (sum + 32) / 64;
    }

    @Test
    void everyPixelIsTheMeanOfWhatItCovers() {
        for (int eighths = 1; eighths < 8; eighths++) {
            Pixmap full = random();
            Pixmap from = random();
            Pixmap small = PictureScaler.to(eighths, from);
            assertTrue(from.isDisposed());
            assertEquals(WIDTH * eighths / 8, small.getWidth());
            assertEquals(HEIGHT * eighths / 8, small.getHeight());
            for (int x = 0; x < small.getWidth(); x++) {
                for (int y = 0; y < small.getHeight(); y++) {
                    for (int shift = 0; shift < 32; shift += 8) {
                        assertEquals(
                                mean(full, eighths, x, y, shift),
                                small.getPixel(x, y) >>> shift & 0xff,
                                eighths + " eighths, " + x + ", " + y);
                    }
                }
            }
            full.dispose();
            small.dispose();
        }
    }

    @Test
    void theWholePictureStaysAsItIs() {
        Pixmap full = random();
        assertSame(full, PictureScaler.to(PictureScaler.WHOLE, full));
        full.dispose();
    }
}
