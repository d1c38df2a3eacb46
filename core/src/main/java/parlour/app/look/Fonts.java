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

/**
 * The fonts at one scale of the screen: drawn at the size of real pixels, so that they are crisp,
 * and measured in units of the stage. Drawing them needs no graphics card and may be done beside
 * the frames.
 */
public final class Fonts implements Disposable {
    /** The fonts of the house. */
    enum Kind {
        SMALL("Inter-Regular.otf", 14),
        BODY("Inter-Regular.otf", 17),
        STRONG("Inter-SemiBold.otf", 17),
        HEADING("Inter-SemiBold.otf", 22),
        TITLE("DejaVuSerifCondensed-Bold.ttf", 32),
        /** What people type is shown as it is: brackets are no markup there. */
        TYPED("Inter-Regular.otf", 17);

        private final String file;
        private final float size;

        Kind(String file, float size) {
            this.file = file;
            this.size = size;
        }
    }

    private static final String SUITS = "♠♥♦♣";
    private static final String SUITS_FILE = "DejaVuSans.ttf";

    /** What our texts are made of; drawing more than that would be waited for at the start. */
    private static final String CHARACTERS = "\u0000" + ascii() + "ÄÖÅäöå·–—‘’“”…•→←↑↓×−";

    /** Below this, letters are drawn twice as large and shrunk: whole pixels space them badly. */
    private static final float SMALL_SCALE = 1.3f;

    /** OpenGL's names for what a channel of a texture is read from; LibGDX has none. */
    private static final List<Integer> COLOURS_READ_FROM = List.of(0x8e42, 0x8e43, 0x8e44);

    private final float scale;
    private final PixmapPacker packer;
    private final Map<String, FreeTypeFontGenerator> generators = new HashMap<>();
    private final Map<Kind, FreeTypeBitmapFontData> drawn = new EnumMap<>(Kind.class);

    /**
     * Draws the letters.
     *
     * @param format of the pages, as the graphics card can draw them
     */
    public Fonts(float scale, Pixmap.Format format) {
        this.scale = scale < SMALL_SCALE ? 2 * scale : scale;
        packer = new PixmapPacker(1024, 1024, format, 2, false);
        // What lies beside a letter is blended into its edge: clear, but not black.
        packer.setTransparentColor(new Color(1, 1, 1, 0));
        for (Kind kind : Kind.values()) {
            drawn.put(kind, draw(kind));
        }
        // Its four letters are drawn; the others' may be asked for more.
        generators.remove(SUITS_FILE).dispose();
    }

    /**
     * How letters are kept: all are white, so alpha says everything, in a quarter of the memory;
     * but not every graphics card can be told to read its colours as white.
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
        // The text fonts have no suits: they are borrowed from one that has.
        FreeTypeBitmapFontData lender =
                generator(SUITS_FILE).generateData(parameter(kind.size, SUITS, false));
        FreeTypeBitmapFontData data =
                generator(kind.file)
                        .generateData(parameter(kind.size, CHARACTERS, true), new Whitened());
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
        // Letters beyond the usual come when a name needs them.
        parameter.incremental = incremental;
        parameter.packer = packer;
        parameter.minFilter = TextureFilter.Linear;
        parameter.magFilter = TextureFilter.Linear;
        return parameter;
    }

    /**
     * Letters that may need a further page when somebody's name has some that nobody had before.
     */
    private final class Whitened extends FreeTypeBitmapFontData {
        @Override
        public BitmapFont.Glyph getGlyph(char character) {
            int before = packer.getPages().size;
            BitmapFont.Glyph glyph = super.getGlyph(character);
            if (packer.getPages().size > before) {
                whiten();
            }
            return glyph;
        }
    }

    /** Where the pages have alpha alone, their colours are read as white. */
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

    /** Hands a font to the graphics card; to be asked for once. */
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
        // The packer keeps the pages that are on the graphics card, and no font owns one.
        for (PixmapPacker.Page page : packer.getPages()) {
            if (page.getTexture() != null) {
                page.getTexture().dispose();
            }
        }
        packer.dispose();
    }
}
