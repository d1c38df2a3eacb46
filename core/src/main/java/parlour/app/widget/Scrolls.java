package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds what scrolls. */
final class Scrolls {
    private Scrolls() {}

    /** What an actor scrolls with, innermost first. */
    static List<Scroll> around(Actor actor) {
        List<Scroll> around = new ArrayList<>();
        for (Actor a = actor; a != null; a = a.getParent()) {
            if (a instanceof Scroll scroll) {
                around.add(scroll);
            }
        }
        return around;
    }

    /** The first that scrolls within a group. */
    static Optional<Scroll> first(Group group) {
        for (Actor child : group.getChildren()) {
            if (child instanceof Scroll scroll) {
                return Optional.of(scroll);
            }
            if (child instanceof Group inner) {
                Optional<Scroll> found = first(inner);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }
}
