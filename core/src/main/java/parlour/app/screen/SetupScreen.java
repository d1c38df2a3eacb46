package parlour.app.screen;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.game.GameModule;
import parlour.app.navigation.Navigator;
import parlour.app.setup.SetupForm;
import parlour.app.setup.SetupFormat;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.util.Optional;

/**
 * The setup of a game: players and rules. Errors are shown where they occur, and block the start.
 */
public final class SetupScreen extends ControlsScreen {
    private static final float SEATS_SHARE = 0.58f;

    private final GameModule<?, ?, ?, ?> gameModule;
    private final SetupForm form;
    private SeatsPanel seats;
    private RulesPanel rules;
    private Label message;
    private PushButton start;

    public SetupScreen(App app, Navigator navigator, GameModule<?, ?, ?, ?> gameModule, Rng names) {
        super(app, navigator);
        this.gameModule = gameModule;
        Game<?, ?, ?, ?> game = gameModule.game();
        form = new SetupForm(game, number -> say("setup.personName", number), names);
        SetupFormat.read(app.settings().setup(game.id()), form);
        form.moveTime(app.settings().moveTime());
        form.undo(app.settings().undo());
    }

    public SetupForm form() {
        return form;
    }

    @Override
    protected GameModule<?, ?, ?, ?> game() {
        return gameModule;
    }

    @Override
    protected void fill() {
        Table root = addRoot();
        root.pad(16, 22, 16, 22);
        Table head = new Table();
        head.add(new Label(say(gameModule.title()), skin(), "title")).left().expandX();
        root.add(head).growX().row();
        root.add(new Image(app.look().patch("divider"), Scaling.stretchX))
                .growX()
                .padTop(4)
                .padBottom(12)
                .row();
        seats = new SeatsPanel(app, form, this::changed, focus);
        rules = new RulesPanel(app, form, gameModule.displayOptions(), this::changed);
        float width = stage().getWidth() - 44 - 16;
        Table body = new Table();
        body.add(panel("setup.seats", seats, seats.adding())).width(width * SEATS_SHARE).growY();
        body.add(panel("setup.rules", rules, null)).grow().padLeft(16);
        root.add(body).grow().minHeight(0).row();
        root.add(foot()).growX().padTop(12);
        changed();
    }

    private Table panel(String title, Table content, Table below) {
        Table panel = new Table();
        panel.setBackground(app.look().patch("panel"));
        panel.add(new Label(say(title), skin(), "heading")).left().padBottom(8).row();
        ScrollArea scrollArea = new ScrollArea(app, content);
        panel.add(scrollArea).grow().minHeight(0).row();
        if (below != null) {
            panel.add(below).growX().padTop(8);
        }
        return panel;
    }

    private Table foot() {
        Table foot = new Table();
        PushButton back = new PushButton(app, say("common.back"), "default", navigator::menu);
        back.setName("setup.back");
        foot.add(back.icon("icon-left")).height(52).minWidth(130);
        message = new Label("", skin());
        message.setName("setup.message");
        message.setAlignment(Align.right);
        message.setWrap(true);
        foot.add(message).growX().padLeft(20).padRight(16);
        start = new PushButton(app, say("setup.start"), "primary", this::start);
        start.setName("setup.start");
        foot.add(start.icon("icon-play")).height(52).minWidth(220);
        return foot;
    }

    /** Shows the form's current state. */
    private void changed() {
        seats.refresh();
        rules.refresh();
        Optional<Phrase> problem = form.problem();
        start.setDisabled(problem.isPresent());
        message.setStyle(skin().get(problem.isPresent() ? "bad" : "soft", LabelStyle.class));
        message.setText(app.texts().say(problem.orElseGet(this::kind)));
    }

    /** Describes what kind of game it will be. */
    private Phrase kind() {
        long persons = form.personCount();
        if (persons == 0) {
            return Phrase.of("setup.watch");
        }
        if (persons > 1) {
            return Phrase.of("setup.hotSeat", persons);
        }
        int seats = form.seats().size();
        int partners = partners();
        return partners == 0
                ? Phrase.of("setup.alone", seats - 1)
                : Phrase.of("setup.team", partners, seats - 1 - partners);
    }

    /** How many computer players are on the side of the only person. */
    private int partners() {
        int seats = form.seats().size();
        Rules<?, ?, ?, ?> rules = form.game().rules(seats, form.options());
        int person = 0;
        while (!form.seats().get(person).person()) {
            person++;
        }
        int partners = 0;
        for (int seat = 0; seat < seats; seat++) {
            if (seat != person && rules.side(seat) == rules.side(person)) {
                partners++;
            }
        }
        return partners;
    }

    private void start() {
        keep();
        navigator.begin(gameModule, form.setup());
    }

    private void keep() {
        app.settings().game(gameModule.game().id());
        app.settings().moveTime(form.moveTime());
        app.settings().undo(form.undo());
        if (form.problem().isEmpty()) {
            app.settings().setup(form.game().id(), SetupFormat.write(form));
        }
    }

    @Override
    protected void hidden() {
        keep();
    }

    @Override
    protected boolean pressed(int keycode) {
        if (keycode != Keys.ESCAPE) {
            return false;
        }
        navigator.menu();
        return true;
    }
}
