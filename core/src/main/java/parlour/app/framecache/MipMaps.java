package parlour.app.framecache;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.graphics.glutils.MipMapTextureData;
import com.badlogic.gdx.graphics.glutils.PixmapTextureData;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * An image and its mipmaps. The graphics card could generate them, but only while the window waits,
 * which takes long without a real one.
 */
public final class MipMaps {
    /** Every other byte of an int, so that two bytes can be added at once without overflow. */
    private static final int EVEN = 0x00ff00ff;

    /** Rounding for a mean of four, in each of two bytes. */
    private static final int HALF = 0x00020002;

    private final List<Pixmap> levels = new ArrayList<>();

    /**
     * @param full owned by this object from now on
     */
    public MipMaps(Pixmap full) {
        levels.add(full);
        for (Pixmap last = full; last.getWidth() > 1 || last.getHeight() > 1; ) {
            last = halved(last);
            levels.add(last);
        }
    }

    /** Works line by line: a whole image in a Java array would enlarge the heap by its size. */
    private static Pixmap halved(Pixmap full) {
        int width = full.getWidth();
        int across = Math.max(1, width / 2);
        int down = Math.max(1, full.getHeight() / 2);
        int right = width > 1 ? 1 : 0;
        int below = full.getHeight() > 1 ? width : 0;
        Pixmap half = new Pixmap(across, down, Pixmap.Format.RGBA8888);
        IntBuffer from = ints(full);
        IntBuffer to = ints(half);
        int[] pair = new int[width + below];
        int[] line = new int[across];
        for (int y = 0; y < down; y++) {
            from.get(pair);
            for (int x = 0; x < across; x++) {
                int at = 2 * x;
                line[x] =
                        mean(
                                pair[at],
                                pair[at + right],
                                pair[at + below],
                                pair[at + below + right]);
            }
            to.put(line);
        }
        return half;
    }

    private static IntBuffer ints(Pixmap pixmap) {
        return pixmap.getPixels().asIntBuffer();
    }

    /** The mean of four colours, channel by channel. */
    private static int mean(int a, int b, int c, int d) {
        int even = (a & EVEN) + (b & EVEN) + (c & EVEN) + (d & EVEN) + HALF;
        int odd = (a >>> 8 & EVEN) + (b >>> 8 & EVEN) + (c >>> 8 & EVEN) + (d >>> 8 & EVEN) + HALF;
        return even >>> 2 & EVEN | (odd >>> 2 & EVEN) << 8;
    }

    /** From the full size down to a single pixel. */
    public List<Pixmap> levels() {
        return List.copyOf(levels);
    }

    /** Frees images that were never uploaded. */
    public void dispose() {
        levels.forEach(Pixmap::dispose);
    }

    /** All levels for upload to the graphics card; disposed of after it. */
    public TextureData data() {
        return new MipMapTextureData(
                levels.stream()
                        .map(level -> new PixmapTextureData(level, null, false, true))
                        .toArray(TextureData[]::new));
    }
}
