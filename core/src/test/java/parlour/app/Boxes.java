package parlour.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import parlour.app.tabletop.Box;

import java.util.List;

/** What holds for the boxes of every layout. */
public final class Boxes {
    /** Edges may touch. */
    private static final float TOUCHING = 0.01f;

    private Boxes() {}

    /** Nothing lies over anything else. */
    public static void assertApart(List<Box> boxes, String what) {
        for (int i = 0; i < boxes.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertFalse(
                        boxes.get(i).inset(TOUCHING).meets(boxes.get(j)),
                        what + ": " + boxes.get(i) + " over " + boxes.get(j));
            }
        }
    }

    /** Nothing lies outside. */
    public static void assertInside(Box whole, List<Box> boxes, String what) {
        for (Box box : boxes) {
            assertTrue(whole.inset(-TOUCHING).holds(box), what + ": outside is " + box);
        }
    }
}
