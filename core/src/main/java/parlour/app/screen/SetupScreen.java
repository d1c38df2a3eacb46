package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.game.GameModule;
import parlour.app.look.WindowShape;
import parlour.app.navigation.Navigator;
import parlour.app.setup.RulesFormat;
import parlour.app.setup.SetupForm;
import parlour.app.setup.SetupFormat;
import parlour.app.widget.IconButton;
import parlour.app.widget.PhonePage;
import parlour.app.widget.PushButton;
import parlour.app.widget.ScrollArea;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.util.Optional;

/**
 * The setup of a game: the few things a first game needs, with the seats one by one and the rules
 * folded away until somebody wants them; a wide window has the rules beside them. Errors are shown
 * where they occur, and block the start.
 */
public final class SetupScreen extends ControlsScreen {
    /** A window of so many pixels across shows the rules at once. */
    private static final int WIDE = 1400;

    private static final float WIDEST = 1560;

    /** The width of the players' panel when it is alone. */
    private static final float ALONE = 800;

    /** What the players' panel needs beside its content. */
    private static final float SIDES = 50;

    private static final float SEATS_SHARE = 0.58f;

    /** In a wide window: so much that a first game needs no scrolling. */
    private static final float WIDE_SEATS_SHARE = 0.66f;

    private static final float GAP = 16;

    private final GameModule<?, ?, ?, ?> gameModule;
    private final SetupForm form;
    private boolean seatsOpen;
    private boolean rulesOpen;
    private QuickPanel quick;
    private Optional<SeatsPanel> seats = Optional.empty();
    private Optional<RulesPanel> rules = Optional.empty();
    private Label message;
    private PushButton start;

    public SetupScreen(App app, Navigator navigator, GameModule<?, ?, ?, ?> gameModule, Rng names) {
        super(app, navigator);
        this.gameModule = gameModule;
        Game<?, ?, ?, ?> game = gameModule.game();
        form = new SetupForm(game, number -> say("setup.personName", number), names);
        RulesFormat.read(game, app.settings().rules(game.id()), form.rules());
        boolean known = SetupFormat.read(app.settings().setup(game.id()), form);
        if (!known && !app.settings().person().isEmpty()) {
            form.firstName(app.settings().person());
        }
        form.moveTime(app.settings().moveTime());
        form.undo(app.settings().undo());
        form.hintLimit(app.settings().hintLimit());
        form.coach(app.settings().coach());
        seatsOpen = form.onlyPerson().isEmpty() || form.computers().size() > 1;
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
        form.translate();
        if (app.shape().phone()) {
            phone();
        } else {
            desktop();
        }
        changed();
    }

    private void desktop() {
        Table root = addRoot();
        root.pad(16, 22, 16, 22);
        Table head = new Table();
        head.add(new Label(say(gameModule.title()), skin(), "title")).left().expandX();
        Optional<LessonOffer> offer = LessonOffer.of(app, navigator, gameModule);
        offer.ifPresent(head::add);
        root.add(head).growX().row();
        addDivider(root);
        boolean wide = app.width() >= WIDE;
        float room = Math.min(stage().getWidth() - 44, WIDEST);
        Table body = new Table();
        if (wide || rulesOpen) {
            float width = (room - GAP) * (wide ? WIDE_SEATS_SHARE : SEATS_SHARE);
            body.add(playersPanel(players(width - SIDES))).width(width).growY();
            body.add(rules(wide)).width(room - GAP - width).growY().padLeft(GAP);
        } else {
            float width = Math.min(room, ALONE);
            Table content = players(width - SIDES);
            divider(content);
            content.add(foldedRules(width - SIDES)).growX().row();
            body.add(playersPanel(content)).width(width);
        }
        root.add(body).grow().minHeight(0).row();
        root.add(foot()).growX().padTop(12);
        offer.ifPresent(any -> head.toFront()); // Tab goes to the name first, to the offer last
    }

    private Table playersPanel(Table content) {
        Table panel = new Table();
        panel.setBackground(app.look().patch("panel"));
        panel.pad(14, 24, 10, 14);
        panel.add(new ScrollArea(app, content)).grow().minHeight(0);
        return panel;
    }

    private void phone() {
        PhonePage page = new PhonePage(app, say(gameModule.title()));
        page.back("setup.back", say("common.back"), navigator::menu);
        PhoneSetup setup = new PhoneSetup(app);
        float width = setup.column(stage().getWidth());
        Table players = new Table();
        Optional<LessonOffer> offer = LessonOffer.of(app, navigator, gameModule);
        offer.ifPresent(row -> players.add(row).growX().padBottom(8).row());
        players.add(players(width)).growX();
        offer.ifPresent(LessonOffer::toFront);
        boolean beside = app.shape() == WindowShape.LANDSCAPE;
        Table below = rulesOpen || beside ? openRules(beside) : foldedRules(width);
        starting();
        stage().addActor(setup);
        setup.fill(page, players, below, message, start);
    }

    private Table openRules(boolean beside) {
        Table open = new Table();
        open.add(heading("setup.rules", beside, () -> rulesOpen = false))
                .growX()
                .padBottom(4)
                .row();
        open.add(rulesPanel()).growX();
        return open;
    }

    /**
     * @param width what is there for its content
     */
    private Table players(float width) {
        Table content = new Table();
        content.top().padRight(ScrollArea.gutter(app));
        quick = new QuickPanel(app, form, width);
        if (!seatsOpen) {
            form.onlyPerson().ifPresent(seat -> quick.name(seat, this::changed, this::startByKey));
        }
        quick.seats(this::reseated);
        quick.level(navigator.ratedPlayers(), this::reseated);
        if (TeamsTable.fits(form)) {
            TeamsTable teams = new TeamsTable(app, form);
            quick.row("setup.teams", teams, 46);
            quick.refreshing(teams::refresh);
        }
        content.add(quick).growX().row();
        if (seatsOpen) {
            seats =
                    Optional.of(
                            new SeatsPanel(
                                    app, form, navigator.ratedPlayers(), this::changed, focus));
            divider(content);
            content.add(heading("setup.seats.list", false, () -> seatsOpen = false))
                    .growX()
                    .padBottom(6)
                    .row();
            content.add(seats.get()).growX().row();
            if (form.oneByOne()) {
                content.add(seats.get().adding()).growX().padTop(6).row();
            }
        } else {
            seats = Optional.empty();
            PushButton more =
                    new PushButton(
                            app,
                            say("setup.seats.open"),
                            "quiet",
                            () -> unfold(() -> seatsOpen = true, "seat-0-name"));
            more.setName("setup.seats.open");
            content.add(more.icon("icon-down")).height(44).left().padLeft(quick.indent()).row();
        }
        return content;
    }

    private void divider(Table content) {
        content.add(new Image(app.look().fill(app.look().color("panelEdge"), 1), Scaling.stretch))
                .growX()
                .height(1.5f)
                .padTop(8)
                .padBottom(12)
                .row();
    }

    /** A heading, with a button that folds its part away where it can be folded. */
    private Table heading(String title, boolean always, Runnable fold) {
        Table heading = new Table();
        Spoken.name(heading, say(title));
        heading.add(new Label(say(title), skin(), "heading")).left().expandX();
        if (!always) {
            IconButton button =
                    new IconButton(app, "icon-up", say("setup.fold"), () -> unfold(fold, ""));
            button.setName(title + ".fold");
            heading.add(button).size(app.shape().pressable(40));
        }
        return heading;
    }

    /** Folds or unfolds a part of the screen, then focuses a control if a key did it. */
    private void unfold(Runnable change, String then) {
        boolean keyboard = stage().getKeyboardFocus() != null;
        change.run();
        app.refresh();
        if (keyboard) {
            focus.focus(then);
        }
    }

    private Table foldedRules(float width) {
        rules = Optional.empty();
        FoldedRules folded = new FoldedRules(app, form, this::changed);
        Runnable open = () -> unfold(() -> rulesOpen = true, "preset");
        return folded.line(new QuickPanel(app, form, width), quick, open);
    }

    private Table rules(boolean always) {
        Table around = new Table();
        around.setBackground(app.look().patch("panel"));
        around.pad(12, 24, 16, 14);
        around.add(heading("setup.rules", always, () -> rulesOpen = false))
                .growX()
                .padBottom(8)
                .row();
        around.add(new ScrollArea(app, rulesPanel())).grow().minHeight(0);
        return around;
    }

    private RulesPanel rulesPanel() {
        RulesPanel panel =
                new RulesPanel(
                        app,
                        form,
                        gameModule.displayOptions(),
                        this::changed,
                        this::rulesSaved,
                        focus);
        rules = Optional.of(panel);
        return panel;
    }

    private Table foot() {
        Table foot = new Table();
        PushButton back = new PushButton(app, say("common.back"), "default", navigator::menu);
        back.setName("setup.back");
        foot.add(back.icon("icon-left")).height(52).minWidth(130);
        starting();
        message.setAlignment(Align.right);
        foot.add(message).growX().padLeft(20).padRight(16);
        foot.add(start).height(52).minWidth(220).getActor().centre();
        return foot;
    }

    /** The button that begins the game, and the message that says what kind of game it will be. */
    private void starting() {
        message = new Label("", skin());
        message.setName("setup.message");
        message.setWrap(true);
        start = new PushButton(app, say("setup.start"), "primary", this::start);
        start.setName("setup.start");
        start.icon("icon-play");
    }

    /** Shows the form's current state. */
    private void changed() {
        quick.refresh();
        seats.ifPresent(SeatsPanel::refresh);
        rules.ifPresent(RulesPanel::refresh);
        Optional<Phrase> problem = form.problem();
        start.setDisabled(problem.isPresent());
        message.setStyle(skin().get(problem.isPresent() ? "bad" : "soft", LabelStyle.class));
        message.setText(app.texts().say(problem.orElseGet(this::kind)));
    }

    /** Shows seats that were changed all at once. */
    private void reseated() {
        seats.ifPresent(SeatsPanel::rows);
        changed();
    }

    private void rulesSaved() {
        app.settings().rules(form.game().id(), RulesFormat.write(form.rules()));
        changed();
    }

    /** Describes what kind of game it will be. */
    private Phrase kind() {
        long persons = form.personCount();
        if (persons == 0) {
            return Phrase.of("setup.watch");
        }
        if (persons > 1) {
            return Phrase.of(
                    form.game().hasHiddenHands() ? "setup.hotSeat" : "setup.hotSeat.open", persons);
        }
        int others = form.seats().size() - 1;
        int partners = partners();
        return partners == 0
                ? Phrase.of("setup.alone", others)
                : Phrase.of("setup.team", partners, others - partners);
    }

    /** How many computer players are on the side of the only person. */
    private int partners() {
        int count = form.seats().size();
        Rules<?, ?, ?, ?> played = form.game().rules(count, form.options());
        int person = form.onlyPerson().orElseThrow();
        int partners = 0;
        for (int seat = 0; seat < count; seat++) {
            if (seat != person && played.side(seat) == played.side(person)) {
                partners++;
            }
        }
        return partners;
    }

    private void start() {
        keep();
        app.settings().lessonOffered(gameModule.game().id());
        navigator.begin(gameModule, form.setup());
    }

    /** Enter starts the game, but on a phone it is only how a keyboard on the screen is closed. */
    private void startByKey() {
        if (app.shape().phone()) {
            stage().setKeyboardFocus(null);
        } else {
            start.press();
        }
    }

    private void keep() {
        app.settings().game(gameModule.game().id());
        app.settings().moveTime(form.moveTime());
        app.settings().undo(form.undo());
        app.settings().hintLimit(form.hintLimit());
        app.settings().coach(form.coach());
        app.settings().rules(form.game().id(), RulesFormat.write(form.rules()));
        if (form.problem().isEmpty()) {
            form.typedName().ifPresent(app.settings()::person);
            app.settings().setup(form.game().id(), SetupFormat.write(form));
        }
    }

    @Override
    protected void hidden() {
        keep();
    }

    @Override
    protected Optional<Runnable> escape() {
        return Optional.of(navigator::menu);
    }
}
