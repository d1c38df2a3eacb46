package parlour.app.platform;

/** The window's position and size, in screen coordinates. */
public record WindowBounds(int x, int y, int width, int height) {}
