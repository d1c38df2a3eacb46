package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.utils.Align;

import parlour.app.look.Look;

/** All text on a table: laid out once, drawn every frame. */
public final class TextLayer {
    /** The text sizes in use. */
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

    /** The full text if it fits, otherwise the short one. */
    public String fitting(Size size, String full, String brief, float room) {
        return width(size, full) <= room ? full : brief;
    }

    /**
     * Adds left-aligned text with its capitals centred vertically, truncated with an ellipsis;
     * returns its width.
     */
    public float left(Size size, String text, Color color, float x, float middle, float room) {
        BitmapFont font = cache(size).getFont();
        GlyphLayout layout =
                new GlyphLayout(font, text, 0, text.length(), color, room, Align.left, false, "…");
        cache(size).addText(layout, x, middle + font.getCapHeight() / 2);
        return layout.width;
    }

    /** Adds right-aligned text; returns its width. */
    public float right(Size size, String text, Color color, float right, float middle) {
        float width = width(size, text);
        return left(size, text, color, right - width, middle, width + 1);
    }

    /** Adds text centred on a point. */
    public void middle(Size size, String text, Color color, float x, float middle) {
        float width = width(size, text);
        left(size, text, color, x - width / 2, middle, width + 1);
    }

    public void draw(Batch batch, float x, float y, float alpha) {
        for (BitmapFontCache cache : caches) {
            if (alpha != drawnAlpha) {
                // Drawing the cache with an alpha would lose the colours of the text.
                cache.setAlphas(alpha);
            }
            cache.setPosition(x, y);
            cache.draw(batch);
        }
        drawnAlpha = alpha;
    }
}
