package parlour.app;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import java.util.Locale;
import java.util.function.Predicate;

/** Whether a stage says something anywhere. */
public final class StageTexts {
    private StageTexts() {}

    public static boolean on(Stage stage, String words) {
        return any(stage.getRoot(), text -> text.contains(words));
    }

    /** Whether a part of a stage says it. */
    public static boolean on(Actor part, String words) {
        return any(part, text -> text.contains(words));
    }

    public static boolean ignoringCase(Stage stage, String words) {
        String small = words.toLowerCase(Locale.ROOT);
        return any(stage.getRoot(), text -> text.toLowerCase(Locale.ROOT).contains(small));
    }

    private static boolean any(Actor actor, Predicate<String> wanted) {
        if (actor instanceof Label label) {
            return wanted.test(label.getText().toString());
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                if (any(child, wanted)) {
                    return true;
                }
            }
        }
        return false;
    }
}
