package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Align;

import java.util.ArrayList;
import java.util.List;

/**
 * A label whose text always fits its size: with smaller letters, on several lines, or as a last
 * resort shortened.
 */
public final class FittingLabel extends Label {
    /** Smaller letters than these are hard to read. */
    private static final float SMALLEST = 12;

    private static final float[] SCALES = {1, 0.92f, 0.83f, 0.71f};

    /** What to do first with a text that is too long. */
    public enum First {
        SMALLER,
        WRAPPED
    }

    /** A way to write the text. */
    private record Way(float scale, boolean wraps) {}

    private final List<Way> ways = new ArrayList<>();
    private final GlyphLayout glyphs = new GlyphLayout();
    private String fitted = "";
    private float fittedWidth;
    private float fittedHeight;
    private BitmapFont fittedFont;
    private boolean fitting;

    /**
     * @param size of the style's letters
     */
    public FittingLabel(String text, LabelStyle style, float size, First first) {
        this(text, style, size, first, 1);
    }

    /**
     * @param size of the style's letters
     * @param largest the part of that size that the letters have at most
     */
    FittingLabel(String text, LabelStyle style, float size, First first, float largest) {
        super(text, style);
        for (float step : SCALES) {
            float scale = step * largest;
            boolean readable = step == 1 || size * scale >= SMALLEST - 0.5f;
            if (readable && first == First.WRAPPED) {
                ways.add(new Way(scale, false));
                ways.add(new Way(scale, true));
            } else if (readable) {
                ways.add(ways.size() / 2, new Way(scale, false));
                ways.add(new Way(scale, true));
            }
        }
        setAlignment(Align.center);
    }

    @Override
    public void layout() {
        if (changed()) {
            fitting = true;
            fit();
            fitting = false;
        }
        super.layout();
    }

    private boolean changed() {
        return !getText().toString().equals(fitted)
                || getWidth() != fittedWidth
                || getHeight() != fittedHeight
                || getStyle().font != fittedFont;
    }

    private void fit() {
        fitted = getText().toString();
        fittedWidth = getWidth();
        fittedHeight = getHeight();
        fittedFont = getStyle().font;
        for (Way way : ways) {
            if (fits(fitted, way)) {
                write(way, false);
                return;
            }
        }
        write(new Way(ways.get(ways.size() - 1).scale(), false), true);
    }

    /** Whether a text could be read in full at the size that this has now. */
    public boolean fits(String text) {
        return ways.stream().anyMatch(way -> fits(text, way));
    }

    private boolean fits(String text, Way way) {
        BitmapFont font = getStyle().font;
        BitmapFont.BitmapFontData data = font.getData();
        float plain = data.scaleX;
        data.setScale(plain * way.scale());
        glyphs.setText(font, text, Color.WHITE, way.wraps() ? getWidth() : 0, 0, way.wraps());
        float lines = Math.round((glyphs.height - data.capHeight) / data.lineHeight) + 1;
        boolean fits =
                glyphs.width <= getWidth() + 0.1f
                        && (lines == 1 || lines * data.lineHeight <= getHeight() + 1);
        data.setScale(plain);
        return fits;
    }

    private void write(Way way, boolean shortened) {
        setFontScale(fittedFont.getScaleX() * way.scale());
        setWrap(way.wraps());
        setEllipsis(shortened);
    }

    /** A new way to write the text changes nothing for those around. */
    @Override
    public void invalidateHierarchy() {
        if (!fitting) {
            super.invalidateHierarchy();
        }
    }

    @Override
    public float getMinWidth() {
        return 0;
    }

    /** The width of the text on one line with letters of full size. */
    @Override
    public float getPrefWidth() {
        return new GlyphLayout(getStyle().font, getText()).width;
    }

    @Override
    public float getPrefHeight() {
        return getStyle().font.getLineHeight();
    }
}
