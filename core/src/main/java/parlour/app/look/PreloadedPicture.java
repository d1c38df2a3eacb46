package parlour.app.look;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import com.badlogic.gdx.utils.GdxNativesLoader;

import parlour.app.framecache.MipMaps;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

/** A picture unpacked beside the frames, and even before there is a window. */
public final class PreloadedPicture {
    /** OpenGL's name for it; LibGDX has none, since phones do not know it and pass it over. */
    private static final int LOD_BIAS = 0x8501;

    /**
     * Of two smaller versions the larger is taken, never one that must be enlarged again: as sharp
     * as blending the two, for a quarter less of the time that all cards take.
     */
    private static final float SHARPER = -0.5f;

    private final String name;
    private final Preloaded<MipMaps> levels;

    /**
     * @param name of the picture, or of the atlas of which it is the one page
     * @param beside does work while this thread goes on; it may also never do it
     */
    public PreloadedPicture(String name, Consumer<Runnable> beside) {
        this(name, PictureScaler.WHOLE, beside);
    }

    /**
     * @param eighths how much of its width and height is wanted, since nothing is drawn larger
     */
    PreloadedPicture(String name, int eighths, Consumer<Runnable> beside) {
        this.name = name;
        levels =
                new Preloaded<>(
                        () -> new MipMaps(PictureScaler.to(eighths, decoded("/" + name + ".png"))),
                        beside);
    }

    /** Without LibGDX's files, which come with the window. */
    private static Pixmap decoded(String file) throws IOException {
        GdxNativesLoader.load();
        try (InputStream in = PreloadedPicture.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new FileNotFoundException(file);
            }
            byte[] packed = in.readAllBytes();
            return inColourAndAlpha(new Pixmap(packed, 0, packed.length));
        }
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

    /**
     * The picture, with all its smaller versions handed to the graphics card; to be asked for once.
     */
    public Texture texture() {
        return new Texture(levels.get().data());
    }

    /** The atlas, with its picture handed to the graphics card; to be asked for once. */
    public TextureAtlas atlas() {
        TextureAtlasData data = pictures();
        data.getPages().first().texture = page();
        return new TextureAtlas(data);
    }

    /** Where in the one page of the atlas each picture is. */
    TextureAtlasData pictures() {
        FileHandle file = Gdx.files.classpath(name + ".atlas");
        return new TextureAtlasData(file, file.parent(), false);
    }

    /** The page of the atlas, handed to the graphics card; to be asked for once. */
    Texture page() {
        Texture texture = texture();
        texture.setFilter(TextureFilter.MipMapLinearNearest, TextureFilter.Linear);
        Gdx.gl.glTexParameterf(texture.glTarget, LOD_BIAS, SHARPER);
        return texture;
    }

    /** Whether nothing of it is left beside what the graphics card has. */
    boolean freed() {
        return levels.get().levels().stream().allMatch(Pixmap::isDisposed);
    }

    /** Lets go of a picture that was unpacked in vain, and never handed to the graphics card. */
    void dispose() {
        levels.get().dispose();
    }
}
