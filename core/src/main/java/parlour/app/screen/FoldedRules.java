package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.setup.SetupForm;
import parlour.app.widget.Dropdown;
import parlour.app.widget.PushButton;

/** The rules in a line: which they are, and a way to see them all. */
final class FoldedRules {
    /** How far a button's picture is from its edge, where fields have none. */
    private static final float SHADOW = 4;

    private final App app;
    private final SetupForm form;
    private final Runnable changed;
    private final RuleSetDropdown ruleSets;

    FoldedRules(App app, SetupForm form, Runnable changed) {
        this.app = app;
        this.form = form;
        this.changed = changed;
        ruleSets = new RuleSetDropdown(app, form);
    }

    /**
     * @param line is filled
     * @param quick tells when the form has changed
     * @param unfold shows all rules
     */
    QuickPanel line(QuickPanel line, QuickPanel quick, Runnable unfold) {
        Table controls = new Table();
        boolean choice = !form.game().options().isEmpty();
        if (choice) {
            Dropdown dropdown = ruleSets.make(changed);
            controls.add(dropdown)
                    .growX()
                    .minWidth(0)
                    .height(46)
                    .padLeft(-SHADOW)
                    .padRight(app.shape().phone() ? -SHADOW : 8);
            quick.refreshing(() -> dropdown.show(ruleSets.chosen()));
        } else {
            Label only = new Label(ruleSets.summary(), app.look().skin(), "soft");
            only.setWrap(true);
            controls.add(only).growX().padRight(8);
        }
        if (app.shape().phone()) {
            controls.row();
        }
        PushButton open =
                new PushButton(app, app.texts().say("setup.rules.open"), "default", unfold);
        open.setName("setup.rules.open");
        controls.add(open.icon("icon-settings"))
                .height(46)
                .padLeft(app.shape().phone() ? -SHADOW : 0)
                .padRight(-SHADOW)
                .left();
        Cell<Label> summary = line.row("setup.rules", controls, 46);
        summary.getActor().setName("setup.rules.summary");
        quick.refreshing(() -> QuickPanel.say(summary, choice ? ruleSets.summary() : ""));
        return line;
    }
}
