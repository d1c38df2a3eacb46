package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField.TextFieldStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Value;

import parlour.app.App;
import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Spoken;
import parlour.app.setup.ComputerDescription;
import parlour.app.setup.SetupForm;
import parlour.app.statistics.RatedPlayers;
import parlour.app.widget.EntryField;
import parlour.app.widget.SegmentedControl;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a first game needs: a name, how many play, and how strong the computer players are. */
final class QuickPanel extends Table {
    /** Longer than a name may be, so that a name that is too long can be explained. */
    private static final int LONGEST_INPUT = 40;

    /** A narrower panel has its titles above the controls. */
    private static final float BESIDE = 560;

    private static final float TITLES = 150;
    private static final float QUIET_EDGE = 22;

    private final App app;
    private final Skin skin;
    private final SetupForm form;
    private final boolean beside;
    private final List<Runnable> refreshing = new ArrayList<>();

    QuickPanel(App app, SetupForm form, float width) {
        this.app = app;
        this.skin = app.look().skin();
        this.form = form;
        beside = width >= BESIDE;
        top();
    }

    /**
     * The name of the only person.
     *
     * @param start what Enter does
     */
    void name(int seat, Runnable changed, Runnable start) {
        EntryField field =
                new EntryField(
                        app,
                        form.seats().get(seat).name(),
                        text -> {
                            form.name(seat, text);
                            changed.run();
                        },
                        start,
                        () -> {});
        field.setName("setup.name");
        field.setMaxLength(LONGEST_INPUT);
        Cell<Label> problem = row("setup.name", field, 46);
        problem.getActor().setStyle(skin.get("small-bad", Label.LabelStyle.class));
        problem.getActor().setName("setup.name-problem");
        refreshing.add(
                () -> {
                    Optional<Phrase> wrong = form.problem(seat);
                    field.setStyle(
                            skin.get(wrong.isPresent() ? "bad" : "default", TextFieldStyle.class));
                    say(problem, wrong.map(app.texts()::say).orElse(""));
                });
    }

    /** How many play, of the numbers the game is for. */
    void seats(Runnable changed) {
        SegmentedControl<Integer> counts =
                new SegmentedControl<>(
                        app,
                        count -> {
                            form.seatCount(count);
                            changed.run();
                        });
        form.game().seatCounts().forEach(count -> counts.value(count, String.valueOf(count)));
        counts.setName("setup.count");
        row("setup.count", counts, 46);
        refreshing.add(() -> counts.show(form.seats().size()));
    }

    /** The level of all computer players. */
    void level(RatedPlayers ratedPlayers, Runnable changed) {
        SegmentedControl<String> levels =
                new SegmentedControl<>(
                        app,
                        level -> {
                            form.computers(level);
                            changed.run();
                        });
        for (String level : ComputerDescription.levels(form.game())) {
            levels.value(level, about(level).title());
        }
        levels.inRows().setName("setup.level");
        Cell<Label> help = row("setup.level", levels, 46);
        help.getActor().setName("setup.level-help");
        refreshing.add(
                () -> {
                    levels.show(
                            form.computers().size() == 1 ? form.computers().iterator().next() : "");
                    say(help, computers(ratedPlayers));
                });
        FairChoice fair = new FairChoice(app, form, ratedPlayers, indent(), changed);
        add(fair).growX().colspan(beside ? 2 : 1).padTop(-8).row();
        refreshing.add(fair::refresh);
    }

    /** How the computer players play. */
    private String computers(RatedPlayers ratedPlayers) {
        List<String> kinds =
                form.game().computers().stream().filter(form.computers()::contains).toList();
        if (kinds.isEmpty()) {
            return app.texts().say("setup.level.none");
        }
        if (kinds.size() > 1) {
            List<Object> titles = new ArrayList<>();
            kinds.forEach(kind -> titles.add(about(kind).title()));
            return app.texts().say("setup.level.mixed", titles);
        }
        ComputerDescription only =
                about(kinds.get(0))
                        .rated(app.texts(), ratedPlayers.computer(form.game(), kinds.get(0)));
        boolean level = ComputerDescription.levels(form.game()).contains(kinds.get(0));
        return level
                ? only.help()
                : app.texts().say("setup.level.character", only.title(), only.help());
    }

    private ComputerDescription about(String computer) {
        return ComputerDescription.of(app.texts(), form.game(), computer);
    }

    /** How far a quiet button below the rows is moved to stand under their controls. */
    float indent() {
        return beside ? TITLES - QUIET_EDGE : 0;
    }

    /** Another row of the same shape. */
    Cell<Label> row(String key, Actor control, float height) {
        Label title = new Label(app.texts().say(key), skin, "strong");
        Label line = new Label("", skin, "small-soft");
        line.setWrap(true);
        if (control instanceof Accessible) {
            Spoken.name(control, app.texts().say(key));
            Spoken.silence(title);
        }
        if (beside) {
            add(title).width(TITLES).left().top().padTop(12);
            Table right = new Table();
            right.add(control).growX().minHeight(height).row();
            Cell<Label> cell = right.add(line).growX();
            add(right).growX().padBottom(14).row();
            say(cell, "");
            return cell;
        }
        add(title).left().padBottom(4).row();
        add(control).growX().minHeight(height).row();
        Cell<Label> cell = add(line).growX().padBottom(10);
        row();
        say(cell, "");
        return cell;
    }

    /** Shows a line below a control, which takes no room while it is empty. */
    static void say(Cell<Label> cell, String text) {
        cell.getActor().setText(text);
        cell.padTop(text.isEmpty() ? 0 : 5);
        if (text.isEmpty()) {
            cell.height(0);
        } else {
            cell.height(Value.prefHeight);
        }
        cell.getTable().invalidateHierarchy();
    }

    /** Something to do whenever the form has changed. */
    void refreshing(Runnable refresh) {
        refreshing.add(refresh);
    }

    void refresh() {
        refreshing.forEach(Runnable::run);
    }
}
