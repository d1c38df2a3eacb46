package parlour.app.platform;

/** Where the window is on the screen and how large, in the screen's own units. */
public record WindowBounds(int x, int y, int width, int height) {}
