package parlour.app.look;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import com.badlogic.gdx.utils.GdxNativesLoader;

import parlour.app.framecache.DesktopGl;
import parlour.app.framecache.MipMaps;

import java.util.function.Consumer;

/** An image unpacked on a worker thread, possibly before there is a window. */
public final class PreloadedPicture {
    /** OpenGL's constant, which LibGDX lacks because OpenGL ES does not have it. */
    private static final int LOD_BIAS = 0x8501;

    /**
     * Picks the larger of two mipmap levels, never one that would have to be enlarged: as sharp as
     * blending the two, and drawing all cards takes a quarter less time.
     */
    private static final float SHARPER = -0.5f;

    private final String name;
    private final Preloaded<MipMaps> levels;

    /**
     * @param name the name of the image, or of an atlas with a single page
     * @param beside runs work on another thread; it may also never run it
     */
    public PreloadedPicture(String name, Consumer<Runnable> beside) {
        this(name, PictureScaler.WHOLE, beside);
    }

    /**
     * @param eighths how much of its width and height is needed, since nothing is drawn larger
     */
    PreloadedPicture(String name, int eighths, Consumer<Runnable> beside) {
        this.name = name;
        levels =
                new Preloaded<>(
                        () -> new MipMaps(PictureScaler.to(eighths, decoded(name + ".png"))),
                        beside);
    }

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

    /** Uploads the image with its mipmaps to the graphics card; call it only once. */
    public Texture texture() {
        return new Texture(levels.get().data());
    }

    /** The atlas, with its image uploaded to the graphics card; call it only once. */
    public TextureAtlas atlas() {
        TextureAtlasData data = pictures();
        data.getPages().first().texture = page();
        return new TextureAtlas(data);
    }

    /** The regions of the atlas's single page. */
    TextureAtlasData pictures() {
        FileHandle file = Gdx.files.classpath(name + ".atlas");
        return new TextureAtlasData(file, file.parent(), false);
    }

    /** Uploads the page of the atlas to the graphics card; call it only once. */
    Texture page() {
        Texture texture = texture();
        texture.setFilter(TextureFilter.MipMapLinearNearest, TextureFilter.Linear);
        if (DesktopGl.available()) {
            Gdx.gl.glTexParameterf(texture.glTarget, LOD_BIAS, SHARPER);
        }
        return texture;
    }

    /** Whether the image's own memory has been freed. */
    boolean freed() {
        return levels.get().levels().stream().allMatch(Pixmap::isDisposed);
    }

    /** Frees an image that was unpacked but never uploaded. */
    void dispose() {
        levels.get().dispose();
    }
}
