package parlour.app.replay;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.look.Markup;
import parlour.app.navigation.Navigator;
import parlour.app.saves.LoadedGame;
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
import parlour.review.Review;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** A game that was played, watched again at its own table. */
public final class ReplayScreen<S, M, V, E> extends Screen {
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
    private ReplayKeys keys;

    private ReviewMarks<M> marks = ReviewMarks.none();
    private Optional<TwoMoves> twoMoves = Optional.empty();

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

    /** Shows what a review has found. */
    public ReplayScreen<S, M, V, E> reviewed(Review<M> review) {
        marks = ReviewMarks.of(review, session.timeline());
        return this;
    }

    /**
     * Begins before a move that was reviewed: it is played, and then the better one is shown.
     *
     * @param entry its place in the history of the match
     */
    public ReplayScreen<S, M, V, E> comparing(int entry) {
        compare(session.timeline().before(entry));
        return this;
    }

    private void compare(int before) {
        session.show(before);
        Optional<M> better = Optional.ofNullable(marks.better().get(before));
        twoMoves =
                Optional.of(
                        new TwoMoves(
                                app.frameScheduler(),
                                this::stepOn,
                                () -> better.ifPresent(any -> session.show(before)),
                                () -> better.ifPresent(session::vary)));
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
                                back, app.settings()::pace, this::mute, () -> log.toggle()));
        // A rebuilt screen keeps its table.
        if (table == null) {
            table = session.gameModule().tableFactory().make(app, session, explaining());
            table.speed(app.settings().pace().speed());
            look();
        }
        MoveStrip strip = new MoveStrip(app, session.timeline(), session.persons(), this::go);
        strip.mark(marks.marks());
        ReplayControls.Actions buttons =
                new ReplayControls.Actions(
                        () -> go(0),
                        () -> go(session.at() - (session.varied() ? 0 : 1)),
                        this::playOrPause,
                        this::forward,
                        () -> go(session.timeline().last()),
                        () -> go(session.timeline().nextRound(session.at())),
                        this::nextMark,
                        this::toggleHands,
                        this::practise);
        controls =
                new ReplayControls(app, session, hands, strip, !marks.marks().isEmpty(), buttons);
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
        keys =
                new ReplayKeys(
                        table,
                        log,
                        buttons,
                        new ReplayKeys.Actions(
                                () -> go(session.timeline().previousRound(session.at())),
                                back,
                                this::mute,
                                () -> sheets.open(helpSheet()),
                                app::toggleFullScreen));
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
        boolean moving = table.moving();
        if (playback.pass(passed, moving, app.settings().pace())
                || twoMoves.isPresent() && twoMoves.get().pass(passed, moving)) {
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
        String last = lastMove();
        controls.update(session.varied() ? say("review.better", last) : last, playback.playing());
    }

    private String lastMove() {
        int lines = session.log().size();
        return lines == 0 ? "" : words(session.log().get(lines - 1));
    }

    /** Shows a position at once; whoever asks for one wants to stay there. */
    private void go(int position) {
        pause();
        session.show(position);
        changed();
        app.announce(moveNumber() + ". " + lastMove());
    }

    private String moveNumber() {
        Timeline<S, M, V, E> timeline = session.timeline();
        return say("replay.at", timeline.moves(session.at()), timeline.moves(timeline.last()));
    }

    /** Whoever takes over wants nothing to go on by itself. */
    private void pause() {
        playback.pause();
        twoMoves = Optional.empty();
    }

    /** Shows the next marked move, and what would have been better. */
    private void nextMark() {
        int from = session.at() + (twoMoves.isPresent() || session.varied() ? 1 : 0);
        Optional<Integer> next = marks.next(from);
        if (next.isPresent()) {
            pause();
            compare(next.get() - 1);
            changed();
            app.announce(moveNumber() + ". " + lastMove());
        }
    }

    private void forward() {
        pause();
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
        twoMoves = Optional.empty();
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
        session.practice(app).ifPresent(navigator::practise);
    }

    private void mute() {
        app.settings().muted(!app.settings().muted());
    }

    @Override
    protected boolean key(int keycode) {
        return sheets.isEmpty() && keys.key(keycode);
    }

    @Override
    protected boolean typed(char character) {
        if (character != '?' || !sheets.isEmpty()) {
            return false;
        }
        sheets.open(helpSheet());
        return true;
    }

    private HelpSheet helpSheet() {
        return new HelpSheet(app, List.of(session.gameModule()), session.gameModule());
    }

    private GameTable.Listener<M> explaining() {
        return new Explaining<>(title -> sheets.open(helpSheet().at(title)));
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
}
