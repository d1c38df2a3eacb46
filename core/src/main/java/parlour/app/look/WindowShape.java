package parlour.app.look;

/** The shape of the window, which decides where things lie and how large they are. */
public enum WindowShape {
    /** Room for everything side by side. */
    DESKTOP(1240, 700, 0.82f),
    /** A phone held sideways: wide and low. */
    LANDSCAPE(844, 390, 0.9f),
    /** A phone held upright: narrow and tall. */
    PORTRAIT(390, 844, 0.9f);

    /** The least width and height of what a finger presses. */
    public static final float FINGERTIP = 44;

    private static final float LEAST_DESKTOP_WIDTH = 880;
    private static final float LEAST_DESKTOP_HEIGHT = 580;

    /** The size at which controls have their natural size; larger windows enlarge them. */
    private final float naturalWidth;

    private final float naturalHeight;
    private final float smallestScale;

    WindowShape(float naturalWidth, float naturalHeight, float smallestScale) {
        this.naturalWidth = naturalWidth;
        this.naturalHeight = naturalHeight;
        this.smallestScale = smallestScale;
    }

    /** The shape of a window of that size, in the units of the screen and not in its pixels. */
    public static WindowShape of(float width, float height) {
        if (width >= LEAST_DESKTOP_WIDTH && height >= LEAST_DESKTOP_HEIGHT) {
            return DESKTOP;
        }
        return width < height ? PORTRAIT : LANDSCAPE;
    }

    /** Whether it is a phone's, held either way. */
    public boolean phone() {
        return this != DESKTOP;
    }

    /** The width or height of something to press: on a phone never less than a fingertip's. */
    public float pressable(float natural) {
        return phone() ? Math.max(FINGERTIP, natural) : natural;
    }

    /** How much larger than natural everything is drawn in a window of that size. */
    public float scale(float width, float height) {
        float fitting = Math.min(width / naturalWidth, height / naturalHeight);
        // In steps, so that resizing the window does not redraw every font for each pixel.
        return Math.max(smallestScale, Math.round(fitting * 12) / 12f);
    }
}
