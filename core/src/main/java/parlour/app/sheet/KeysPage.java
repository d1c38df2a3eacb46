package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.game.GameModule;
import parlour.app.widget.Ui;

import java.util.ArrayList;
import java.util.List;

/** The keyboard shortcuts at a game's table and elsewhere. */
final class KeysPage {
    private static final List<String> EVERYWHERE =
            List.of(
                    "hint",
                    "undo",
                    "coach",
                    "replay",
                    "log",
                    "logLines",
                    "fullScreen",
                    "badges",
                    "mute",
                    "help",
                    "rules");

    private final GameModule<?, ?, ?, ?> gameModule;
    private final List<String> keys;

    KeysPage(GameModule<?, ?, ?, ?> gameModule) {
        this.gameModule = gameModule;
        keys = new ArrayList<>(gameModule.help().keys());
        keys.addAll(EVERYWHERE);
    }

    void fill(Ui ui, Table page) {
        page.add(new Label(ui.texts().say("help.keys.title"), ui.look().skin(), "heading"))
                .left()
                .colspan(2)
                .padBottom(10)
                .row();
        if (ui.shape().phone()) {
            page.add(column(ui, keys)).growX().row();
        } else {
            int half = (keys.size() + 1) / 2;
            page.add(column(ui, keys.subList(0, half))).growX().uniformX().top();
            page.add(column(ui, keys.subList(half, keys.size())))
                    .growX()
                    .uniformX()
                    .top()
                    .padLeft(20)
                    .row();
        }
        String words = ui.texts().say("help.keys.mouse." + gameModule.game().id());
        Label mouse = new Label(words, ui.look().skin(), "soft");
        mouse.setWrap(true);
        page.add(mouse).growX().colspan(2).padTop(14);
    }

    private static Table column(Ui ui, List<String> keys) {
        Table column = new Table();
        for (String key : keys) {
            String name = ui.texts().say("help.keys." + key + ".cap");
            Container<Label> cap = new Container<>(new Label(name, ui.look().skin(), "strong"));
            cap.setBackground(ui.look().patch("button"));
            column.add(cap).left().minWidth(64).height(42).padRight(12);
            Label text = new Label(ui.texts().say("help.keys." + key), ui.look().skin());
            text.setWrap(true);
            column.add(text).growX().padBottom(6).row();
        }
        return column;
    }
}
