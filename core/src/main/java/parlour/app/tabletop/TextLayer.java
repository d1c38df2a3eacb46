package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.utils.Align;

import parlour.app.look.Look;

import java.util.ArrayList;
import java.util.List;

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

    /**
     * A text on the table.
     *
     * @param box from its left to its right end, as high as its capitals
     * @param cut whether it ends in an ellipsis
     */
    public record Line(String text, Box box, boolean cut) {}

    private static final Size[] SIZES = Size.values();

    private final BitmapFontCache[] caches = new BitmapFontCache[SIZES.length];
    private final List<Line> lines = new ArrayList<>();
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
        lines.clear();
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
        float high = font.getCapHeight();
        cache(size).addText(layout, x, middle + high / 2);
        Box box = new Box(x, middle - high / 2, layout.width, high);
        lines.add(new Line(text, box, layout.width < width(size, text) - 0.5f));
        return layout.width;
    }

    /** Adds small text after larger text, on the same baseline. */
    public float after(Size size, String text, Color color, float x, float middle, float room) {
        float drop =
                cache(size).getFont().getCapHeight() - cache(Size.SMALL).getFont().getCapHeight();
        return left(Size.SMALL, text, color, x, middle - drop / 2, room);
    }

    /** All texts, in the order they were added. */
    public List<Line> lines() {
        return lines;
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
