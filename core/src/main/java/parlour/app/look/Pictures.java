package parlour.app.look;

import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.utils.Disposable;

import java.util.function.Consumer;

/** Reads and decodes the app's pictures, in the way that suits the platform. */
public interface Pictures {
    /**
     * Begins to decode a picture.
     *
     * @param name the name of its file, without the ending
     * @param eighths how much of its width and height is needed, since nothing is drawn larger
     * @param beside runs work on another thread; it may also never run it
     */
    Decoding decode(String name, int eighths, Consumer<Runnable> beside);

    /**
     * Whether a picture can be waited for. If not, it has to arrive first: the app starts without
     * cards, and what is drawn before it arrives is blank.
     */
    boolean canWait();

    /** Sets the only listener for pictures that arrive after they have been drawn. */
    void onLate(Runnable listener);

    /** A picture that is being decoded, or is decoded and not yet on the graphics card. */
    interface Decoding extends Disposable {
        /** Calls back when it is decoded or turned out to be unreadable, at once if that is so. */
        void whenDone(Runnable then);

        /** Uploads the picture with its mipmaps to the graphics card; used only once. */
        TextureData data();
    }
}
