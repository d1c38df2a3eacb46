package parlour.app.framecache;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.GdxNativesLoader;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import parlour.engine.Rng;

import java.util.List;

class MipMapsTest {
    @BeforeAll
    static void natives() {
        GdxNativesLoader.load();
    }

    private static Pixmap random(int width, int height) {
        Rng rng = new Rng(7);
        Pixmap pixmap = new Pixmap(width, height, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                pixmap.drawPixel(x, y, rng.below(1 << 16) << 16 | rng.below(1 << 16));
            }
        }
        return pixmap;
    }

    /** The mean of one byte of the four pixels below, as one would do it by hand. */
    private static int mean(Pixmap from, int x, int y, int shift) {
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            int across = Math.min(from.getWidth() - 1, 2 * x + i % 2);
            int down = Math.min(from.getHeight() - 1, 2 * y + i / 2);
            sum += from.getPixel(across, down) >>> shift & 0xff;
        }
        return (sum + 2) / 4;
    }

    @Test
    void everyLevelIsTheMeanOfTheOneBefore() {
        for (int[] size : new int[][] {{8, 8}, {16, 4}, {1, 4}, {5, 3}, {7, 1}}) {
            List<Pixmap> levels = new MipMaps(random(size[0], size[1])).levels();
            for (int i = 1; i < levels.size(); i++) {
                Pixmap from = levels.get(i - 1);
                Pixmap to = levels.get(i);
                assertEquals(Math.max(1, from.getWidth() / 2), to.getWidth());
                assertEquals(Math.max(1, from.getHeight() / 2), to.getHeight());
                for (int x = 0; x < to.getWidth(); x++) {
                    for (int y = 0; y < to.getHeight(); y++) {
                        for (int shift = 0; shift < 32; shift += 8) {
                            assertEquals(
                                    mean(from, x, y, shift),
                                    to.getPixel(x, y) >>> shift & 0xff,
                                    size[0] + "x" + size[1] + " level " + i);
                        }
                    }
                }
            }
            Pixmap last = levels.get(levels.size() - 1);
            assertEquals(1, last.getWidth() * last.getHeight(), "down to a single pixel");
            levels.forEach(Pixmap::dispose);
        }
    }
}
