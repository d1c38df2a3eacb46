package parlour.app.freetype;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeBitmapFontData;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.app.SharedApp;
import parlour.app.look.Typeface;

import java.util.Optional;

/** Letters are measured and drawn as LibGDX's own font generator does it. */
class FreeTypeTypefaceTest extends SharedApp {
    private static final String LETTERS = " AVTaxgÅ—–’10";

    private final FreeTypeTypefaces typefaces = new FreeTypeTypefaces();

    @AfterEach
    void close() {
        typefaces.dispose();
    }

    @ParameterizedTest
    @CsvSource({
        "Inter-Regular.otf, 28",
        "Inter-SemiBold.otf, 35",
        "DejaVuSerifCondensed-Bold.ttf, 64",
        "DejaVuSans.ttf, 17"
    })
    void lettersAreThoseOfTheGenerator(String file, int pixels) {
        PixmapPacker packer = new PixmapPacker(1024, 1024, Pixmap.Format.RGBA8888, 2, false);
        packer.setTransparentColor(new Color(1, 1, 1, 0));
        FreeTypeFontParameter parameter = new FreeTypeFontParameter();
        parameter.size = pixels;
        parameter.characters = LETTERS;
        parameter.packer = packer;
        FreeTypeFontGenerator generator =
                new FreeTypeFontGenerator(Gdx.files.classpath("fonts/" + file));
        FreeTypeBitmapFontData data = generator.generateData(parameter);
        Typeface typeface = typefaces.open(file, pixels);

        Typeface.Metrics metrics = typeface.metrics();
        assertEquals(data.ascent + data.capHeight, metrics.ascender());
        assertEquals(data.descent, metrics.descender());
        assertEquals(data.lineHeight, metrics.lineHeight());
        assertEquals(data.capHeight, metrics.capHeight());
        assertEquals(data.xHeight, metrics.xHeight());
        Pixmap page = packer.getPages().first().getPixmap();
        for (char letter : LETTERS.strip().toCharArray()) {
            Glyph glyph = data.getGlyph(letter);
            Typeface.Picture picture = typeface.picture(letter).orElseThrow();
            assertEquals(glyph.xoffset, picture.left());
            assertEquals(glyph.yoffset, picture.top() - picture.height() - metrics.ascender(), 0f);
            assertEquals(glyph.xadvance, picture.advance());
            assertArrayEquals(alpha(page, glyph), picture.alpha(), "" + letter);
            for (char next : LETTERS.toCharArray()) {
                assertEquals(glyph.getKerning(next), typeface.kerning(letter, next));
            }
        }
        generator.dispose();
        packer.dispose();
    }

    private static byte[] alpha(Pixmap page, Glyph glyph) {
        byte[] alpha = new byte[glyph.width * glyph.height];
        for (int i = 0; i < alpha.length; i++) {
            alpha[i] =
                    (byte)
                            page.getPixel(
                                    glyph.srcX + i % glyph.width, glyph.srcY + i / glyph.width);
        }
        return alpha;
    }

    @Test
    void titlesAreKerned() {
        assertTrue(typefaces.open("DejaVuSerifCondensed-Bold.ttf", 64).kerning('A', 'V') < 0);
    }

    @Test
    void whatAFontLacksHasNoPicture() {
        assertEquals(Optional.empty(), typefaces.open("Inter-Regular.otf", 28).picture('漢'));
        assertTrue(typefaces.open("DejaVuSans.ttf", 28).missing().isPresent());
    }
}
