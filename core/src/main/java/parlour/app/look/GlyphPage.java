package parlour.app.look;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.utils.BufferUtils;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;

/**
 * A texture of white glyphs. What is drawn on it reaches the graphics card when the texture is next
 * used, so that a screen full of new text takes one upload.
 */
final class GlyphPage extends Texture {
    /** OpenGL's constants for a texture's red, green and blue swizzle, which LibGDX lacks. */
    private static final List<Integer> COLOURS_READ_FROM = List.of(0x8e42, 0x8e43, 0x8e44);

    GlyphPage(int side) {
        super(new Pixels(side, format()));
        setFilter(TextureFilter.Linear, TextureFilter.Linear);
        if (getTextureData().getFormat() == Pixmap.Format.Alpha) {
            COLOURS_READ_FROM.forEach(
                    channel -> Gdx.gl.glTexParameteri(glTarget, channel, GL20.GL_ONE));
        }
    }

    /**
     * They are all white, so alpha alone is enough; but not every graphics card can read the
     * colours of such a texture as white.
     */
    private static Pixmap.Format format() {
        return Gdx.graphics.supportsExtension("GL_ARB_texture_swizzle")
                ? Pixmap.Format.Alpha
                : Pixmap.Format.LuminanceAlpha;
    }

    /** Draws a glyph where nothing has been drawn yet. */
    void draw(Typeface.Picture picture, int x, int y) {
        pixels().draw(picture, x, y);
    }

    private Pixels pixels() {
        return (Pixels) getTextureData();
    }

    @Override
    public void bind() {
        super.bind();
        pixels().upload(glTarget);
    }

    @Override
    public void bind(int unit) {
        super.bind(unit);
        pixels().upload(glTarget);
    }

    /** The page in main memory, with the rows that the graphics card does not have yet. */
    private static final class Pixels implements DirectTextureData {
        /** Rows beside a glyph, with which its edges are blended. */
        private static final int MARGIN = 1;

        private final int side;
        private final Pixmap.Format format;
        private final byte[] alpha;
        private int changedFrom;
        private int changedTo;

        Pixels(int side, Pixmap.Format format) {
            this.side = side;
            this.format = format;
            alpha = new byte[side * side];
        }

        void draw(Typeface.Picture picture, int x, int y) {
            for (int row = 0; row < picture.height(); row++) {
                System.arraycopy(
                        picture.alpha(),
                        row * picture.width(),
                        alpha,
                        (y + row) * side + x,
                        picture.width());
            }
            int from = y - MARGIN;
            int to = y + picture.height() + MARGIN;
            boolean unchanged = changedFrom == changedTo;
            changedFrom = unchanged ? from : Math.min(changedFrom, from);
            changedTo = unchanged ? to : Math.max(changedTo, to);
        }

        void upload(int target) {
            if (changedFrom == changedTo) {
                return;
            }
            ByteBuffer rows = rows(changedFrom, changedTo);
            Gdx.gl.glPixelStorei(GL20.GL_UNPACK_ALIGNMENT, 1);
            Gdx.gl.glTexSubImage2D(
                    target,
                    0,
                    0,
                    changedFrom,
                    side,
                    changedTo - changedFrom,
                    Pixmap.Format.toGlFormat(format),
                    GL20.GL_UNSIGNED_BYTE,
                    rows);
            changedFrom = 0;
            changedTo = 0;
        }

        private ByteBuffer rows(int from, int to) {
            byte[] pixels = Arrays.copyOfRange(alpha, from * side, to * side);
            if (format == Pixmap.Format.LuminanceAlpha) {
                byte[] alone = pixels;
                pixels = new byte[2 * alone.length];
                for (int i = 0; i < alone.length; i++) {
                    pixels[2 * i] = (byte) 0xff;
                    pixels[2 * i + 1] = alone[i];
                }
            }
            ByteBuffer buffer = BufferUtils.newByteBuffer(pixels.length);
            buffer.put(pixels);
            buffer.flip();
            return buffer;
        }

        /** Reserves the texture; rows without glyphs are never drawn, so they need no pixels. */
        @Override
        public void consumeCustomData(int target) {
            int colours = Pixmap.Format.toGlFormat(format);
            Gdx.gl.glTexImage2D(
                    target, 0, colours, side, side, 0, colours, GL20.GL_UNSIGNED_BYTE, null);
        }

        @Override
        public int getWidth() {
            return side;
        }

        @Override
        public int getHeight() {
            return side;
        }

        @Override
        public Pixmap.Format getFormat() {
            return format;
        }

        @Override
        public boolean useMipMaps() {
            return false;
        }
    }
}
