package parlour.app.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Rectangle;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import parlour.app.SharedApp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A font that draws what texts contain, and nothing else. */
class DrawnFontTest extends SharedApp {
    private final StringBuilder drawn = new StringBuilder();
    private final StringBuilder borrowed = new StringBuilder();
    private final GlyphPages pages = new GlyphPages();
    private final DrawnFont data =
            new DrawnFont(
                    new Squares(drawn, "abcdefgh \u200b", 10, 7),
                    () -> new Squares(borrowed, "♠xyz", 12, 9),
                    pages);

    @AfterEach
    void dispose() {
        pages.dispose();
    }

    /** Characters that are squares as high as a capital letter; two of a kind stand closer. */
    private record Squares(StringBuilder drawn, String characters, int ascender, int side)
            implements Typeface {
        @Override
        public Metrics metrics() {
            return new Metrics(ascender, -3, ascender + 4, side, side - 2);
        }

        @Override
        public Optional<Picture> picture(char character) {
            if (characters.indexOf(character) < 0) {
                return Optional.empty();
            }
            drawn.append(character);
            return Optional.of(new Picture(1, side, side, side, side + 2, new byte[side * side]));
        }

        @Override
        public Optional<Picture> missing() {
            drawn.append('?');
            return Optional.of(new Picture(1, side, side, side, side + 2, new byte[side * side]));
        }

        @Override
        public int kerning(char first, char second) {
            return first == second ? -1 : 0;
        }
    }

    @Test
    void onlyWhatTextsContainIsDrawnAndOnlyOnce() {
        BitmapFont font = new BitmapFont(data, pages.regions(), false);
        new GlyphLayout(font, "abba");
        new GlyphLayout(font, "bad");
        assertEquals(" abd", drawn.toString());
        assertEquals("", borrowed.toString());
    }

    @Test
    void neighboursAreKerned() {
        BitmapFont font = new BitmapFont(data, pages.regions(), false);
        float apart = new GlyphLayout(font, "ab").width;
        assertEquals(apart - 1, new GlyphLayout(font, "aa").width);
    }

    @Test
    void theFallbackLendsLettersOnTheSameLineAndSuitsAtTheSameHeight() {
        Glyph own = data.getGlyph('a');
        assertEquals(own.yoffset, data.getGlyph('x').yoffset);
        Glyph suit = data.getGlyph('♠');
        assertEquals(own.yoffset + own.height, suit.yoffset + suit.height);
        assertEquals("x♠", borrowed.toString());
    }

    @Test
    void whatNoFontHasIsTheSameBoxAndWhatIsInvisibleIsNothing() {
        assertSame(data.getGlyph('漢'), data.getGlyph('字'));
        assertSame(data.missingGlyph, data.getGlyph('字'));
        assertEquals(0, data.getGlyph('\ufe0f').width);
        assertTrue(data.getGlyph('\u200b').width > 0, "the font itself has a picture for it");
        assertEquals(" ?\u200b", drawn.toString());
    }

    @Test
    void glyphsLieApartOnAsManyPagesAsTheyNeed() {
        List<List<Rectangle>> places = List.of(new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < 150; i++) {
            int width = 40 + i * 37 % 60;
            int height = 50 + i * 53 % 50;
            Glyph glyph = new Glyph();
            pages.add(
                    glyph,
                    new Typeface.Picture(0, 0, width, height, width, new byte[width * height]));
            Rectangle place = new Rectangle(glyph.srcX, glyph.srcY, width + 1, height + 1);
            assertTrue(new Rectangle(1, 1, 1022, 1022).contains(place), place.toString());
            places.get(glyph.page).forEach(other -> assertTrue(!other.overlaps(place)));
            places.get(glyph.page).add(place);
        }
        assertEquals(2, pages.regions().size);
        assertEquals(150, places.get(0).size() + places.get(1).size());
    }
}
