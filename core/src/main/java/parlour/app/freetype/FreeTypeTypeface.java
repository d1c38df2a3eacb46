package parlour.app.freetype;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.freetype.FreeType;

import parlour.app.look.Typeface;

import java.nio.ByteBuffer;
import java.util.Optional;

/** A typeface drawn by FreeType, fitted to the pixels as LibGDX's own font generator does it. */
final class FreeTypeTypeface implements Typeface {
    private static final int HINTING =
            FreeType.FT_LOAD_FORCE_AUTOHINT | FreeType.FT_LOAD_TARGET_NORMAL;

    /** Makes edges steeper; drawing the result twice gives the letters their weight back. */
    private static final float GAMMA = 1.8f;

    /** What FreeType answers for a character that the font lacks. */
    private static final int MISSING = 0;

    private final FreeType.Face face;
    private final int pixels;
    private final boolean kerned;

    /**
     * @param face may be used at several sizes in turn
     */
    FreeTypeTypeface(FreeType.Face face, int pixels) {
        this.face = face;
        this.pixels = pixels;
        kerned = face.hasKerning();
    }

    @Override
    public Metrics metrics() {
        face.setPixelSizes(0, pixels);
        FreeType.SizeMetrics size = face.getSize().getMetrics();
        return new Metrics(
                FreeType.toInt(size.getAscender()),
                FreeType.toInt(size.getDescender()),
                FreeType.toInt(size.getHeight()),
                height('M'),
                height('x'));
    }

    private int height(char character) {
        face.loadChar(character, HINTING);
        return FreeType.toInt(face.getGlyph().getMetrics().getHeight());
    }

    @Override
    public Optional<Picture> picture(char character) {
        int glyph = face.getCharIndex(character);
        return glyph == MISSING ? Optional.empty() : Optional.of(draw(glyph));
    }

    @Override
    public Optional<Picture> missing() {
        return Optional.of(draw(face.getCharIndex('\0'))).filter(box -> box.alpha().length > 0);
    }

    private Picture draw(int index) {
        face.setPixelSizes(0, pixels);
        if (!face.loadGlyph(index, HINTING)) {
            return new Picture(0, 0, 0, 0, 0, new byte[0]);
        }
        FreeType.GlyphSlot slot = face.getGlyph();
        int advance = FreeType.toInt(slot.getMetrics().getHoriAdvance());
        slot.renderGlyph(FreeType.FT_RENDER_MODE_NORMAL);
        FreeType.Bitmap bitmap = slot.getBitmap();
        return new Picture(
                slot.getBitmapLeft(),
                slot.getBitmapTop(),
                bitmap.getWidth(),
                bitmap.getRows(),
                advance,
                alpha(bitmap));
    }

    private static byte[] alpha(FreeType.Bitmap bitmap) {
        byte[] alpha = new byte[bitmap.getWidth() * bitmap.getRows()];
        if (alpha.length == 0) {
            return alpha;
        }
        Pixmap picture = bitmap.getPixmap(Pixmap.Format.RGBA8888, Color.WHITE, GAMMA);
        picture.drawPixmap(picture, 0, 0);
        ByteBuffer colours = picture.getPixels();
        for (int i = 0; i < alpha.length; i++) {
            alpha[i] = colours.get(4 * i + 3);
        }
        picture.dispose();
        return alpha;
    }

    @Override
    public int kerning(char first, char second) {
        if (!kerned) {
            return 0;
        }
        face.setPixelSizes(0, pixels);
        int scaledAndRounded = 0;
        return FreeType.toInt(
                face.getKerning(
                        face.getCharIndex(first), face.getCharIndex(second), scaledAndRounded));
    }
}
