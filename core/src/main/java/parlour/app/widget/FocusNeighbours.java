package parlour.app.widget;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;

import java.util.List;
import java.util.Optional;

/** Finds the control that an arrow key leads to. */
final class FocusNeighbours {
    /** How much more an offset to the side counts than a distance ahead. */
    private static final float ASIDE = 3;

    private FocusNeighbours() {}

    /**
     * The nearest control in that direction; those in the same scroll area come before those
     * outside.
     */
    static Optional<Actor> of(Actor from, List<Actor> controls, int x, int y) {
        List<ScrollArea> panes = ScrollAreas.around(from);
        if (!panes.isEmpty()) {
            List<Actor> together =
                    controls.stream().filter(a -> ScrollAreas.around(a).equals(panes)).toList();
            Optional<Actor> near = nearest(from, together, x, y);
            if (near.isPresent()) {
                return near;
            }
        }
        return nearest(from, controls, x, y);
    }

    private static Optional<Actor> nearest(Actor from, List<Actor> controls, int x, int y) {
        Rectangle here = bounds(from);
        Actor best = null;
        float least = Float.MAX_VALUE;
        for (Actor control : controls) {
            float distance = control == from ? -1 : distance(here, bounds(control), x, y);
            if (distance >= 0 && distance < least) {
                least = distance;
                best = control;
            }
        }
        return Optional.ofNullable(best);
    }

    /** The weighted distance; negative if the control does not lie in that direction. */
    private static float distance(Rectangle here, Rectangle there, int x, int y) {
        float ahead =
                x != 0
                        ? x * (centreX(there) - centreX(here))
                        : y * (centreY(there) - centreY(here));
        float half = x != 0 ? here.width / 2 : here.height / 2;
        if (ahead < Math.min(half, 8)) {
            return -1;
        }
        float aside =
                x != 0
                        ? gap(here.y, here.height, there.y, there.height)
                        : gap(here.x, here.width, there.x, there.width);
        float drift =
                x != 0
                        ? Math.abs(centreY(there) - centreY(here))
                        : Math.abs(centreX(there) - centreX(here));
        if (x != 0 && aside > 0) {
            return -1; // left and right stay in the row
        }
        return ahead + ASIDE * aside + drift / 10;
    }

    private static float gap(float a, float aSize, float b, float bSize) {
        return Math.max(0, Math.max(b - (a + aSize), a - (b + bSize)));
    }

    private static float centreX(Rectangle r) {
        return r.x + r.width / 2;
    }

    private static float centreY(Rectangle r) {
        return r.y + r.height / 2;
    }

    private static Rectangle bounds(Actor actor) {
        Vector2 corner = actor.localToStageCoordinates(new Vector2(0, 0));
        return new Rectangle(corner.x, corner.y, actor.getWidth(), actor.getHeight());
    }
}
