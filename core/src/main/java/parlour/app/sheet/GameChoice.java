package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.accessibility.Spoken;
import parlour.app.look.WindowShape;
import parlour.app.widget.Dropdown;
import parlour.app.widget.SegmentedControl;
import parlour.app.widget.Ui;

import java.util.List;
import java.util.function.Consumer;

/** The choice of a game: side by side, or as a list on an upright phone. */
public final class GameChoice {
    private GameChoice() {}

    /**
     * @param games the ids of the games
     * @param then receives the id of the game that is chosen
     */
    public static Actor of(Ui ui, List<String> games, String chosen, Consumer<String> then) {
        Actor choice = control(ui, games, chosen, then);
        Spoken.name(choice, ui.texts().say("spoken.games"));
        return choice;
    }

    /** The choice as a list, for where there is little room. */
    public static Dropdown list(Ui ui, List<String> games, String chosen, Consumer<String> then) {
        List<Dropdown.Item> items =
                games.stream().map(id -> new Dropdown.Item(id, title(ui, id), "")).toList();
        return new Dropdown(ui, items, chosen, then);
    }

    private static Actor control(Ui ui, List<String> games, String chosen, Consumer<String> then) {
        if (ui.shape() == WindowShape.PORTRAIT) {
            return list(ui, games, chosen, then);
        }
        SegmentedControl<String> choice = new SegmentedControl<>(ui, then);
        games.forEach(id -> choice.value(id, title(ui, id)));
        return choice.show(chosen);
    }

    private static String title(Ui ui, String id) {
        return ui.texts().say("game." + id + ".title");
    }
}
