package parlour.app.look;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;

import parlour.app.framecache.DesktopGl;

import java.util.function.Consumer;

/** A picture or a single page of an atlas, decoded before it is needed. */
public final class PreloadedPicture {
    /** OpenGL's constant, which LibGDX lacks because OpenGL ES does not have it. */
    private static final int LOD_BIAS = 0x8501;

    /**
     * Picks the larger of two mipmap levels, never one that would have to be enlarged: as sharp as
     * blending the two, and drawing all cards takes a quarter less time.
     */
    private static final float SHARPER = -0.5f;

    private final String name;
    private final Pictures.Decoding decoding;

    /**
     * @param name the name of the image, or of an atlas with a single page
     * @param beside runs work on another thread; it may also never run it
     */
    public PreloadedPicture(Pictures pictures, String name, Consumer<Runnable> beside) {
        this(pictures, name, PictureScaler.WHOLE, beside);
    }

    /**
     * @param eighths how much of its width and height is needed, since nothing is drawn larger
     */
    PreloadedPicture(Pictures pictures, String name, int eighths, Consumer<Runnable> beside) {
        this.name = name;
        decoding = pictures.decode(name, eighths, beside);
    }

    /** Calls back when the image can be uploaded, or cannot be read. */
    void whenDone(Runnable then) {
        decoding.whenDone(then);
    }

    /** Uploads the image with its mipmaps to the graphics card; call it only once. */
    public Texture texture() {
        return new Texture(decoding.data());
    }

    /** The atlas, with its image uploaded to the graphics card; call it only once. */
    public TextureAtlas atlas() {
        TextureAtlasData data = regions(name);
        data.getPages().first().texture = page();
        return new TextureAtlas(data);
    }

    /** The regions of the atlas's single page. */
    TextureAtlasData regions() {
        return regions(name);
    }

    /** The regions of an atlas with a single page. */
    static TextureAtlasData regions(String name) {
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

    /** Frees an image that was decoded but never uploaded. */
    void dispose() {
        decoding.dispose();
    }
}
