package parlour.app;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;

import parlour.app.tabletop.TableGroup;

import java.util.Optional;

/** Finds the table among the actors of a stage. */
public final class TableOnStage {
    private TableOnStage() {}

    public static TableGroup of(Stage stage) {
        return in(stage.getRoot()).orElseThrow();
    }

    /** The table of a known game. */
    public static <T> T of(Stage stage, Class<T> table) {
        return table.cast(of(stage).cover());
    }

    private static Optional<TableGroup> in(Group group) {
        for (Actor actor : group.getChildren()) {
            Optional<TableGroup> found =
                    actor instanceof TableGroup table
                            ? Optional.of(table)
                            : actor instanceof Group inner ? in(inner) : Optional.empty();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
