package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.ui.TextField.TextFieldStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.look.WindowShape;
import parlour.app.setup.ComputerDescription;
import parlour.app.setup.Participant;
import parlour.app.setup.SetupForm;
import parlour.app.statistics.RatedPlayers;
import parlour.app.widget.Dropdown;
import parlour.app.widget.Focus;
import parlour.app.widget.IconButton;
import parlour.app.widget.PushButton;
import parlour.app.widget.SegmentedControl;
import parlour.app.widget.TextInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The seats of a new game, a row for each. */
final class SeatsPanel extends Table {
    /** Longer than a name may be, so that a name that is too long can be explained. */
    private static final int LONGEST_INPUT = 40;

    /** The widths of a seat's number and of the choice between person and computer on a phone. */
    private static final float NUMBER = 24;

    private static final float KINDS = 98;

    private final App app;
    private final Skin skin;
    private final SetupForm form;
    private final Runnable changed;
    private final Focus focus;
    private final RatedPlayers ratedPlayers;
    private final List<TextField> fields = new ArrayList<>();
    private final List<Cell<Label>> problems = new ArrayList<>();
    private final PushButton addPerson;
    private final PushButton addComputer;

    SeatsPanel(App app, SetupForm form, RatedPlayers ratedPlayers, Runnable changed, Focus focus) {
        this.app = app;
        this.skin = app.look().skin();
        this.form = form;
        this.changed = changed;
        this.focus = focus;
        this.ratedPlayers = ratedPlayers;
        addPerson = add("setup.addPerson", "icon-person", form::addPerson);
        addComputer = add("setup.addComputer", "icon-computer", form::addComputer);
        top();
        rows();
    }

    private PushButton add(String key, String icon, Runnable action) {
        PushButton button =
                new PushButton(
                        app,
                        app.texts().say(key),
                        "default",
                        () -> {
                            action.run();
                            rows();
                            changed.run();
                            focus.reveal("seat-" + (form.seats().size() - 1) + "-name");
                        });
        button.setName(key);
        return button.icon(icon);
    }

    /** The buttons below the rows. */
    Table adding() {
        Table row = new Table();
        row.defaults().height(48).growX().uniformX().minWidth(0);
        row.add(addPerson);
        row.add(addComputer).padLeft(8);
        return row;
    }

    /** Updates errors and notes without changing what is being typed. */
    void refresh() {
        for (int seat = 0; seat < fields.size(); seat++) {
            Optional<Phrase> problem = form.problem(seat);
            String style = problem.isPresent() ? "bad" : "default";
            fields.get(seat).setStyle(skin.get(style, TextFieldStyle.class));
            if (!form.seats().get(seat).person()) {
                fields.get(seat).setMessageText(form.broughtName(seat));
            }
            Cell<Label> cell = problems.get(seat);
            cell.getActor().setText(problem.map(app.texts()::say).orElse(""));
            cell.height(problem.isPresent() ? lineOf(cell.getActor()) : Value.zero);
            cell.getTable().invalidateHierarchy();
        }
        addPerson.setDisabled(!form.mayAdd());
        addComputer.setDisabled(!form.mayAdd());
    }

    /** The height of an error; a long one is wrapped where there is little room. */
    private static Value lineOf(Label problem) {
        return problem.getWrap() ? Value.prefHeight : Value.Fixed.valueOf(20);
    }

    /** Shows the seats again after some were added, removed or changed elsewhere. */
    void rows() {
        clearChildren();
        fields.clear();
        problems.clear();
        for (int seat = 0; seat < form.seats().size(); seat++) {
            add(line(seat)).growX().padBottom(4).row();
        }
    }

    private Table line(int seat) {
        Participant participant = form.seats().get(seat);
        Actor kind = kind(seat, participant);
        Actor name = name(seat, participant);
        Actor mode =
                participant.person()
                        ? new Label(app.texts().say("setup.personMode"), skin, "small-soft")
                        : mode(seat, participant);
        Label problem = new Label("", skin, "small-bad");
        problem.setName("seat-" + seat + "-problem");
        Table line =
                app.shape().phone()
                        ? twoRows(seat, kind, name, mode, problem)
                        : oneRow(seat, kind, name, mode, problem);
        Spoken.name(line, app.texts().say("spoken.seat", seat + 1));
        return line;
    }

    /** Only to see: the line is heard with its number. */
    private Label number(int seat) {
        Label number = new Label(String.valueOf(seat + 1), skin, "soft");
        Spoken.silence(number);
        return number;
    }

    private Table oneRow(int seat, Actor kind, Actor name, Actor mode, Label problem) {
        Table line = new Table();
        line.add(number(seat)).minWidth(26);
        line.add(kind).padRight(8);
        line.add(name).growX().minWidth(90).height(42).padRight(4);
        if (mode instanceof Label) {
            line.add(mode).minWidth(136).prefWidth(176).padLeft(14);
        } else {
            line.add(mode).minWidth(150).prefWidth(190).height(44);
        }
        List<IconButton> icons = icons(seat);
        icons.forEach(icon -> line.add(icon).size(40));
        line.getCell(icons.get(0)).padLeft(4);
        line.row();
        problem.setEllipsis(true);
        line.add().colspan(2);
        problems.add(line.add(problem).colspan(5).growX().minWidth(0).left());
        return line;
    }

    /** The name above, how a computer plays below it. */
    private Table twoRows(int seat, Actor kind, Actor name, Actor mode, Label problem) {
        Table line = new Table();
        line.add(number(seat)).width(NUMBER);
        line.add(kind).width(KINDS).padRight(6);
        line.add(name).growX().minWidth(0).height(WindowShape.FINGERTIP).row();
        line.add();
        problem.setWrap(true);
        problems.add(line.add(problem).colspan(2).growX());
        line.row();
        Table below = new Table();
        if (mode instanceof Label label) {
            label.setWrap(true);
        }
        below.add(mode).growX().minWidth(0).minHeight(WindowShape.FINGERTIP);
        icons(seat).forEach(icon -> below.add(icon).size(WindowShape.FINGERTIP));
        line.add();
        line.add(below).growX().colspan(2).padTop(2).padBottom(8);
        return line;
    }

    private List<IconButton> icons(int seat) {
        List<IconButton> icons = new ArrayList<>();
        IconButton up = icon(seat, "up", "icon-up", "setup.up", () -> move(seat, -1));
        up.setDisabled(seat == 0);
        icons.add(up);
        IconButton down = icon(seat, "down", "icon-down", "setup.down", () -> move(seat, 1));
        down.setDisabled(seat == form.seats().size() - 1);
        icons.add(down);
        if (form.oneByOne()) {
            IconButton away =
                    icon(seat, "remove", "icon-trash", "setup.remove", () -> remove(seat));
            away.setDisabled(!form.mayRemove());
            icons.add(away);
        }
        return icons;
    }

    private SegmentedControl<Boolean> kind(int seat, Participant participant) {
        SegmentedControl<Boolean> kind =
                new SegmentedControl<Boolean>(
                                app,
                                person -> {
                                    if (person) {
                                        form.seatPerson(seat);
                                    } else {
                                        form.seatComputer(seat);
                                    }
                                    again("seat-" + seat + "-kind");
                                })
                        .icon(true, "icon-person", app.texts().say("setup.person"))
                        .icon(false, "icon-computer", app.texts().say("setup.computer"))
                        .show(participant.person());
        kind.setName("seat-" + seat + "-kind");
        Spoken.name(kind, app.texts().say("spoken.kind"));
        return kind;
    }

    private TextInput name(int seat, Participant participant) {
        TextInput field = new TextInput(app, participant.name());
        field.setName("seat-" + seat + "-name");
        Spoken.name(field, app.texts().say("spoken.name"));
        field.setMaxLength(LONGEST_INPUT);
        field.addListener(
                new ChangeListener() {
                    @Override
                    public void changed(ChangeEvent event, Actor actor) {
                        form.name(seat, field.getText());
                        changed.run();
                    }
                });
        fields.add(field);
        return field;
    }

    private Dropdown mode(int seat, Participant participant) {
        List<Dropdown.Item> items = form.game().computers().stream().map(this::item).toList();
        Dropdown mode =
                new Dropdown(
                        app,
                        items,
                        participant.computer().orElseThrow(),
                        chosen -> {
                            form.computer(seat, chosen);
                            changed.run();
                        });
        mode.setName("seat-" + seat + "-mode");
        Spoken.name(mode, app.texts().say("spoken.computer"));
        return mode;
    }

    private Dropdown.Item item(String computer) {
        ComputerDescription about =
                ComputerDescription.of(app.texts(), form.game(), computer)
                        .rated(app.texts(), ratedPlayers.computer(form.game(), computer));
        boolean level = ComputerDescription.levels(form.game()).contains(computer);
        String group = app.texts().say(level ? "setup.levels" : "setup.characters");
        return new Dropdown.Item(computer, about.title(), about.help(), group);
    }

    private IconButton icon(int seat, String name, String picture, String key, Runnable action) {
        IconButton button = new IconButton(app, picture, app.texts().say(key), action);
        button.setName("seat-" + seat + "-" + name);
        return button;
    }

    private void move(int seat, int by) {
        form.move(seat, by);
        int now = seat + by;
        again(
                "seat-" + now + (by < 0 ? "-down" : "-up"),
                "seat-" + now + (by < 0 ? "-up" : "-down"));
    }

    private void remove(int seat) {
        form.remove(seat);
        int next = Math.min(seat, form.seats().size() - 1);
        again("seat-" + next + "-name", "seat-" + next + "-remove");
    }

    /**
     * Rebuilds after a change of seats, then focuses the last of these controls that is enabled.
     */
    private void again(String... wanted) {
        boolean keyboard = getStage().getKeyboardFocus() != null;
        rows();
        changed.run();
        if (keyboard) {
            for (String name : wanted) {
                focus.focus(name);
            }
        }
    }
}
