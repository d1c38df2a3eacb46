package parlour.app;

/** Where the window is on the screen and how large, in the screen's own units. */
public record WindowPlace(int x, int y, int width, int height) {}
