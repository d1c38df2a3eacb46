package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.ImageButton.ImageButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.look.Sounds.Cue;

import java.util.List;
import java.util.function.Consumer;

/** A dropdown: shows the chosen item and opens a list in which each item is explained. */
public final class Dropdown extends Button implements Pressable, Adjustable, Accessible {
    /**
     * An item: its value, its name, and a line of explanation.
     *
     * @param group the heading above the first item of a group; empty for items without one
     */
    public record Item(String value, String title, String help, String group) {
        public Item(String value, String title, String help) {
            this(value, title, help, "");
        }
    }

    private final Ui ui;
    private final List<Item> items;
    private final Consumer<String> listener;
    private final Label label;
    private String value;

    public Dropdown(Ui ui, List<Item> items, String value, Consumer<String> listener) {
        super(ui.look().skin().get("default", ImageButtonStyle.class));
        this.ui = ui;
        this.items = List.copyOf(items);
        this.listener = listener;
        this.value = value;
        label = new Label(title(), ui.look().skin());
        label.setEllipsis(true);
        pad(6, 14, 6, 10);
        add(label).growX().minWidth(0);
        add(new Image(ui.look().picture("icon-down", ui.look().color("cream")), Scaling.fit))
                .size(16)
                .padLeft(6);
        addListener(Clicks.pressing(this));
    }

    /** Whether the list of a dropdown is open. */
    public static boolean opened(Stage stage) {
        for (Actor actor : stage.getActors()) {
            if (actor instanceof DropdownLayer) {
                return true;
            }
        }
        return false;
    }

    private String title() {
        return items.stream()
                .filter(item -> item.value().equals(value))
                .map(Item::title)
                .findFirst()
                .orElse(value);
    }

    @Override
    public void describe(Description to) {
        List<String> options =
                items.stream()
                        .map(i -> i.help().isEmpty() ? i.title() : i.title() + ": " + i.help())
                        .toList();
        int chosen = items.stream().map(Item::value).toList().indexOf(value);
        to.choice(options, chosen, index -> choose(items.get(index).value()));
    }

    @Override
    public void press() {
        ui.sounds().play(Cue.CLICK);
        getStage().addActor(new DropdownLayer(ui, this, items, value));
    }

    @Override
    public void adjust(int steps) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).value().equals(value)) {
                choose(items.get(Math.max(0, Math.min(items.size() - 1, i + steps))).value());
                return;
            }
        }
    }

    /** Shows another value without notifying the listener. */
    public void show(String shown) {
        value = shown;
        label.setText(title());
    }

    void choose(String chosen) {
        if (!chosen.equals(value)) {
            ui.sounds().play(Cue.CLICK);
            show(chosen);
            listener.accept(chosen);
        }
    }
}
