package parlour.app.replay;

import com.badlogic.gdx.Input.Keys;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.look.Markup;
import parlour.app.navigation.Navigator;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.SaveTitles;
import parlour.app.settings.Setting;
import parlour.app.sheet.HelpSheet;
import parlour.app.sheet.LeaveGame;
import parlour.app.table.SpokenTable;
import parlour.app.table.TableLog;
import parlour.app.table.TableNarrator;
import parlour.app.widget.Focus;
import parlour.app.widget.Overlay;
import parlour.app.widget.Sheets;
import parlour.engine.Eyes;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** A game that was played, watched again at its own table. */
public final class ReplayScreen<S, M, V, E> extends Screen {
    private final LoadedGame<S, M, V, E> game;
    private final ReplaySession<S, M, V, E> session;
    private final Navigator navigator;
    private final Runnable back;
    private final Focus focus = Focus.inSheets();
    private final Sheets sheets;
    private final LeaveGame leaveGame;
    private final Hands hands;
    private final Playback playback;
    private final TableNarrator<S, M, V, E> narrator;
    private final Watching watching = new Watching();
    private GameTable<V, M, E> table;
    private ReplayBar bar;
    private ReplayControls controls;
    private TableLog<E> log;

    /** Whose cards the table shows. */
    private Eyes shown;

    /** Whether the bars are out of date. */
    private boolean stale;

    /** Whether a sheet covered the table in the last frame, whose time then does not count. */
    private boolean covered;

    /**
     * @param back shows what was there before
     */
    public ReplayScreen(App app, LoadedGame<S, M, V, E> game, Navigator navigator, Runnable back) {
        super(app);
        this.game = game;
        this.navigator = navigator;
        this.back = back;
        session = new ReplaySession<>(game);
        sheets = new Sheets(app, focus);
        leaveGame = new LeaveGame(app, navigator.saves(), sheets);
        hands = new Hands(session);
        hands.agree(app.settings());
        shown = hands.at(session.at());
        playback = new Playback(app.frameScheduler(), this::stepOn);
        narrator =
                new TableNarrator<>(
                        app, session, () -> shown, seat -> false, this::words, move -> {});
        session.listen(watching);
    }

    /** Begins at a position. */
    public ReplayScreen<S, M, V, E> from(int position) {
        session.show(position);
        return this;
    }

    /** The game as it is shown now. */
    public ReplaySession<S, M, V, E> session() {
        return session;
    }

    GameTable<V, M, E> table() {
        return table;
    }

    @Override
    protected void build() {
        hands.agree(app.settings());
        bar =
                new ReplayBar(
                        app,
                        new ReplayBar.Actions(
                                this::leave, app.settings()::pace, this::mute, () -> log.toggle()));
        // A rebuilt screen keeps its table.
        if (table == null) {
            table = session.gameModule().tableFactory().make(app, session, new Explaining());
            table.speed(app.settings().pace().speed());
            look();
        }
        MoveStrip strip = new MoveStrip(app, session.timeline(), session.persons(), this::go);
        controls =
                new ReplayControls(
                        app,
                        session,
                        hands,
                        strip,
                        new ReplayControls.Actions(
                                () -> go(0),
                                () -> go(session.at() - 1),
                                this::playOrPause,
                                this::forward,
                                () -> go(session.timeline().last()),
                                this::nextRound,
                                this::toggleHands,
                                this::practise));
        SpokenTable felt = new SpokenTable(table.actor(), narrator);
        log =
                new TableLog<>(
                        app,
                        session.log(),
                        table,
                        this::words,
                        sheets,
                        ReplayFrame.of(app.shape(), bar, felt, controls),
                        controls.status());
        addCachedRoot().add(log.frame()).grow();
        stage().addActor(new Overlay(felt, table.above()));
        refresh();
        sheets.attach(stage());
    }

    @Override
    public Optional<Sheets> sheets() {
        return Optional.of(sheets);
    }

    @Override
    protected void act(float seconds) {
        super.act(seconds);
        if (!sheets.isEmpty()) {
            covered = true;
            return;
        }
        float passed = covered ? seconds : app.frameScheduler().passed();
        covered = false;
        if (playback.pass(passed, table.moving(), app.settings().pace())) {
            changed();
        }
        if (!table.moving() && !shown.equals(hands.at(session.at()))) {
            look();
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

    /** Shows the position at once, as those see it who may. */
    private void look() {
        shown = hands.at(session.at());
        table.show(session.view(shown));
    }

    /** Updates the bars. */
    private void refresh() {
        stale = false;
        String standing = words(session.standing());
        String at = moveNumber();
        bar.standing().setText(say("replay.standing", at, standing));
        controls.update(lastMove(), playback.playing());
    }

    private String lastMove() {
        int lines = session.log().size();
        return lines == 0 ? "" : words(session.log().get(lines - 1));
    }

    /** Shows a position at once; whoever asks for one wants to stay there. */
    private void go(int position) {
        playback.pause();
        session.show(position);
        changed();
        app.announce(moveNumber() + ". " + lastMove());
    }

    private String moveNumber() {
        Timeline<S, M, V, E> timeline = session.timeline();
        return say("replay.at", timeline.moves(session.at()), timeline.moves(timeline.last()));
    }

    private void forward() {
        playback.pause();
        stepOn();
        changed();
    }

    /** Makes the next move; false when it was the last. */
    private boolean stepOn() {
        table.finishAnimations();
        int next = session.at() + 1;
        if (next > session.timeline().last()) {
            return false;
        }
        boolean over = session.timeline().round(next).over();
        if (over || shown.among(hands.at(next)).equals(shown)) {
            session.forward();
        } else {
            session.show(next); // the events would tell what the next position hides
        }
        app.announce(lastMove());
        return next < session.timeline().last();
    }

    private void playOrPause() {
        if (playback.playing()) {
            playback.pause();
        } else {
            if (session.at() == session.timeline().last()) {
                session.show(0);
            }
            playback.play();
        }
        changed();
    }

    private void nextRound() {
        Timeline.Round round = session.timeline().round(session.at());
        if (round.last() < session.timeline().last()) {
            go(round.last() + 1);
        }
    }

    /** To the beginning of this round, and from there to that of the one before. */
    private void previousRound() {
        Timeline.Round round = session.timeline().round(session.at());
        go(
                session.at() > round.first() || round.first() == 0
                        ? round.first()
                        : session.timeline().round(round.first() - 1).first());
    }

    private void toggleHands() {
        if (hands.hidden() && hands.mayOpen()) {
            hands.toggle();
            table.finishAnimations();
            look();
            changed();
        }
    }

    /** Starts a practice game from here. */
    private void practise() {
        String title = Markup.plain(SaveTitles.shown(app, game));
        String wanted = game.practice() ? title : say("replay.practice.title", title);
        session.practice(app.newSeed(), SaveTitles.from(wanted, wanted, taken -> false))
                .ifPresent(navigator::practise);
    }

    private void leave() {
        back.run();
    }

    private void mute() {
        app.settings().muted(!app.settings().muted());
    }

    @Override
    protected boolean key(int keycode) {
        if (!sheets.isEmpty()) {
            return false;
        }
        if (keycode == Keys.B) {
            table.explainNextBadge();
            return true;
        }
        boolean explained = table.endExplanation();
        if (explained && keycode == Keys.ESCAPE) {
            return true;
        }
        switch (keycode) {
            case Keys.LEFT -> go(session.at() - 1);
            case Keys.RIGHT -> forward();
            case Keys.HOME -> go(0);
            case Keys.END -> go(session.timeline().last());
            case Keys.PAGE_UP -> previousRound();
            case Keys.PAGE_DOWN -> nextRound();
            case Keys.SPACE -> playOrPause();
            case Keys.A -> toggleHands();
            case Keys.ENTER, Keys.NUMPAD_ENTER -> practise();
            case Keys.ESCAPE -> leave();
            case Keys.L -> log.toggle();
            case Keys.R -> log.replay();
            case Keys.M -> mute();
            case Keys.F1 -> help();
            case Keys.F11 -> app.toggleFullScreen();
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    protected boolean typed(char character) {
        if (character != '?' || !sheets.isEmpty()) {
            return false;
        }
        help();
        return true;
    }

    private void help() {
        sheets.open(new HelpSheet(app, List.of(session.gameModule()), session.gameModule()));
    }

    @Override
    protected String spokenTitle() {
        return say("replay.title");
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
            case MUTED -> bar.settingChanged();
            case FOUR_COLOURS -> {
                log.rewrite();
                refresh();
            }
            case PACE -> {
                table.speed(app.settings().pace().speed());
                bar.settingChanged();
                changed();
            }
            case DISPLAY_OPTION -> app.refresh();
            default -> {}
        }
    }

    @Override
    protected boolean closeRequested() {
        leaveGame.leave(navigator::quit);
        return false;
    }

    /** Shows events as those see them who may. */
    private final class Watching implements GameSession.Listener<E> {
        @Override
        public Eyes eyes() {
            return shown;
        }

        @Override
        public void happened(E seen) {
            table.happened(seen);
        }

        @Override
        public void replaced() {
            if (table != null) {
                look();
            }
        }
    }

    /** Nothing can be played here, but things can be explained. */
    private final class Explaining implements GameTable.Listener<M> {
        @Override
        public void selectionChanged() {}

        @Override
        public void play(M move) {}

        @Override
        public void explain(String title) {
            sheets.open(
                    new HelpSheet(app, List.of(session.gameModule()), session.gameModule())
                            .at(title));
        }
    }
}
