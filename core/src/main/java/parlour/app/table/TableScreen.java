package parlour.app.table;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.look.Sounds.Cue;
import parlour.app.navigation.Navigator;
import parlour.app.session.HotSeat;
import parlour.app.settings.Setting;
import parlour.app.widget.Overlay;
import parlour.engine.Eyes;
import parlour.engine.Hint;
import parlour.engine.Refusal;
import parlour.text.Phrase;

import java.util.Optional;

/** The screen of a game being played: its table, and the bars and dialogs common to all games. */
public final class TableScreen<S, M, V, E> extends AbstractTableScreen<S, M, V, E> {
    private final GameSession<S, M, V, E> session;
    private final TableMode mode;
    private final HotSeat hotSeat;
    private final Countdown countdown;
    private final PlayLoop<S, M, V, E> play;
    private final TableDialogs<S, M, V, E> dialogs;
    private final GameSession.Listener<E> watching = new Watching();
    private TableBars<S, M, V, E> bars;
    private TableKeys keys;
    private final AvailableActions<S, M, V, E> availableActions;
    private final StatusLine line = new StatusLine();
    private final Autosave autosave;
    private final TableHint<M> hint;
    private final TableNarrator<S, M, V, E> narrator;
    private final HotSeatNotices notices;
    private boolean left;
    private boolean moving;

    /** Whether the coach has something to say. */
    private boolean coached;

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
        this.mode = use.make(sheets, this::changed);
        this.countdown = new Countdown(mode.moveTime().orElse(app.settings().moveTime()));
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

    @Override
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
                        app.settings()::toggleMuted,
                        () -> log.toggle());
        bars =
                new TableBars<>(
                        app,
                        session,
                        mode,
                        this::words,
                        countdown,
                        pressed,
                        () -> table.clear(),
                        this::coach);
        // A rebuilt screen keeps its table, with its selection and animations.
        if (table == null) {
            table = session.gameModule().tableFactory().make(app, session, new Chosen());
            table.speed(app.settings().pace().speed());
            table.show(session.view(hotSeat.eyes()));
        }
        SpokenTable felt = new SpokenTable(table.actor(), narrator);
        felt.addListener(new StepOnClick(play, table));
        TableParts parts = bars.around(felt);
        log = new TableLog<>(app, session.log(), table, this::words, sheets, parts, mode.guided());
        addCachedRoot().add(log.frame()).grow();
        keys =
                new TableKeys(
                        play,
                        table,
                        new TableKeys.Actions(
                                this::enter,
                                this::back,
                                this::hint,
                                this::undo,
                                this::coach,
                                log,
                                app.settings()::toggleMuted,
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
    protected void pass(float seconds) {
        if (left) {
            return;
        }
        play.pass(seconds, table);
        if (!left && autosave.save()) {
            changed();
        }
        hint.update();
        updateCoach();
        narrator.announce(line, hint.phrases(), countdown, mode.panel());
        if (moving != table.moving()) {
            moving = table.moving();
            changed();
        }
    }

    @Override
    protected void showBars() {
        bars.show(availableActions, table, line, hint.phrases(), coached, notices.passing());
    }

    @Override
    protected void showSettings() {
        bars.settingChanged();
    }

    private void hint() {
        mode.answer()
                .ifPresentOrElse(
                        answer -> answer.run().run(),
                        () -> hint.seekOrPlay(selected(), this::playChoice));
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

    /** Notices when the coach has something to say, or nothing any more. */
    private void updateCoach() {
        boolean marked = play.coach().finding().isPresent();
        if (marked != coached) {
            coached = marked;
            changed();
            if (marked) {
                app.announce(say("coach.spoken"));
            }
        }
    }

    /** Shows what the coach has to say. */
    private void coach() {
        Optional<Runnable> takeBack =
                session.allows(GameSession.Action.UNDO)
                        ? Optional.of(session::undo)
                        : Optional.empty();
        play.coach().finding().ifPresent(finding -> dialogs.coach(finding, takeBack));
    }

    /** Others may see their cards from now on. */
    private void othersLook() {
        table.show(session.view(hotSeat.eyes()));
        changed();
    }

    @Override
    protected boolean pressed(int keycode) {
        return keys.key(keycode);
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

    @Override
    protected String spokenTitle() {
        return say(session.gameModule().title());
    }

    @Override
    protected void settingChanged(Setting setting) {
        super.settingChanged(setting);
        if (setting == Setting.PACE) {
            play.pace(app.settings().pace());
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
            play.coach().forget();
            notices.forget();
            table.show(session.view(hotSeat.eyes()));
            lastLine();
        }

        @Override
        public void refused(Phrase why) {
            hotSeat.takenBack();
            TableScreen.this.refused(why);
        }

        @Override
        public void noted() {
            lastLine();
        }

        @Override
        public boolean takesTime() {
            return true;
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
