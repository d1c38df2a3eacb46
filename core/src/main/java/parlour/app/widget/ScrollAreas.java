package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds scroll areas. */
final class ScrollAreas {
    private ScrollAreas() {}

    /** The scroll areas around an actor, innermost first. */
    static List<ScrollArea> around(Actor actor) {
        List<ScrollArea> around = new ArrayList<>();
        for (Actor a = actor; a != null; a = a.getParent()) {
            if (a instanceof ScrollArea scrollArea) {
                around.add(scrollArea);
            }
        }
        return around;
    }

    /** The first scroll area within a group. */
    static Optional<ScrollArea> first(Group group) {
        for (Actor child : group.getChildren()) {
            if (child instanceof ScrollArea scrollArea) {
                return Optional.of(scrollArea);
            }
            if (child instanceof Group inner) {
                Optional<ScrollArea> found = first(inner);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }
}
