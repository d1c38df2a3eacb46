package parlour.app.look;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import com.badlogic.gdx.graphics.glutils.PixmapTextureData;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** An atlas of one page, unpacked beside the frames while the graphics card has other work. */
public final class Unpacking {
    private final TextureAtlasData data;
    private final FutureTask<Pixmap> pixels;

    /**
     * @param beside does work while this thread goes on; it may also never do it
     */
    Unpacking(String name, Consumer<Runnable> beside) {
        FileHandle file = Gdx.files.classpath(name + ".atlas");
        data = new TextureAtlasData(file, file.parent(), false);
        FileHandle page = data.getPages().first().textureFile;
        pixels = new FutureTask<>(() -> new Pixmap(page));
        beside.accept(pixels);
    }

    /** The atlas, with its picture handed to the graphics card. */
    TextureAtlas atlas() {
        // Does the work here where nobody has begun it.
        pixels.run();
        boolean small = data.getPages().first().useMipMaps;
        data.getPages().first().texture =
                new Texture(new PixmapTextureData(pixmap(), null, small, true));
        return new TextureAtlas(data);
    }

    private Pixmap pixmap() {
        try {
            return pixels.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("a picture of the program cannot be read", e);
        }
    }
}
