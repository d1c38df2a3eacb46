package parlour.app.replay;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.look.WindowShape;
import parlour.app.navigation.Navigator;
import parlour.app.saves.LoadedGame;
import parlour.app.sheet.HelpSheet;
import parlour.app.sheet.LeaveGame;
import parlour.app.table.AbstractTableScreen;
import parlour.app.table.SpokenTable;
import parlour.app.table.TableLog;
import parlour.app.table.TableNarrator;
import parlour.app.widget.Overlay;
import parlour.engine.Eyes;
import parlour.review.Review;

import java.util.List;
import java.util.Optional;

/** A game that was played, watched again at its own table. */
public final class ReplayScreen<S, M, V, E> extends AbstractTableScreen<S, M, V, E> {
    private final ReplaySession<S, M, V, E> session;
    private final Navigator navigator;
    private final Runnable back;
    private final LeaveGame leaveGame;
    private final Hands hands;
    private final Playback playback;
    private final TableNarrator<S, M, V, E> narrator;
    private final Watching watching = new Watching();
    private ReplayBar bar;
    private ReplayControls controls;
    private ReplayKeys keys;

    private ReviewMarks<M> marks = ReviewMarks.none();
    private Optional<TwoMoves> twoMoves = Optional.empty();

    /** The position before the two moves that are shown. */
    private int compared;

    /** Whose cards the table shows. */
    private Eyes shown;

    /**
     * @param back shows what was there before
     */
    public ReplayScreen(App app, LoadedGame<S, M, V, E> game, Navigator navigator, Runnable back) {
        super(app);
        this.navigator = navigator;
        this.back = back;
        session = new ReplaySession<>(game);
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
        compared = before;
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

    @Override
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
                        controls.status(),
                        true);
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
    protected void pass(float seconds) {
        boolean moving = table.moving();
        if (playback.pass(seconds, moving, app.settings().pace())
                || twoMoves.isPresent() && twoMoves.get().pass(seconds, moving)) {
            changed();
        }
        if (!table.moving() && !shown.equals(hands.at(session.at()))) {
            look();
        }
    }

    /** Shows the position at once, as those see it who may. */
    private void look() {
        shown = hands.at(session.at());
        table.show(session.view(shown));
    }

    @Override
    protected void showBars() {
        String standing = words(session.standing());
        String at = moveNumber();
        bar.standing()
                .setText(
                        app.shape() == WindowShape.LANDSCAPE
                                ? at + "\n" + standing
                                : say("replay.standing", at, standing));
        controls.update(compared(lastMove()), playback.playing());
    }

    /** Says of two moves that are compared which is shown. */
    private String compared(String move) {
        if (session.varied()) {
            return say("review.better", move);
        }
        return twoMoves.isPresent() && session.at() > compared ? say("review.played", move) : move;
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
        int made = timeline.moves(session.at()) + (session.varied() ? 1 : 0);
        return say("replay.at", made, timeline.moves(timeline.last()));
    }

    /** Whoever takes over wants nothing to go on by itself. */
    private void pause() {
        playback.pause();
        twoMoves = Optional.empty();
    }

    /** Shows the next marked move, and what would have been better. */
    private void nextMark() {
        int from = twoMoves.isPresent() ? compared + 1 : session.at();
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
        pause();
        session.practice(app).ifPresent(one -> navigator.practise(one, "replay.wayBack"));
    }

    @Override
    protected void showSettings() {
        bar.settingChanged();
    }

    @Override
    protected boolean pressed(int keycode) {
        return keys.key(keycode);
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
