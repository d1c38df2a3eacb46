package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField.TextFieldStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Value;

import parlour.app.App;
import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Spoken;
import parlour.app.widget.EntryField;
import parlour.text.Phrase;

import java.util.Optional;

/** Rows of a form: a title, a control and a line below it, which takes no room while empty. */
final class TableRows {
    /** Longer than a name may be, so that a name that is too long can be explained. */
    private static final int LONGEST_NAME = 40;

    /** A narrower panel has its titles above the controls. */
    private static final float BESIDE = 470;

    private static final float TITLES = 150;
    private static final float CONTROL = 44;

    private final App app;
    private final Table panel;
    private final boolean beside;

    TableRows(App app, Table panel, float width) {
        this.app = app;
        this.panel = panel;
        beside = width >= BESIDE;
    }

    /** A heading and a few words about what follows. */
    void heading(String key, String text) {
        Label title = new Label(app.texts().say(key), app.look().skin(), "heading");
        panel.add(title).colspan(2).left().row();
        Label words = new Label(app.texts().say(text), app.look().skin(), "small-soft");
        words.setWrap(true);
        panel.add(words).colspan(2).growX().padBottom(8).row();
    }

    /** Adds a row; returns its line. */
    Cell<Label> row(String key, Actor control) {
        Label title = new Label(app.texts().say(key), app.look().skin(), "strong");
        if (control instanceof Accessible) {
            Spoken.name(control, app.texts().say(key));
            Spoken.silence(title);
        }
        Label line = new Label("", app.look().skin(), "small-soft");
        line.setWrap(true);
        float height = app.shape().pressable(CONTROL);
        Table right = new Table();
        if (beside) {
            panel.add(title).width(TITLES).left().top().padTop(11);
        } else {
            panel.add(title).colspan(2).left().padBottom(3).row();
        }
        right.add(control).growX().minWidth(0).minHeight(height).row();
        Cell<Label> cell = right.add(line).growX();
        panel.add(right).colspan(beside ? 1 : 2).growX().padBottom(8).row();
        QuickPanel.say(cell, "");
        return cell;
    }

    /** A control that is as wide as it needs, with its help beside it. */
    void small(String key, Actor control, String help) {
        Table both = new Table();
        both.add(control);
        Label words = new Label(app.texts().say(help), app.look().skin(), "small-soft");
        words.setWrap(true);
        both.add(words).growX().minWidth(0).padLeft(8);
        Spoken.name(control, app.texts().say(key));
        row(key, both);
    }

    EntryField nameField(FriendsForm form, Runnable changed, Runnable given) {
        EntryField field =
                new EntryField(
                        app,
                        form.name(),
                        text -> {
                            form.name(text);
                            changed.run();
                        },
                        given,
                        () -> {});
        field.setMaxLength(LONGEST_NAME);
        return field;
    }

    /** Shows what is wrong with a field, or the help that stands there otherwise. */
    void show(EntryField field, Cell<Label> line, Optional<Phrase> problem, String help) {
        boolean bad = problem.isPresent();
        field.setStyle(app.look().skin().get(bad ? "bad" : "default", TextFieldStyle.class));
        line.getActor()
                .setStyle(
                        app.look().skin().get(bad ? "small-bad" : "small-soft", LabelStyle.class));
        QuickPanel.say(line, problem.map(app.texts()::say).orElse(help));
        line.height(line.getActor().getText().isEmpty() ? Value.zero : Value.prefHeight);
    }
}
