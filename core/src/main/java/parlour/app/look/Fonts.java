package parlour.app.look;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.utils.Disposable;

/**
 * The fonts for one screen scale: drawn at physical pixel size, so that they are crisp, and
 * measured in stage units.
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

    /** Has the suits, and letters that the text fonts lack. */
    private static final String FALLBACK_FILE = "DejaVuSans.ttf";

    /**
     * Below this scale, glyphs are drawn at twice the size and scaled down, because whole pixels
     * space them badly.
     */
    private static final float SMALL_SCALE = 1.3f;

    private final float scale;
    private final Typefaces typefaces;
    private final GlyphPages pages = new GlyphPages();

    /**
     * @param typefaces stay open; they outlive the fonts of one scale
     */
    public Fonts(float scale, Typefaces typefaces) {
        this.scale = scale < SMALL_SCALE ? 2 * scale : scale;
        this.typefaces = typefaces;
    }

    /** A font without a glyph yet. */
    BitmapFont load(Kind kind) {
        int pixels = Math.max(8, Math.round(kind.size * scale));
        DrawnFont data =
                new DrawnFont(
                        typefaces.open(kind.file, pixels),
                        () -> typefaces.open(FALLBACK_FILE, pixels),
                        pages);
        data.markupEnabled = kind != Kind.TYPED;
        data.setScale(1 / scale);
        BitmapFont font = new BitmapFont(data, pages.regions(), false);
        font.setOwnsTexture(false);
        return font;
    }

    @Override
    public void dispose() {
        pages.dispose();
    }
}
