package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.sheet.GameChoice;
import parlour.app.widget.Dropdown;
import parlour.app.widget.EntryField;
import parlour.app.widget.PushButton;
import parlour.app.widget.SegmentedControl;
import parlour.app.widget.Stepper;
import parlour.app.widget.Switch;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The form for a new table: its game, its seats and its server. */
final class OpenTablePanel extends Table {
    /**
     * What its controls do.
     *
     * @param chosen another game was chosen
     * @param open opens the table
     */
    record Actions(Runnable changed, Consumer<String> chosen, Runnable open) {}

    private static final int LONGEST_SERVER = 200;
    private static final float WIDE = 600;

    private final App app;
    private final FriendsForm form;
    private final Actions actions;
    private final TableRows rows;

    /** Whether the names of all games fit side by side. */
    private final boolean wide;

    private final PushButton button;
    private Optional<Cell<Label>> rulesLine = Optional.empty();
    private Cell<Label> playsLine;
    private EntryField server;
    private Cell<Label> serverLine;

    OpenTablePanel(App app, FriendsForm form, float width, Actions actions) {
        this.app = app;
        this.form = form;
        this.actions = actions;
        rows = new TableRows(app, this, width);
        wide = width >= WIDE;
        button = new PushButton(app, say("friends.open.go"), "primary", actions.open());
        button.setName("friends.open.go");
        button.icon("icon-friends");
        top();
        rows.heading("friends.open", "friends.open.text");
        game();
        rules();
        table();
        server();
    }

    PushButton button() {
        return button;
    }

    private void game() {
        List<String> ids =
                AllGames.REGISTRY.all().stream().map(module -> module.game().id()).toList();
        String chosen = form.setup().game().id();
        Actor choice =
                wide
                        ? GameChoice.of(app, ids, chosen, actions.chosen())
                        : GameChoice.list(app, ids, chosen, actions.chosen());
        choice.setName("friends.open.game");
        rows.row("friends.open.game", choice);
        SegmentedControl<Integer> counts =
                new SegmentedControl<>(
                        app,
                        count -> {
                            form.setup().seatCount(count);
                            actions.changed().run();
                        });
        form.setup()
                .game()
                .seatCounts()
                .forEach(count -> counts.value(count, String.valueOf(count)));
        counts.setName("friends.open.seats");
        counts.show(form.setup().seats().size());
        rows.row("friends.open.seats", counts);
    }

    private void rules() {
        if (form.setup().game().options().isEmpty()) {
            return;
        }
        RuleSetDropdown sets = new RuleSetDropdown(app, form.setup());
        Dropdown dropdown = sets.make(actions.changed());
        Cell<Label> line = rows.row("setup.rules", dropdown);
        line.getActor().setName("friends.open.rules-help");
        rulesLine = Optional.of(line);
    }

    private void table() {
        SegmentedControl<Boolean> plays =
                new SegmentedControl<Boolean>(
                        app,
                        here -> {
                            form.plays(here);
                            actions.changed().run();
                        });
        plays.value(true, say("friends.open.plays.on"));
        plays.value(false, say("friends.open.plays.off"));
        plays.setName("friends.open.plays");
        playsLine = rows.row("friends.open.plays", plays.show(form.plays()));
        Stepper time = MoveTimeStepper.make(app, form::moveTime);
        time.setName("friends.open.moveTime");
        rows.row("setup.moveTime.title", time.show(form.setup().moveTime()));
        Switch hints = new Switch(app, form.hints(), form::hints);
        hints.setName("friends.open.hints");
        rows.small("friends.open.hints", hints, "friends.open.hints.help");
    }

    private void server() {
        server =
                new EntryField(
                        app,
                        form.server(),
                        text -> {
                            form.server(text);
                            actions.changed().run();
                        },
                        actions.open(),
                        () -> {});
        server.setName("friends.open.server");
        server.setMaxLength(LONGEST_SERVER);
        serverLine = rows.row("friends.open.server", server);
    }

    private String serverHelp() {
        if (!form.server().isBlank()) {
            return "";
        }
        return say(
                app.platform().tableHost().isPresent()
                        ? "friends.open.server.here"
                        : "friends.open.server.home");
    }

    /** Shows what the form says now. */
    void refresh() {
        rulesLine.ifPresent(
                line -> QuickPanel.say(line, new RuleSetDropdown(app, form.setup()).summary()));
        QuickPanel.say(playsLine, form.plays() ? "" : say("friends.open.plays.help"));
        boolean problem = form.serverProblem().isPresent();
        boolean typed = !form.server().isBlank();
        rows.show(
                server,
                serverLine,
                typed ? form.serverProblem() : Optional.empty(),
                problem && !typed ? say("friends.open.server.needed") : serverHelp());
        button.setDisabled(!form.mayOpen());
    }

    private String say(String key, Object... args) {
        return app.texts().say(key, args);
    }
}
