package parlour.app.look;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.utils.GdxNativesLoader;

import parlour.app.framecache.MipMaps;

import java.util.function.Consumer;

/** Pictures that LibGDX decodes, beside the frames and possibly before there is a window. */
public final class PixmapPictures implements Pictures {
    @Override
    public Decoded decode(String name, int eighths, Consumer<Runnable> beside) {
        return new Decoded(
                new Preloaded<>(
                        () -> new MipMaps(PictureScaler.to(eighths, decoded(name + ".png"))),
                        beside));
    }

    @Override
    public boolean canWait() {
        return true;
    }

    @Override
    public void onLate(Runnable listener) {}

    private static Pixmap decoded(String file) {
        GdxNativesLoader.load();
        byte[] packed = Gdx.files.classpath(file).readBytes();
        return inColourAndAlpha(new Pixmap(packed, 0, packed.length));
    }

    private static Pixmap inColourAndAlpha(Pixmap picture) {
        if (picture.getFormat() == Pixmap.Format.RGBA8888) {
            return picture;
        }
        Pixmap same = new Pixmap(picture.getWidth(), picture.getHeight(), Pixmap.Format.RGBA8888);
        same.setBlending(Pixmap.Blending.None);
        same.drawPixmap(picture, 0, 0);
        picture.dispose();
        return same;
    }

    /** A picture with its mipmaps; whoever needs it first decodes it. */
    record Decoded(Preloaded<MipMaps> levels) implements Decoding {
        @Override
        public void whenDone(Runnable then) {
            then.run();
        }

        @Override
        public TextureData data() {
            return levels.get().data();
        }

        /** Whether the image's own memory has been freed. */
        boolean freed() {
            return levels.get().levels().stream().allMatch(Pixmap::isDisposed);
        }

        @Override
        public void dispose() {
            levels.get().dispose();
        }
    }
}
