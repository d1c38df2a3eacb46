package parlour.app.look;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.utils.Disposable;

import java.util.ArrayList;
import java.util.List;

/**
 * The fonts at one scale of the screen: drawn at the size of real pixels, so that they are crisp,
 * and measured in units of the stage.
 */
final class Fonts implements Disposable {
    private static final String SUITS = "♠♥♦♣";

    /** What our texts are made of; drawing more than that would be waited for at the start. */
    private static final String CHARACTERS = "\u0000" + ascii() + "ÄÖÅäöå·–—‘’“”…•→←↑↓×−";

    /** Below this, letters are drawn twice as large and shrunk: whole pixels space them badly. */
    private static final float SMALL_SCALE = 1.3f;

    private final float scale;
    private final PixmapPacker packer;
    private final List<FreeTypeFontGenerator> generators = new ArrayList<>();
    private final FreeTypeFontGenerator suits;
    private final List<BitmapFont> fonts = new ArrayList<>();

    Fonts(float scale) {
        this.scale = scale < SMALL_SCALE ? 2 * scale : scale;
        packer = new PixmapPacker(1024, 1024, Pixmap.Format.RGBA8888, 2, false);
        suits = generator("DejaVuSans.ttf");
    }

    private static String ascii() {
        StringBuilder characters = new StringBuilder();
        for (char character = ' '; character <= '~'; character++) {
            characters.append(character);
        }
        return characters.toString();
    }

    FreeTypeFontGenerator generator(String file) {
        FreeTypeFontGenerator generator =
                new FreeTypeFontGenerator(Gdx.files.classpath("fonts/" + file));
        generators.add(generator);
        return generator;
    }

    /** A font of that height in units; letters beyond the usual come when a name needs them. */
    BitmapFont font(FreeTypeFontGenerator generator, float size) {
        // The text fonts have no suits: they are borrowed from one that has.
        BitmapFont lender = suits.generateFont(parameter(size, SUITS, false));
        BitmapFont font = generator.generateFont(parameter(size, CHARACTERS, true));
        for (char suit : SUITS.toCharArray()) {
            BitmapFont.Glyph glyph = lender.getData().getGlyph(suit);
            glyph.yoffset += Math.round(lender.getData().ascent - font.getData().ascent);
            font.getData().setGlyph(suit, glyph);
        }
        fonts.add(lender);
        font.getData().setScale(1 / scale);
        font.getData().markupEnabled = true;
        font.setUseIntegerPositions(false);
        fonts.add(font);
        return font;
    }

    private FreeTypeFontParameter parameter(float size, String characters, boolean incremental) {
        FreeTypeFontParameter parameter = new FreeTypeFontParameter();
        parameter.size = Math.max(8, Math.round(size * scale));
        parameter.characters = characters;
        parameter.incremental = incremental;
        parameter.packer = packer;
        parameter.minFilter = TextureFilter.Linear;
        parameter.magFilter = TextureFilter.Linear;
        return parameter;
    }

    @Override
    public void dispose() {
        fonts.forEach(BitmapFont::dispose);
        generators.forEach(FreeTypeFontGenerator::dispose);
        packer.dispose();
    }
}
