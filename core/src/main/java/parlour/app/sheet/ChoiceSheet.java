package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.widget.PushButton;
import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;
import parlour.text.Phrase;

import java.util.List;

/** A sheet with text and wide buttons that explain themselves; it must be answered. */
abstract class ChoiceSheet extends Sheet {
    ChoiceSheet(Ui ui) {
        super(ui);
    }

    final void paragraph(Table content, String text, String style) {
        Label label = new Label(text, skin(), style);
        label.setWrap(true);
        content.add(label).growX().padBottom(10).row();
    }

    /** A bulleted list, one sentence each. */
    final void points(Table content, List<Phrase> points) {
        for (Phrase point : points) {
            Table line = new Table();
            line.add(new Label("•", skin(), "turn")).top().padRight(10);
            Label text = new Label(ui.texts().say(point), skin());
            text.setWrap(true);
            line.add(text).growX().minWidth(0);
            content.add(line).growX().padBottom(8).row();
        }
    }

    /** A button with a smaller line below its title that explains what it does. */
    final void choice(
            Table content, String key, String style, String icon, String line, Runnable action) {
        PushButton button = new PushButton(ui, say(key), style, action).icon(icon).line(line);
        button.setName(key);
        content.add(button).growX().minWidth(0).height(66).padBottom(8).row();
    }

    @Override
    protected float width() {
        return 660;
    }

    @Override
    protected boolean dismissible() {
        return false;
    }
}
