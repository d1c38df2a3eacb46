package parlour.app;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.TextureData;

import parlour.app.look.DeckDesign;
import parlour.app.look.DirectTextureData;
import parlour.app.look.Pictures;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Pictures of the right size without a pixel: where nothing is drawn, decoding them would take half
 * of the tests' time.
 */
final class UndrawnPictures implements Pictures {
    /** Where a PNG file says its width; its height follows. */
    private static final int WIDTH_AT = 16;

    private record Size(int width, int height) {
        Size scaled(int eighths) {
            return new Size(width * eighths / DeckDesign.FULL, height * eighths / DeckDesign.FULL);
        }
    }

    private static final Map<String, Size> SIZES = new ConcurrentHashMap<>();

    @Override
    public Decoding decode(String name, int eighths, Consumer<Runnable> beside) {
        Size size = SIZES.computeIfAbsent(name, UndrawnPictures::read).scaled(eighths);
        // Something is to be waited for, as with real pictures.
        beside.accept(() -> {});
        return new Undrawn(size);
    }

    private static Size read(String name) {
        ByteBuffer file = ByteBuffer.wrap(Gdx.files.classpath(name + ".png").readBytes());
        return new Size(file.getInt(WIDTH_AT), file.getInt(WIDTH_AT + Integer.BYTES));
    }

    @Override
    public boolean canWait() {
        return true;
    }

    @Override
    public void onLate(Runnable listener) {}

    private record Undrawn(Size size) implements Decoding {
        @Override
        public void whenDone(Runnable then) {
            then.run();
        }

        @Override
        public TextureData data() {
            return new SizeOnly(size);
        }

        @Override
        public void dispose() {}
    }

    private record SizeOnly(Size size) implements DirectTextureData {
        /** Takes the room on the graphics card that the picture and its mipmaps would. */
        @Override
        public void consumeCustomData(int target) {
            Size left = size;
            for (int level = 0; left.width() > 0 && left.height() > 0; level++) {
                Gdx.gl.glTexImage2D(
                        target,
                        level,
                        GL20.GL_RGBA,
                        left.width(),
                        left.height(),
                        0,
                        GL20.GL_RGBA,
                        GL20.GL_UNSIGNED_BYTE,
                        null);
                left = new Size(left.width() / 2, left.height() / 2);
            }
        }

        @Override
        public int getWidth() {
            return size.width();
        }

        @Override
        public int getHeight() {
            return size.height();
        }

        @Override
        public Pixmap.Format getFormat() {
            return Pixmap.Format.RGBA8888;
        }

        @Override
        public boolean useMipMaps() {
            return true;
        }

        @Override
        public boolean isManaged() {
            return true;
        }
    }
}
