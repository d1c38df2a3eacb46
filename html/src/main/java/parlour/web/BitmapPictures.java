package parlour.web;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.TextureData;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

import parlour.app.look.DirectTextureData;
import parlour.app.look.Pictures;

import java.util.function.Consumer;

/** Pictures that the browser decodes beside the program and hands to the graphics card itself. */
final class BitmapPictures implements Pictures {
    @Override
    public Decoding decode(String name, int eighths, Consumer<Runnable> beside) {
        return new BitmapDecoding(name, bitmap(name, eighths));
    }

    @Override
    public boolean canWait() {
        return false;
    }

    @Override
    public void onLate(Runnable listener) {
        listen(listener::run);
    }

    /** A picture as the page keeps it. */
    private interface Bitmap extends JSObject {
        @JSProperty
        int getWidth();

        @JSProperty
        int getHeight();

        boolean hasFailed();

        void whenDone(Action then);

        void fill();

        void close();
    }

    private record BitmapDecoding(String name, Bitmap bitmap) implements Decoding {
        @Override
        public void whenDone(Runnable then) {
            bitmap.whenDone(then::run);
        }

        @Override
        public TextureData data() {
            if (bitmap.hasFailed()) {
                throw new IllegalStateException("the picture cannot be loaded: " + name);
            }
            return new BitmapTextureData(bitmap);
        }

        @Override
        public void dispose() {
            bitmap.close();
        }
    }

    /** Fills a texture and its mipmaps without the program's memory between. */
    private record BitmapTextureData(Bitmap bitmap) implements DirectTextureData {
        @Override
        public void consumeCustomData(int target) {
            bitmap.fill();
        }

        @Override
        public int getWidth() {
            return bitmap.getWidth();
        }

        @Override
        public int getHeight() {
            return bitmap.getHeight();
        }

        @Override
        public Pixmap.Format getFormat() {
            return Pixmap.Format.RGBA8888;
        }

        @Override
        public boolean useMipMaps() {
            return true;
        }
    }

    @JSBody(
            params = {"name", "eighths"},
            script = "return parlourPictures.decode(name, eighths);")
    private static native Bitmap bitmap(String name, int eighths);

    @JSBody(params = "listener", script = "parlourPictures.onLate(listener);")
    private static native void listen(Action listener);
}
