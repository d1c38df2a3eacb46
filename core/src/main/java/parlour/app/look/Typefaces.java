package parlour.app.look;

import com.badlogic.gdx.utils.Disposable;

/** The app's font files, drawn by whatever the platform draws letters with. */
public interface Typefaces extends Disposable {
    /**
     * Opens a font at a size.
     *
     * @param file the name of the font's file
     * @param pixels the height of its em
     */
    Typeface open(String file, int pixels);

    /** Sets the only listener for letters that were blank so far and can be drawn now. */
    void onMore(Runnable listener);
}
