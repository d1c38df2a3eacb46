package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.utils.Layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
     * Scrolls what was built again as far as it was before, unless the window has got another
     * shape. Areas are told apart by their order alone, so nothing is kept where there are more or
     * fewer of them than before.
     */
    public static void keep(Stage before, Stage after) {
        List<ScrollArea> old = all(before.getRoot());
        List<ScrollArea> fresh = all(after.getRoot());
        // What has the focus was brought into view, even if somebody had scrolled away from it.
        boolean scrolled =
                Stream.concat(old.stream(), fresh.stream()).anyMatch(ScrollArea::scrolled);
        if (old.size() != fresh.size() || !scrolled) {
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
            if (vanishes(child)) {
                continue;
            }
            if (child instanceof ScrollArea scrollArea) {
                all.add(scrollArea);
            }
            if (child instanceof Group inner) {
                all.addAll(all(inner));
            }
        }
        return all;
    }

    /** Whether it is not there any more when the screen has been built again. */
    private static boolean vanishes(Actor actor) {
        return actor instanceof DropdownLayer || actor instanceof Layer layer && layer.closing();
    }

    private static void validate(Stage stage) {
        for (Actor actor : stage.getActors()) {
            if (actor instanceof Layout layout) {
                layout.validate();
            }
        }
    }
}
