package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.look.Markup;
import parlour.app.setup.RulesForm;
import parlour.app.widget.EntryField;
import parlour.app.widget.Focus;
import parlour.app.widget.IconButton;
import parlour.app.widget.PushButton;
import parlour.text.Phrase;

import java.util.Optional;

/** Saves rules of one's own under a name, and deletes saved ones; empty for a preset. */
final class OwnRulesRow extends Table {
    /** Longer than a name may be, so that a name that is too long can be explained. */
    private static final int LONGEST_INPUT = 40;

    private final App app;
    private final RulesForm rules;
    private final Runnable changed;
    private final Focus focus;
    private boolean naming;
    private String typed = "";
    private Optional<String> deleted = Optional.empty();
    private Label message;

    /**
     * @param changed called after rules were saved or deleted
     */
    OwnRulesRow(App app, RulesForm rules, Runnable changed, Focus focus) {
        this.app = app;
        this.rules = rules;
        this.changed = changed;
        this.focus = focus;
    }

    /** Shows what can be done with the rules that are chosen now. */
    void refresh() {
        boolean own = rules.preset().isEmpty() && rules.savedName().isEmpty();
        naming &= own;
        deleted = own ? deleted : Optional.empty();
        clearChildren();
        if (naming) {
            entry();
        } else if (own) {
            PushButton save = new PushButton(app, say("setup.rules.saveAs"), "default", this::name);
            save.setName("setup.rules.saveAs");
            add(save.icon("icon-save")).height(44).growX().row();
        } else if (rules.savedName().isPresent()) {
            PushButton delete =
                    new PushButton(app, say("setup.rules.delete"), "quiet", this::delete);
            delete.setName("setup.rules.delete");
            add(delete.icon("icon-trash")).height(44).growX().row();
        }
        deleted.ifPresent(
                name ->
                        message(
                                Phrase.of("setup.rules.deleted", Markup.plain(name)),
                                "small-turn"));
        invalidateHierarchy();
    }

    private void name() {
        naming = true;
        deleted = Optional.empty();
        refresh();
        focus.focus("setup.rules.name");
    }

    private void entry() {
        EntryField field = new EntryField(app, typed, this::typed, this::save, this::cancel);
        field.setName("setup.rules.name");
        field.setMaxLength(LONGEST_INPUT);
        field.setMessageText(say("setup.rules.name"));
        Table line = new Table();
        line.add(field).growX().minWidth(90).height(44);
        IconButton save = new IconButton(app, "icon-check", say("setup.rules.save"), this::save);
        save.setName("setup.rules.save");
        line.add(save).size(44).padLeft(4);
        IconButton cancel =
                new IconButton(app, "icon-close", say("setup.rules.cancel"), this::cancel);
        cancel.setName("setup.rules.cancel");
        line.add(cancel).size(44);
        add(line).growX().row();
        message = message(Phrase.of("setup.rules.hint"), "small-soft");
    }

    private Label message(Phrase phrase, String style) {
        Label label = new Label(app.texts().say(phrase), app.look().skin(), style);
        label.setName("setup.rules.message");
        label.setWrap(true);
        add(label).growX().padTop(4).row();
        return label;
    }

    private void typed(String text) {
        typed = text;
        Optional<Phrase> said =
                rules.problem(text)
                        .or(
                                () ->
                                        rules.sameName(text)
                                                .map(Markup::plain)
                                                .map(n -> Phrase.of("setup.rules.replaces", n)));
        message.setText(app.texts().say(said.orElse(Phrase.of("setup.rules.hint"))));
        invalidateHierarchy();
    }

    private void save() {
        Optional<Phrase> problem = rules.problem(typed);
        if (problem.isPresent()) {
            message.setText(app.texts().say(problem.get()));
            invalidateHierarchy();
            return;
        }
        rules.save(typed);
        cancel();
        focus.focus("preset");
    }

    private void cancel() {
        naming = false;
        typed = "";
        changed.run();
    }

    private void delete() {
        deleted = rules.savedName();
        deleted.ifPresent(rules::delete);
        changed.run();
    }

    private String say(String key) {
        return app.texts().say(key);
    }
}
