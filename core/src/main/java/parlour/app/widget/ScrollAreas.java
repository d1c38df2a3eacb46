package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.utils.Layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds scroll areas, and keeps how far they were scrolled. */
public final class ScrollAreas {
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

    /**
     * Scrolls what was built again as far as it was before, unless the window has got another shape
     * or other things can be scrolled now.
     */
    public static void keep(Stage before, Stage after) {
        List<ScrollArea> old = all(before.getRoot());
        List<ScrollArea> fresh = all(after.getRoot());
        if (old.size() != fresh.size() || old.stream().noneMatch(ScrollArea::scrolled)) {
            return;
        }
        validate(after);
        for (int i = 0; i < old.size(); i++) {
            fresh.get(i).scrollLike(old.get(i));
        }
        Actor focused = after.getKeyboardFocus();
        boolean resized =
                before.getWidth() != after.getWidth() || before.getHeight() != after.getHeight();
        if (resized && focused != null) {
            around(focused).forEach(area -> area.reveal(focused));
        }
    }

    private static List<ScrollArea> all(Group group) {
        List<ScrollArea> all = new ArrayList<>();
        for (Actor child : group.getChildren()) {
            if (child instanceof ScrollArea scrollArea) {
                all.add(scrollArea);
            }
            if (child instanceof Group inner) {
                all.addAll(all(inner));
            }
        }
        return all;
    }

    private static void validate(Stage stage) {
        for (Actor actor : stage.getActors()) {
            if (actor instanceof Layout layout) {
                layout.validate();
            }
        }
    }
}
