package parlour.app.look;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.Disposable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Pages of glyphs that several fonts share, filled in rows of glyphs of about the same height. */
final class GlyphPages implements Disposable {
    private static final int SIDE = 1024;

    /** Between glyphs, because filtering blends neighbours. */
    private static final int GAP = 2;

    /** Rows have heights of whole steps, so that few are needed. */
    private static final int STEP = 4;

    private final List<GlyphPage> pages = new ArrayList<>();
    private final Array<TextureRegion> regions = new Array<>();
    private final List<Row> rows = new ArrayList<>();
    private int bottom;

    GlyphPages() {
        addPage();
    }

    /** The pages as fonts want them; it grows when a page is added. */
    Array<TextureRegion> regions() {
        return regions;
    }

    /** Finds room for a glyph, draws it there and tells it where it is. */
    void add(BitmapFont.Glyph glyph, Typeface.Picture picture) {
        Row row = roomFor(picture);
        glyph.page = row.page;
        glyph.srcX = row.right;
        glyph.srcY = row.top;
        pages.get(row.page).draw(picture, row.right, row.top);
        row.right += picture.width() + GAP;
    }

    private Row roomFor(Typeface.Picture picture) {
        int height = (picture.height() + STEP - 1) / STEP * STEP;
        Optional<Row> begun =
                rows.stream()
                        .filter(row -> row.height == height)
                        .filter(row -> row.right + picture.width() + GAP <= SIDE)
                        .findFirst();
        return begun.orElseGet(() -> addRow(height));
    }

    private Row addRow(int height) {
        if (bottom + height + GAP > SIDE) {
            addPage();
        }
        Row row = new Row(pages.size() - 1, bottom, height);
        bottom += height + GAP;
        rows.add(row);
        return row;
    }

    private void addPage() {
        GlyphPage page = new GlyphPage(SIDE);
        pages.add(page);
        regions.add(new TextureRegion(page));
        bottom = GAP;
    }

    @Override
    public void dispose() {
        pages.forEach(GlyphPage::dispose);
    }

    /** A row with room at its right end. */
    private static final class Row {
        private final int page;
        private final int top;
        private final int height;
        private int right = GAP;

        Row(int page, int top, int height) {
            this.page = page;
            this.top = top;
            this.height = height;
        }
    }
}
