package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import java.util.Comparator;

/** What lies beside each other may be drawn in any order: pictures first, then font by font. */
final class DrawingOrder {
    private DrawingOrder() {}

    /** The textures change as rarely as possible. */
    static void sort(Group group) {
        group.getChildren().sort(Comparator.comparingInt(DrawingOrder::rank));
    }

    private static int rank(Actor actor) {
        return actor instanceof Label label ? System.identityHashCode(label.getStyle().font) : -1;
    }
}
