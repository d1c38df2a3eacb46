package parlour.app.look;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.graphics.glutils.MipMapTextureData;
import com.badlogic.gdx.graphics.glutils.PixmapTextureData;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * A picture and its smaller versions. The graphics card could make those, but only while the window
 * waits, which takes long where there is no real card.
 */
final class MipMaps {
    /** Every other byte of four: so that two can be added at once without touching. */
    private static final int EVEN = 0x00ff00ff;

    /** A half of four, in each of two bytes. */
    private static final int HALF = 0x00020002;

    private final List<Pixmap> levels = new ArrayList<>();

    /**
     * @param full belongs to the levels from now on
     */
    MipMaps(Pixmap full) {
        int width = full.getWidth();
        int height = full.getHeight();
        int[] pixels = new int[width * height];
        ints(full).get(pixels);
        levels.add(full);
        while (width > 1 || height > 1) {
            int across = Math.max(1, width / 2);
            int down = Math.max(1, height / 2);
            int[] half = halved(pixels, width, height, across, down);
            Pixmap level = new Pixmap(across, down, Pixmap.Format.RGBA8888);
            ints(level).put(half);
            levels.add(level);
            pixels = half;
            width = across;
            height = down;
        }
    }

    private static IntBuffer ints(Pixmap pixmap) {
        return pixmap.getPixels().asIntBuffer();
    }

    private static int[] halved(int[] pixels, int width, int height, int across, int down) {
        int right = width > 1 ? 1 : 0;
        int below = height > 1 ? width : 0;
        int[] half = new int[across * down];
        for (int y = 0; y < down; y++) {
            int from = 2 * y * width;
            int to = y * across;
            for (int x = 0; x < across; x++, from += 2) {
                half[to + x] =
                        mean(
                                pixels[from],
                                pixels[from + right],
                                pixels[from + below],
                                pixels[from + below + right]);
            }
        }
        return half;
    }

    /** The mean of four colours, byte by byte. */
    private static int mean(int a, int b, int c, int d) {
        int even = (a & EVEN) + (b & EVEN) + (c & EVEN) + (d & EVEN) + HALF;
        int odd = (a >>> 8 & EVEN) + (b >>> 8 & EVEN) + (c >>> 8 & EVEN) + (d >>> 8 & EVEN) + HALF;
        return even >>> 2 & EVEN | (odd >>> 2 & EVEN) << 8;
    }

    /** From the full size down to a single pixel. */
    List<Pixmap> levels() {
        return List.copyOf(levels);
    }

    /** All levels, for the graphics card, which disposes of them. */
    TextureData data() {
        return new MipMapTextureData(
                levels.stream()
                        .map(level -> new PixmapTextureData(level, null, false, true))
                        .toArray(TextureData[]::new));
    }
}
