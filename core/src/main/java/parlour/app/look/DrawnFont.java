package parlour.app.look;

import com.badlogic.gdx.graphics.g2d.BitmapFont.BitmapFontData;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Font data that draws a character when a text first contains it, which may add a page. What the
 * font lacks comes from the fallback font; what that one lacks too is a box.
 */
final class DrawnFont extends BitmapFontData {
    /** The text fonts have no suits that go with each other: they all come from the fallback. */
    private static final String SUITS = "♠♥♦♣";

    private final Typeface typeface;
    private final Typeface.Metrics metrics;
    private final Supplier<Typeface> fallback;
    private final GlyphPages pages;

    /**
     * @param fallback has the suits, and letters that the text fonts lack
     */
    DrawnFont(Typeface typeface, Supplier<Typeface> fallback, GlyphPages pages) {
        this.typeface = typeface;
        this.fallback = fallback;
        this.pages = pages;
        metrics = typeface.metrics();
        ascent = metrics.ascender() - metrics.capHeight();
        descent = metrics.descender();
        lineHeight = metrics.lineHeight();
        down = -lineHeight;
        capHeight = metrics.capHeight();
        xHeight = metrics.xHeight();
        Glyph space = getGlyph(' ');
        spaceXadvance = space.xadvance;
        // The end of a line is where its last glyph ends, even if nothing is drawn there.
        space.width = space.xadvance;
    }

    @Override
    public Glyph getGlyph(char character) {
        Glyph known = super.getGlyph(character);
        if (known != null) {
            return known;
        }
        Glyph drawn = draw(character);
        setGlyph(character, drawn);
        return drawn;
    }

    private Glyph draw(char character) {
        if (SUITS.indexOf(character) >= 0) {
            // As high above the line as the letters, whatever is below it.
            Typeface lender = fallback.get();
            int raised = metrics.capHeight() - lender.metrics().capHeight();
            return lender.picture(character)
                    .map(picture -> glyph(new Glyph(), character, picture, raised))
                    .orElseGet(this::box);
        }
        Optional<Typeface.Picture> own = typeface.picture(character);
        if (own.isPresent()) {
            return glyph(new Kerned(), character, own.get(), 0);
        }
        if (invisible(character)) {
            Glyph nothing = new Glyph();
            nothing.id = character;
            return nothing;
        }
        return fallback.get()
                .picture(character)
                .map(picture -> glyph(new Glyph(), character, picture, 0))
                .orElseGet(this::box);
    }

    /** Whether it has no picture of its own, such as the second half of a character. */
    private static boolean invisible(char character) {
        return Character.isISOControl(character)
                || Character.isLowSurrogate(character)
                || character >= '\ufe00' && character <= '\ufe0f'
                || character >= '\u200b' && character <= '\u200f';
    }

    /** The same for every character that no font has. */
    private Glyph box() {
        if (missingGlyph == null) {
            missingGlyph =
                    typeface.missing()
                            .or(() -> fallback.get().missing())
                            .map(picture -> glyph(new Glyph(), '\0', picture, 0))
                            .orElseGet(Glyph::new);
        }
        return missingGlyph;
    }

    /** Puts a picture on this font's line. */
    private Glyph glyph(Glyph glyph, char character, Typeface.Picture picture, int raised) {
        glyph.id = character;
        glyph.width = picture.width();
        glyph.height = picture.height();
        glyph.xoffset = picture.left();
        glyph.yoffset = picture.top() - picture.height() - metrics.ascender() + raised;
        glyph.xadvance = picture.advance();
        if (picture.width() > 0 && picture.height() > 0) {
            pages.add(glyph, picture);
            setGlyphRegion(glyph, pages.regions().get(glyph.page));
        }
        return glyph;
    }

    /** A glyph of the font itself, which knows how its letters go together. */
    private final class Kerned extends Glyph {
        @Override
        public int getKerning(char next) {
            return typeface.kerning((char) id, next);
        }
    }
}
