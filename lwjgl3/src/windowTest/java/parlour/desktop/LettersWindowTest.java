package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.utils.ScreenUtils;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** Letters are kept without colours where the graphics card can do that, and drawn in any. */
class LettersWindowTest {
    private static final char FIRST_RARE = '\u0100';
    private static final char LAST_RARE = '\u2000';
    private static final int WIDE = 10;

    @TempDir Path data;

    @Test
    void lettersHaveTheColourThatTheyAreDrawnIn() {
        try (Window window = new Window(data, 1, 900, 600)) {
            window.run(
                    () -> {
                        BitmapFont font = window.app().look().font("title");
                        drawnIn(Color.WHITE, font, "HIM");
                        drawnIn(Color.RED, font, "HIM");
                    });
        }
    }

    @Test
    void soDoLettersOfAFurtherPage() {
        try (Window window = new Window(data, 1, 900, 600)) {
            window.run(
                    () -> {
                        BitmapFont font = window.app().look().font("heading");
                        int pages = font.getRegions().size;
                        char rare = FIRST_RARE;
                        while (rare < LAST_RARE && !isOnPage(pages, font, rare)) {
                            rare++;
                        }
                        drawnIn(Color.WHITE, font, "" + rare);
                        assertEquals(pages + 1, font.getRegions().size);
                    });
        }
    }

    private static boolean isOnPage(int page, BitmapFont font, char letter) {
        BitmapFont.Glyph glyph = font.getData().getGlyph(letter);
        return glyph != null && glyph.page == page && glyph.width > WIDE;
    }

    @Test
    void aPageTakesAByteForAPixelWhereThatCanBe() {
        try (Window window = new Window(data, 1, 900, 600)) {
            window.run(
                    () -> {
                        Texture page = window.app().look().font("body").getRegion().getTexture();
                        assertEquals(
                                Gdx.graphics.supportsExtension("GL_ARB_texture_swizzle")
                                        ? Pixmap.Format.Alpha
                                        : Pixmap.Format.LuminanceAlpha,
                                page.getTextureData().getFormat());
                    });
        }
    }

    /** Somewhere in a letter all of its colour is to be seen, and no other anywhere. */
    private static void drawnIn(Color color, BitmapFont font, String text) {
        ScreenUtils.clear(Color.BLACK);
        SpriteBatch batch = new SpriteBatch();
        batch.begin();
        font.setColor(color);
        font.draw(batch, text, 100, 300);
        font.setColor(Color.WHITE);
        batch.end();
        batch.dispose();
        Pixmap drawn = Pixmap.createFromFrameBuffer(0, 0, 900, 600);
        int full = 0;
        for (int y = 0; y < drawn.getHeight(); y++) {
            for (int x = 0; x < drawn.getWidth(); x++) {
                Color seen = new Color(drawn.getPixel(x, y));
                full += Color.rgb888(seen) == Color.rgb888(color) ? 1 : 0;
                assertEquals(color.g == 0 ? 0 : seen.r, seen.g, 0.01f);
                assertEquals(color.b == 0 ? 0 : seen.r, seen.b, 0.01f);
            }
        }
        drawn.dispose();
        assertTrue(full > 10, full + " pixels");
    }
}
