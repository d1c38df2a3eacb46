package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.settings.DisplayOption;
import parlour.app.setup.SetupForm;
import parlour.app.sheet.DisplayOptionControl;
import parlour.app.sheet.ExplainedControl;
import parlour.app.sheet.OptionControl;
import parlour.app.widget.Dropdown;
import parlour.app.widget.Focus;
import parlour.app.widget.ScrollArea;
import parlour.app.widget.SegmentedControl;
import parlour.app.widget.Stepper;
import parlour.app.widget.Switch;
import parlour.engine.Option;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The rules and other options of a new game, each with a line of explanation. */
final class RulesPanel extends Table {
    /** What can be chosen between none and any number of hints. */
    private static final int[] HINT_LIMITS = {3, 10};

    private final App app;
    private final Skin skin;
    private final SetupForm form;
    private final Runnable changed;
    private final RuleSetDropdown ruleSets;
    private final Table presets = new Table();
    private final Label presetHelp;
    private final OwnRulesRow ownRules;
    private List<Dropdown.Item> shownSets = List.of();
    private Dropdown dropdown;

    /** Updates each control and note. */
    private final List<Runnable> refreshing = new ArrayList<>();

    RulesPanel(
            App app,
            SetupForm form,
            List<DisplayOption> customs,
            Runnable changed,
            Runnable saved,
            Focus focus) {
        this.app = app;
        this.skin = app.look().skin();
        this.form = form;
        this.changed = changed;
        top().padRight(ScrollArea.gutter(app));
        ruleSets = new RuleSetDropdown(app, form);
        presetHelp = new Label("", skin, "small-soft");
        presetHelp.setWrap(true);
        presetHelp.setName("preset-help");
        ownRules = new OwnRulesRow(app, form.rules(), saved, focus);
        if (!form.game().options().isEmpty()) {
            add(presets).growX().row();
        }
        add(presetHelp).growX().padTop(4).padBottom(4).row();
        add(ownRules).growX().row();
        form.game().options().forEach(this::option);
        add(new Label(say("setup.table"), skin, "heading")).left().padTop(22).row();
        customs.forEach(this::custom);
        moveTime();
        undo();
        hints();
        coach();
    }

    void refresh() {
        List<Dropdown.Item> sets = ruleSets.items();
        if (!sets.equals(shownSets)) {
            shownSets = sets;
            dropdown = ruleSets.make(changed);
            presets.clearChildren();
            presets.add(dropdown).growX().minWidth(0).height(46);
        }
        dropdown.show(ruleSets.chosen());
        presetHelp.setText(ruleSets.summary());
        ownRules.refresh();
        refreshing.forEach(Runnable::run);
    }

    private void option(Option option) {
        String key = "option." + form.game().id() + "." + option.name();
        OptionControl control = new OptionControl(app, key, option, value -> set(option, value));
        control.actor().setName("option-" + option.name());
        Cell<Label> note = row(key, control.actor(), control.wide());
        refreshing.add(
                () -> {
                    control.show(form.rules().value(option), form.rules().implied(option));
                    Phrase phrase = form.note(option);
                    if (form.rules().implied(option)) {
                        note(note, say(key + ".implied"));
                    } else {
                        note(note, app.texts().has(phrase.key()) ? app.texts().say(phrase) : "");
                    }
                });
    }

    private void set(Option option, Object value) {
        form.rules().set(option, value);
        changed.run();
    }

    private void custom(DisplayOption displayOption) {
        DisplayOptionControl control =
                new DisplayOptionControl(app, form.game().id(), displayOption, changed);
        row(control.key(), control.actor(), control.wide());
        refreshing.add(control::show);
    }

    private void moveTime() {
        Stepper stepper = MoveTimeStepper.make(app, form::moveTime);
        stepper.setName("setup.moveTime");
        stepper.show(form.moveTime());
        row("setup.moveTime", stepper, false);
    }

    private void undo() {
        flag("setup.undo", form.undo(), form::undo, form::undoNote);
    }

    private void coach() {
        flag("setup.coach", form.coach(), form::coach, form::coachNote);
    }

    private void flag(
            String key, boolean on, Consumer<Boolean> chosen, Supplier<Optional<Phrase>> note) {
        Switch flag =
                new Switch(
                        app,
                        on,
                        value -> {
                            chosen.accept(value);
                            changed.run();
                        });
        flag.setName(key);
        Cell<Label> line = row(key, flag, false);
        refreshing.add(() -> note(line, note.get().map(app.texts()::say).orElse("")));
    }

    private void hints() {
        SegmentedControl<OptionalInt> limits = new SegmentedControl<>(app, form::hintLimit);
        limits.value(OptionalInt.of(0), say("setup.hints.none"));
        for (int limit : HINT_LIMITS) {
            limits.value(OptionalInt.of(limit), String.valueOf(limit));
        }
        limits.value(OptionalInt.empty(), say("setup.hints.any"));
        limits.setName("setup.hints");
        limits.show(form.hintLimit());
        row("setup.hints", limits, true);
    }

    /** A row with title, control, explanation, and room for a note. */
    private Cell<Label> row(String key, Actor control, boolean wide) {
        add(new Image(app.look().fill(app.look().color("panelEdge"), 1), Scaling.stretch))
                .growX()
                .height(1.5f)
                .padTop(9)
                .padBottom(9)
                .row();
        add(new ExplainedControl(app, key, control, wide)).growX().row();
        Label note = new Label("", skin, "small-turn");
        note.setWrap(true);
        note.setName(control.getName() == null ? "note" : control.getName() + "-note");
        Cell<Label> cell = add(note).growX();
        row();
        note(cell, "");
        return cell;
    }

    private static void note(Cell<Label> cell, String text) {
        cell.getActor().setText(text);
        cell.padTop(text.isEmpty() ? 0 : 4);
        if (text.isEmpty()) {
            cell.height(0);
        } else {
            cell.height(Value.prefHeight);
        }
        cell.getTable().invalidateHierarchy();
    }

    private String say(String key, Object... args) {
        return app.texts().say(key, args);
    }
}
