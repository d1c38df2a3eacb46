package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import java.util.Comparator;

/**
 * Reorders actors that do not overlap, so that images are drawn first and then the labels font by
 * font.
 */
final class DrawingOrder {
    private DrawingOrder() {}

    /** Sorts the children of a group to minimise texture switches. */
    static void sort(Group group) {
        group.getChildren().sort(Comparator.comparingInt(DrawingOrder::rank));
    }

    private static int rank(Actor actor) {
        return actor instanceof Label label ? System.identityHashCode(label.getStyle().font) : -1;
    }
}
