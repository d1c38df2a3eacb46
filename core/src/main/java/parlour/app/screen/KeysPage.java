package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;

import java.util.List;

/** The keys, each with what it does. */
final class KeysPage {
    private static final List<String> KEYS =
            List.of(
                    "hand",
                    "tab",
                    "arrows",
                    "space",
                    "enter",
                    "esc",
                    "hint",
                    "undo",
                    "log",
                    "fullScreen",
                    "mute",
                    "help");

    private KeysPage() {}

    static void fill(App app, Table page) {
        page.add(new Label(app.texts().say("help.keys.title"), app.look().skin(), "heading"))
                .left()
                .colspan(2)
                .padBottom(10)
                .row();
        int half = KEYS.size() / 2;
        page.add(column(app, KEYS.subList(0, half))).growX().uniformX().top();
        page.add(column(app, KEYS.subList(half, KEYS.size())))
                .growX()
                .uniformX()
                .top()
                .padLeft(20)
                .row();
        Label mouse = new Label(app.texts().say("help.keys.mouse"), app.look().skin(), "soft");
        mouse.setWrap(true);
        page.add(mouse).growX().colspan(2).padTop(14);
    }

    private static Table column(App app, List<String> keys) {
        Table column = new Table();
        for (String key : keys) {
            String name = app.texts().say("help.keys." + key + ".cap");
            Container<Label> cap = new Container<>(new Label(name, app.look().skin(), "strong"));
            cap.setBackground(app.look().patch("button"));
            column.add(cap).left().minWidth(64).height(42).padRight(12);
            Label text = new Label(app.texts().say("help.keys." + key), app.look().skin());
            text.setWrap(true);
            column.add(text).growX().padBottom(6).row();
        }
        return column;
    }
}
