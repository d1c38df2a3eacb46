package parlour.app.table;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.settings.Pace;
import parlour.app.widget.Dropdown;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** The choice of the pace at a table. */
public final class PaceDropdown {
    private PaceDropdown() {}

    /**
     * @param chosen receives the pace
     */
    public static Dropdown make(App app, Consumer<Pace> chosen) {
        List<Dropdown.Item> items = new ArrayList<>();
        for (Pace pace : Pace.values()) {
            String key = "play.pace." + pace.name().toLowerCase(Locale.ROOT);
            items.add(
                    new Dropdown.Item(
                            pace.name(), app.texts().say(key), app.texts().say(key + ".help")));
        }
        Dropdown dropdown =
                new Dropdown(
                        app,
                        items,
                        app.settings().pace().name(),
                        value -> chosen.accept(Pace.valueOf(value)));
        dropdown.setName("pace");
        Spoken.name(dropdown, app.texts().say("settings.pace.title"));
        return dropdown;
    }
}
