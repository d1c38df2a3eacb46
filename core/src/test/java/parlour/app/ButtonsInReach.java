package parlour.app;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.utils.Disableable;

import parlour.app.widget.Pressable;

import java.util.ArrayList;
import java.util.List;

/** Every button of a stage that can be clicked now. */
public final class ButtonsInReach {
    private ButtonsInReach() {}

    public static List<Actor> of(Stage stage) {
        List<Actor> found = new ArrayList<>();
        collect(stage.getRoot(), found);
        return found.stream().filter(actor -> onTop(stage, actor)).toList();
    }

    private static void collect(Actor actor, List<Actor> found) {
        boolean off = actor instanceof Disableable control && control.isDisabled();
        if (!actor.isVisible() || off || actor.getTouchable() == Touchable.disabled) {
            return;
        }
        if (actor instanceof Pressable) {
            found.add(actor);
        } else if (actor instanceof Group group) {
            group.getChildren().forEach(child -> collect(child, found));
        }
    }

    private static boolean onTop(Stage stage, Actor actor) {
        Vector2 middle =
                actor.localToStageCoordinates(
                        new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
        Actor hit = stage.hit(middle.x, middle.y, true);
        return hit != null && hit.isDescendantOf(actor);
    }
}
