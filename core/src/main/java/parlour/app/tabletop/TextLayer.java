package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.utils.Align;

import parlour.app.look.Look;

/** All texts of the table in one drawing: laid out once, drawn every frame. */
public final class TextLayer {
    /** The sizes in use. */
    public enum Size {
        LARGE("title"),
        STRONG("strong"),
        SMALL("small");

        private final String font;

        Size(String font) {
            this.font = font;
        }
    }

    private static final Size[] SIZES = Size.values();

    private final BitmapFontCache[] caches = new BitmapFontCache[SIZES.length];
    private float drawnAlpha = 1;

    public void restyle(Look look) {
        for (Size size : SIZES) {
            caches[size.ordinal()] = new BitmapFontCache(look.font(size.font), false);
        }
    }

    public void clear() {
        for (BitmapFontCache cache : caches) {
            cache.clear();
        }
        drawnAlpha = 1;
    }

    private BitmapFontCache cache(Size size) {
        return caches[size.ordinal()];
    }

    public float width(Size size, String text) {
        return new GlyphLayout(cache(size).getFont(), text).width;
    }

    /** A text where there is room for it, or else a shorter one. */
    public String fitting(Size size, String full, String brief, float room) {
        return width(size, full) <= room ? full : brief;
    }

    /** From here to the right, its capitals centred on a line, cut with an ellipsis; its width. */
    public float left(Size size, String text, Color color, float x, float middle, float room) {
        BitmapFont font = cache(size).getFont();
        GlyphLayout layout =
                new GlyphLayout(font, text, 0, text.length(), color, room, Align.left, false, "…");
        cache(size).addText(layout, x, middle + font.getCapHeight() / 2);
        return layout.width;
    }

    /** Ending here. */
    public float right(Size size, String text, Color color, float right, float middle) {
        float width = width(size, text);
        return left(size, text, color, right - width, middle, width + 1);
    }

    /** Centred on a point. */
    public void middle(Size size, String text, Color color, float x, float middle) {
        float width = width(size, text);
        left(size, text, color, x - width / 2, middle, width + 1);
    }

    public void draw(Batch batch, float x, float y, float alpha) {
        for (BitmapFontCache cache : caches) {
            if (alpha != drawnAlpha) {
                // Drawing with an alpha would forget the texts' own colours.
                cache.setAlphas(alpha);
            }
            cache.setPosition(x, y);
            cache.draw(batch);
        }
        drawnAlpha = alpha;
    }
}
