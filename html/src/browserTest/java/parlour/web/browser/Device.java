package parlour.web.browser;

/**
 * What a page is shown on.
 *
 * @param density the screen's pixels for each unit of the page
 */
public record Device(int width, int height, float density, boolean touch) {
    public static final Device LAPTOP = new Device(1280, 720, 1, false);
    public static final Device SHARP_LAPTOP = new Device(900, 600, 2, false);
    public static final Device PHONE = new Device(390, 844, 3, true);
    public static final Device PHONE_ON_ITS_SIDE = new Device(844, 390, 3, true);

    /** The same with one pixel to a unit, which is quicker to draw. */
    public Device plain() {
        return new Device(width, height, 1, touch);
    }
}
