package parlour.app.framecache;

/** Copies as memory is copied, which draws nothing and is the quickest way to show a picture. */
public interface FrameCopier {
    /** Covers the window with a frame buffer of its size, whose top becomes the bottom. */
    void copyTurned(int frameBuffer, int width, int height);
}
