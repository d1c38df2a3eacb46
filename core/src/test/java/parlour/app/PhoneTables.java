package parlour.app;

import parlour.app.look.WindowShape;

import java.util.List;

/**
 * The sizes that a table has on a phone or a small tablet, beside its bars.
 *
 * @param width in units, as many as the layout gets
 */
public record PhoneTables(WindowShape shape, float width, float height) {
    /** At 390×844, 360×640, 844×390 and 667×375, and on tablets. */
    public static final List<PhoneTables> ALL =
            List.of(
                    new PhoneTables(WindowShape.PORTRAIT, 390, 672),
                    new PhoneTables(WindowShape.PORTRAIT, 400, 539),
                    new PhoneTables(WindowShape.PORTRAIT, 614, 647),
                    new PhoneTables(WindowShape.LANDSCAPE, 628, 390),
                    new PhoneTables(WindowShape.LANDSCAPE, 525, 417),
                    new PhoneTables(WindowShape.LANDSCAPE, 640, 640));

    /** The same sideways over the panel of a puzzle, a lesson or friends. */
    public static final List<PhoneTables> OVER_A_PANEL =
            List.of(
                    new PhoneTables(WindowShape.LANDSCAPE, 628, 317),
                    new PhoneTables(WindowShape.LANDSCAPE, 525, 344));
}
