package parlour.app.look;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeBitmapFontData;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.Disposable;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The fonts for one screen scale: rasterised at physical pixel size, so that they are crisp, and
 * measured in stage units. Rasterising needs no graphics context and can run on a worker thread.
 */
public final class Fonts implements Disposable {
    /** The app's fonts. */
    enum Kind {
        SMALL("Inter-Regular.otf", 14),
        BODY("Inter-Regular.otf", 17),
        STRONG("Inter-SemiBold.otf", 17),
        HEADING("Inter-SemiBold.otf", 22),
        TITLE("DejaVuSerifCondensed-Bold.ttf", 32),
        /** For text that people type: square brackets are not markup. */
        TYPED("Inter-Regular.otf", 17);

        private final String file;
        private final float size;

        Kind(String file, float size) {
            this.file = file;
            this.size = size;
        }
    }

    private static final String SUITS = "♠♥♦♣";

    /** Has the suits, and letters that the text fonts lack. */
    private static final String FALLBACK_FILE = "DejaVuSans.ttf";

    /** The characters that the app's own texts use; rasterising more would delay the start. */
    private static final String CHARACTERS = "\u0000" + ascii() + "ÄÖÅäöå·–—‘’“”…•→←↑↓×−";

    /**
     * Below this scale, glyphs are drawn at twice the size and scaled down, because whole pixels
     * space them badly.
     */
    private static final float SMALL_SCALE = 1.3f;

    /** OpenGL's constants for a texture's red, green and blue swizzle, which LibGDX lacks. */
    private static final List<Integer> COLOURS_READ_FROM = List.of(0x8e42, 0x8e43, 0x8e44);

    private final float scale;
    private final PixmapPacker packer;
    private final Map<String, FreeTypeFontGenerator> generators = new HashMap<>();
    private final Map<Kind, FreeTypeBitmapFontData> drawn = new EnumMap<>(Kind.class);

    /**
     * Rasterises the glyphs.
     *
     * @param format the pixel format of the pages, which the graphics card must support
     */
    public Fonts(float scale, Pixmap.Format format) {
        this.scale = scale < SMALL_SCALE ? 2 * scale : scale;
        packer = new PixmapPacker(1024, 1024, format, 2, false);
        // Filtering blends the edge of a glyph with the background: transparent, but not black.
        packer.setTransparentColor(new Color(1, 1, 1, 0));
        for (Kind kind : Kind.values()) {
            drawn.put(kind, draw(kind));
        }
        // The suits are drawn; it is opened again should a name need other letters.
        generators.remove(FALLBACK_FILE).dispose();
    }

    /**
     * The pixel format of the glyphs. They are all white, so alpha alone is enough and takes a
     * quarter of the memory; but not every graphics card can read its colours as white.
     */
    public static Pixmap.Format format() {
        return Gdx.graphics.supportsExtension("GL_ARB_texture_swizzle")
                ? Pixmap.Format.Alpha
                : Pixmap.Format.RGBA8888;
    }

    private static String ascii() {
        StringBuilder characters = new StringBuilder();
        for (char character = ' '; character <= '~'; character++) {
            characters.append(character);
        }
        return characters.toString();
    }

    private FreeTypeBitmapFontData draw(Kind kind) {
        // The text fonts have no suit symbols: they are borrowed from one that has.
        FreeTypeBitmapFontData lender =
                generator(FALLBACK_FILE).generateData(parameter(kind.size, SUITS, false));
        FreeTypeBitmapFontData data =
                generator(kind.file)
                        .generateData(
                                parameter(kind.size, CHARACTERS, true), new Extended(kind.size));
        for (char suit : SUITS.toCharArray()) {
            BitmapFont.Glyph glyph = lender.getGlyph(suit);
            glyph.yoffset += Math.round(lender.ascent - data.ascent);
            data.setGlyph(suit, glyph);
        }
        data.markupEnabled = kind != Kind.TYPED;
        return data;
    }

    private FreeTypeFontGenerator generator(String file) {
        return generators.computeIfAbsent(
                file, name -> new FreeTypeFontGenerator(Gdx.files.classpath("fonts/" + name)));
    }

    private FreeTypeFontParameter parameter(float size, String characters, boolean incremental) {
        FreeTypeFontParameter parameter = new FreeTypeFontParameter();
        parameter.size = Math.max(8, Math.round(size * scale));
        parameter.characters = characters;
        // Rare characters are added when a name needs them.
        parameter.incremental = incremental;
        parameter.packer = packer;
        parameter.minFilter = TextureFilter.Linear;
        parameter.magFilter = TextureFilter.Linear;
        return parameter;
    }

    /**
     * Font data that draws characters not used before when a name contains them, which may add a
     * page. What the font lacks comes from the fallback font; what that one lacks too is a box.
     */
    private final class Extended extends FreeTypeBitmapFontData {
        private final float size;
        private Optional<FreeTypeBitmapFontData> fallback = Optional.empty();

        Extended(float size) {
            this.size = size;
        }

        @Override
        public BitmapFont.Glyph getGlyph(char character) {
            int before = packer.getPages().size;
            BitmapFont.Glyph glyph = super.getGlyph(character);
            boolean missing = glyph == null || glyph == missingGlyph;
            // Without pages yet, the font is only being measured.
            if (missing && character != 0 && regions != null) {
                glyph = substitute(character);
                setGlyph(character, glyph);
            }
            if (packer.getPages().size > before) {
                whiten();
            }
            return glyph;
        }

        private BitmapFont.Glyph substitute(char character) {
            if (invisible(character)) {
                BitmapFont.Glyph nothing = new BitmapFont.Glyph();
                nothing.id = character;
                return nothing;
            }
            FreeTypeBitmapFontData lender = fallback();
            BitmapFont.Glyph glyph = lender.getGlyph(character);
            if (glyph == lender.missingGlyph) {
                return missingGlyph;
            }
            borrow(glyph, lender);
            return glyph;
        }

        private FreeTypeBitmapFontData fallback() {
            if (fallback.isEmpty()) {
                FreeTypeBitmapFontData lender = new FreeTypeBitmapFontData();
                lender.regions = regions;
                generator(FALLBACK_FILE).generateData(parameter(size, "\u0000 ", true), lender);
                if (missingGlyph == null) {
                    missingGlyph = lender.missingGlyph;
                    borrow(missingGlyph, lender);
                }
                fallback = Optional.of(lender);
            }
            return fallback.get();
        }

        /** Puts a glyph of another font on this one's line, and on the graphics card. */
        private void borrow(BitmapFont.Glyph glyph, FreeTypeBitmapFontData lender) {
            float ascender = (ascent + capHeight) / scaleY;
            glyph.yoffset += Math.round(lender.ascent + lender.capHeight - ascender);
            packer.updateTextureRegions(regions, TextureFilter.Linear, TextureFilter.Linear, false);
            setGlyphRegion(glyph, regions.get(glyph.page));
        }
    }

    /** Whether it has no picture of its own, such as the second half of a character. */
    private static boolean invisible(char character) {
        return Character.isISOControl(character)
                || Character.isLowSurrogate(character)
                || character >= '\ufe00' && character <= '\ufe0f'
                || character >= '\u200b' && character <= '\u200f';
    }

    /** Makes alpha-only pages read as white. */
    private void whiten() {
        if (packer.getPageFormat() != Pixmap.Format.Alpha) {
            return;
        }
        for (PixmapPacker.Page page : packer.getPages()) {
            if (page.getTexture() != null) {
                page.getTexture().bind();
                COLOURS_READ_FROM.forEach(
                        channel ->
                                Gdx.gl.glTexParameteri(GL20.GL_TEXTURE_2D, channel, GL20.GL_ONE));
            }
        }
    }

    /** Uploads a font to the graphics card; call it only once. */
    BitmapFont load(Kind kind) {
        FreeTypeBitmapFontData data = drawn.get(kind);
        data.regions = new Array<>();
        packer.updateTextureRegions(
                data.regions, TextureFilter.Linear, TextureFilter.Linear, false);
        whiten();
        BitmapFont font = new BitmapFont(data, data.regions, false);
        font.setOwnsTexture(false);
        font.getData().setScale(1 / scale);
        return font;
    }

    @Override
    public void dispose() {
        generators.values().forEach(FreeTypeFontGenerator::dispose);
        // The packer owns the uploaded pages; no font does.
        for (PixmapPacker.Page page : packer.getPages()) {
            if (page.getTexture() != null) {
                page.getTexture().dispose();
            }
        }
        packer.dispose();
    }
}
