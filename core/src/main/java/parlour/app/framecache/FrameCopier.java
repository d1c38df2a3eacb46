package parlour.app.framecache;

/** Shows a frame buffer by copying its memory, the fastest way, since nothing is drawn. */
public interface FrameCopier {
    /** Copies a frame buffer of the window's size to the window, flipped vertically. */
    void copyTurned(int frameBuffer, int width, int height);
}
