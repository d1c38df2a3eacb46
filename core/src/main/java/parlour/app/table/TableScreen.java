package parlour.app.table;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.look.Markup;
import parlour.app.look.Sounds.Cue;
import parlour.app.navigation.Navigator;
import parlour.app.session.HotSeat;
import parlour.app.settings.Setting;
import parlour.app.widget.Focus;
import parlour.app.widget.Overlay;
import parlour.app.widget.Sheets;
import parlour.engine.Eyes;
import parlour.engine.Hint;
import parlour.engine.Refusal;
import parlour.text.Phrase;

import java.util.Optional;

/** The screen of a game being played: its table, and the bars and dialogs common to all games. */
public final class TableScreen<S, M, V, E> extends Screen {
    private final GameSession<S, M, V, E> session;
    private final TableMode mode;
    private final HotSeat hotSeat;
    private final Countdown countdown;
    private final PlayLoop<S, M, V, E> play;
    private final Focus focus = Focus.inSheets();
    private final Sheets sheets;
    private final TableDialogs<S, M, V, E> dialogs;
    private final GameSession.Listener<E> watching = new Watching();
    private GameTable<V, M, E> table;
    private TableBars<S, M, V, E> bars;
    private TableLog<E> log;
    private TableKeys keys;
    private final AvailableActions<S, M, V, E> availableActions;
    private final StatusLine line = new StatusLine();
    private final Autosave autosave;
    private final TableHint<M> hint;
    private final TableNarrator<S, M, V, E> narrator;
    private final HotSeatNotices notices;
    private boolean left;

    /** Whether the bars are out of date. */
    private boolean stale;

    private boolean moving;

    /** Whether a sheet covered the table in the last frame, whose time then does not count. */
    private boolean covered;

    /** The table of a game that is saved after every move. */
    public TableScreen(App app, GameSession<S, M, V, E> session, Navigator navigator) {
        this(
                app,
                session,
                (sheets, changed) -> new SavedGameMode<>(app, session, navigator, sheets));
    }

    /** The table of a game for any use. */
    public TableScreen(App app, GameSession<S, M, V, E> session, TableMode.Factory use) {
        super(app);
        this.session = session;
        this.hotSeat = HotSeat.of(session);
        this.sheets = new Sheets(app, focus);
        this.mode = use.make(sheets, this::changed);
        this.countdown = new Countdown(mode.guided() ? 0 : app.settings().moveTime());
        this.dialogs = new TableDialogs<>(app, session, mode, sheets);
        this.notices =
                new HotSeatNotices(
                        hotSeat, session::turn, dialogs, this::changed, this::othersLook);
        this.play = new PlayLoop<>(app, session, hotSeat, countdown, new Shown());
        this.hint = new TableHint<>(app, play, this::changed);
        AvailableActions.Actions<M> pressed =
                new AvailableActions.Actions<>(notices::answer, this::playChoice, this::playMove);
        this.availableActions =
                new AvailableActions<>(app, session, hotSeat, play, this::words, pressed);
        this.autosave = new Autosave(session, mode, line);
        narrator = new TableNarrator<>(app, session, hotSeat, this::words, this::playMove);
        hotSeat.roundBegan();
    }

    /** The game being played. */
    public GameSession<S, M, V, E> session() {
        return session;
    }

    @Override
    protected void build() {
        Eyes before = hotSeat.eyes();
        hotSeat.agree(app.settings(), session.gameModule().game().id());
        if (table != null && !before.equals(hotSeat.eyes())) {
            table.show(session.view(hotSeat.eyes()));
        }
        TableBar.Actions pressed =
                new TableBar.Actions(
                        dialogs::pause,
                        dialogs::help,
                        app.settings()::pace,
                        hint::seek,
                        this::undo,
                        this::mute,
                        () -> log.toggle());
        bars =
                new TableBars<>(
                        app, session, mode, this::words, countdown, pressed, () -> table.clear());
        // A rebuilt screen keeps its table, with its selection and animations.
        if (table == null) {
            table = session.gameModule().tableFactory().make(app, session, new Chosen());
            table.speed(app.settings().pace().speed());
            table.show(session.view(hotSeat.eyes()));
        }
        SpokenTable felt = new SpokenTable(table.actor(), narrator);
        felt.addListener(new StepOnClick(play, table));
        TableParts parts = bars.around(felt);
        log = new TableLog<>(app, session.log(), table, this::words, sheets, parts);
        addCachedRoot().add(log.frame()).grow();
        keys =
                new TableKeys(
                        play,
                        table,
                        new TableKeys.Actions(
                                this::enter,
                                this::back,
                                () -> hint.seekOrPlay(selected(), this::playChoice),
                                this::undo,
                                log,
                                this::mute,
                                app::toggleFullScreen,
                                dialogs::help,
                                dialogs::keys));
        stage().addActor(new Overlay(felt, table.above()));
        stage().addCaptureListener(
                        new PressAnywhere(hint::close, log::touched, table::endExplanation));
        refresh();
        sheets.attach(stage());
    }

    @Override
    public Optional<Sheets> sheets() {
        return Optional.of(sheets);
    }

    @Override
    protected void shown() {
        session.listen(watching);
        lastLine();
        session.opening(hotSeat.eyes()).forEach(watching::happened);
    }

    @Override
    protected void hidden() {
        left = true;
        session.unlisten(watching);
        play.leave();
    }

    @Override
    protected void act(float seconds) {
        super.act(seconds);
        if (!sheets.isEmpty() || left) {
            covered = true;
            return;
        }
        play.pass(covered ? seconds : app.frameScheduler().passed(), table);
        covered = false;
        if (!left && autosave.save()) {
            changed();
        }
        hint.update();
        narrator.announce(line, hint.phrases(), countdown, mode.panel());
        if (moving != table.moving()) {
            moving = table.moving();
            changed();
        }
        if (stale) {
            refresh();
        }
    }

    /** Marks the bars as out of date, to be updated in the next frame. */
    private void changed() {
        stale = true;
        app.frameScheduler().next();
    }

    private String words(Phrase phrase) {
        return app.texts().say(phrase, seat -> Markup.plain(session.setup().name(seat)));
    }

    /** Updates the bars. */
    private void refresh() {
        stale = false;
        bars.show(availableActions, table, line, hint.phrases(), notices.passing());
    }

    /** What is to be done instead of a move. */
    private Optional<TableAction> next() {
        return mode.panel().flatMap(PanelContent::next);
    }

    private Optional<M> selected() {
        return table.proposedMove().move();
    }

    private void playChoice() {
        selected().ifPresentOrElse(this::playMove, () -> app.sounds().play(Cue.REFUSE));
    }

    private void playMove(M move) {
        if (!hotSeat.mayChoose(session.turn())) {
            return;
        }
        Optional<Refusal> refusal = play.choose(move);
        refusal.map(Refusal::phrase).ifPresent(this::refused);
    }

    private void refused(Phrase why) {
        app.sounds().play(Cue.REFUSE);
        table.refused();
        line.refuse(why);
        changed();
    }

    /** Shows the last move again. */
    private void lastLine() {
        line.last(session.log());
        changed();
    }

    private void undo() {
        if (availableActions.undo()) {
            session.undo();
        }
    }

    /** Others may see their cards from now on. */
    private void othersLook() {
        table.show(session.view(hotSeat.eyes()));
        changed();
    }

    @Override
    protected boolean key(int keycode) {
        return sheets.isEmpty() && keys.key(keycode);
    }

    /** Closes the hint, undoes the last step of the selection, or opens the menu. */
    private void back() {
        if (hint.close()) {
            return;
        }
        if (table.picked()) {
            table.back();
        } else {
            dialogs.pause();
        }
    }

    @Override
    protected boolean typed(char character) {
        return sheets.isEmpty() && keys.typed(character);
    }

    private void enter() {
        availableActions.press(notices.passing(), next());
        changed();
    }

    private void mute() {
        app.settings().muted(!app.settings().muted());
    }

    @Override
    protected String spokenTitle() {
        return say(session.gameModule().title());
    }

    @Override
    protected void deckChanged() {
        table.deckChanged();
    }

    @Override
    protected float tallestCard() {
        return table.tallestCard() * stage().getHeight();
    }

    @Override
    protected void settingChanged(Setting setting) {
        super.settingChanged(setting);
        switch (setting) {
            case MUTED -> bars.settingChanged();
            case FOUR_COLOURS -> {
                log.rewrite();
                refresh();
            }
            case PACE -> {
                play.pace(app.settings().pace());
                table.speed(app.settings().pace().speed());
                bars.settingChanged();
                changed();
            }
            case DISPLAY_OPTION -> app.refresh(); // which hands are open, and much else
            default -> {}
        }
    }

    @Override
    protected boolean closeRequested() {
        mode.quit();
        return false;
    }

    /** Shows events as the people at the screen see them. */
    private final class Watching implements GameSession.Listener<E> {
        @Override
        public Eyes eyes() {
            return hotSeat.eyes();
        }

        @Override
        public void happened(E seen) {
            table.happened(seen);
            hint.forget();
            lastLine();
        }

        @Override
        public void replaced() {
            hotSeat.takenBack();
            hint.close();
            notices.forget();
            table.show(session.view(hotSeat.eyes()));
            lastLine();
        }

        @Override
        public void refused(Phrase why) {
            hotSeat.takenBack();
            TableScreen.this.refused(why);
        }
    }

    /** Handles what happens at the table. */
    private final class Chosen implements GameTable.Listener<M> {
        @Override
        public void selectionChanged() {
            hint.forget();
            lastLine();
        }

        @Override
        public void play(M move) {
            playMove(move);
        }

        @Override
        public void explain(String title) {
            dialogs.explain(title);
        }
    }

    /** Handles what happens in the play loop. */
    private final class Shown implements PlayLoop.Shown<M> {
        @Override
        public void notice(HotSeat.Notice notice, int person) {
            notices.show(notice, person);
        }

        @Override
        public void hinted(Hint<M> found) {
            table.suggest(found.move());
            hint.give(found);
        }

        @Override
        public boolean kept() {
            return autosave.saved();
        }

        @Override
        public void roundOver() {
            left = true;
            mode.roundOver();
        }

        @Override
        public boolean paused() {
            return next().isPresent();
        }
    }
}
