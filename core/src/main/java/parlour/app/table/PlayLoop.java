package parlour.app.table;

import parlour.app.App;
import parlour.app.frames.FrameScheduler;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.game.VisiblePosition;
import parlour.app.look.Markup;
import parlour.app.platform.Platform;
import parlour.app.session.HotSeat;
import parlour.app.settings.Pace;
import parlour.engine.Eyes;
import parlour.engine.Hint;
import parlour.engine.Refusal;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Runs play at a table: computer players move at the chosen pace, people get their turns and time
 * limits, and hints are found. It has no display of its own.
 */
final class PlayLoop<S, M, V, E> {
    /** Callbacks to the screen. */
    interface Shown<M> {
        /** A notice has to be shown before play continues. */
        void notice(HotSeat.Notice notice, int person);

        /** A hint was found. */
        void hinted(Hint<M> hint);

        /** The round is over and all animations have finished. */
        void roundOver();

        /** Whether the last move is saved, so that a crash never loses more than one move. */
        boolean kept();

        /** Whether nobody moves until the person goes on. */
        boolean paused();
    }

    /** How long the final cards of a round stay in view, in seconds. */
    private static final float REST_AT_END = 1.2f;

    private final App app;
    private final GameSession<S, M, V, E> session;
    private final HotSeat hotSeat;
    private final Platform.Thinker thinker;
    private final HintSearch<M> hintSearch;
    private final MoveCoach<S, M, V, E> coach;
    private final Countdown countdown;
    private final Shown<M> shown;
    private final FrameScheduler frameScheduler;
    private Pace pace;
    private float rested;

    /** A move was just made, so the table is at rest only from the next frame on. */
    private boolean played;

    private boolean stepped;
    private boolean hintWanted;
    private boolean timeUp;

    /** A person's move made before the last one was saved. */
    private Optional<M> early = Optional.empty();

    /** The thinking of a computer player that is over, while its move waits for a calm table. */
    private Optional<Thinking<?>> thought = Optional.empty();

    /**
     * The message that goes with a simple move, made because the computer player failed to think.
     */
    private Optional<Phrase> thoughtless = Optional.empty();

    private int asked = -1;
    private int hinted = -1;

    PlayLoop(
            App app,
            GameSession<S, M, V, E> session,
            HotSeat hotSeat,
            Countdown countdown,
            Shown<M> shown) {
        this.app = app;
        this.session = session;
        this.hotSeat = hotSeat;
        this.thinker = app.platform().thinker();
        this.hintSearch = new HintSearch<>(session::advice, thinker);
        this.coach = new MoveCoach<>(app, session, thinker);
        this.countdown = countdown;
        this.shown = shown;
        this.frameScheduler = app.frameScheduler();
        this.pace = app.settings().pace();
    }

    void pace(Pace chosen) {
        pace = chosen;
    }

    /** Advances play at a table by real time. */
    void pass(float seconds, GameTable<V, M, E> table) {
        rested = table.moving() || played ? 0 : rested + seconds;
        played = false;
        if (!table.moving() && session.receive(() -> rests(pace.pause(), table))) {
            played = true;
            frameScheduler.next();
            return;
        }
        int turn = session.turn();
        if (shown.paused()) {
            table.ask(false);
            countdown.stop();
            return;
        }
        if (turn == Rules.NOBODY) {
            table.ask(false);
            countdown.stop();
            coach.forget();
            if (rests(REST_AT_END / pace.speed(), table)) {
                shown.roundOver();
            }
            return;
        }
        HotSeat.Notice notice = hotSeat.notice(turn);
        if (notice != HotSeat.Notice.NONE) {
            table.ask(false);
            countdown.stop();
            if (!table.moving()) {
                shown.notice(notice, hotSeat.nextPerson(turn));
            }
            return;
        }
        if (session.personToMove()) {
            person(seconds, turn, table);
        } else {
            table.ask(false);
            countdown.stop();
            if (computer(turn, table)) {
                stepped = false;
                played = true;
                frameScheduler.next();
            }
        }
    }

    /**
     * Lets a computer player move; if its search fails, it plays a simple move, so that play never
     * stalls.
     */
    private boolean computer(int turn, GameTable<V, M, E> table) {
        if (thoughtless.isPresent()) {
            return calm(table) && playSimply();
        }
        int before = session.revision();
        try {
            return session.poll(thinking -> due(thinking, table));
        } catch (RuntimeException | Error e) {
            if (before != session.revision()) {
                throw e; // the search was fine: showing its move failed
            }
            dropThoughts();
            String name = Markup.plain(session.setup().name(turn));
            thoughtless =
                    Optional.of(
                            Phrase.of(
                                    "play.thinking.failed",
                                    name,
                                    app.backgroundTasks().failure(e)));
            frameScheduler.next();
            return false;
        }
    }

    private boolean playSimply() {
        Phrase why = thoughtless.orElseThrow();
        thoughtless = Optional.empty();
        session.log().write(why);
        session.playSimply();
        app.backgroundTasks().tell(why);
        return true;
    }

    /** The position as the person to move sees it. */
    private VisiblePosition<S, M, V> position() {
        return new VisiblePosition<>(session, Eyes.of(session.turn()));
    }

    /**
     * Whether the table has been at rest for this long; if not, requests a frame for when it will
     * be.
     */
    private boolean rests(float seconds, GameTable<V, M, E> table) {
        if (!table.moving() && rested < seconds) {
            frameScheduler.in(seconds - rested);
        }
        return !table.moving() && rested >= seconds;
    }

    private void person(float seconds, int turn, GameTable<V, M, E> table) {
        table.ask(hotSeat.mayChoose(turn));
        if (asked != session.revision()) {
            asked = session.revision();
            hintWanted = false;
            timeUp = false;
            early = Optional.empty();
            countdown.restart();
        } else if (early.isEmpty()) {
            countdown.resume();
            timeUp |= countdown.pass(seconds);
        }
        OptionalDouble elsewhere = session.timeLeft();
        if (elsewhere.isPresent()) {
            // Whoever counts the time also plays when it is up.
            countdown.show((float) elsewhere.getAsDouble());
            timeUp = false;
        }
        frameScheduler.in(countdown.untilChange());
        if (early.isPresent()) {
            if (shown.kept()) {
                play(turn, early.get());
            }
            return;
        }
        try {
            advise(turn);
        } catch (RuntimeException | Error e) {
            if (asked != session.revision()) {
                throw e; // the search was fine: playing its move failed
            }
            dropThoughts();
            app.backgroundTasks()
                    .tell(Phrase.of("play.hint.failed", app.backgroundTasks().failure(e)));
            hintWanted = false;
            if (timeUp) {
                playForPerson(turn, position().simpleMove());
            }
        }
    }

    private void advise(int turn) {
        if (hintWanted || timeUp) {
            hintSearch.ask(turn, asked);
        }
        Optional<Thinking<M>> advice = hintSearch.poll(asked);
        if (!hintSearch.running() && !coach.think()) {
            session.idle(thinker);
        }
        if (advice.isEmpty() || !hintWanted && !timeUp) {
            return;
        }
        Hint<M> hint = hint(turn, advice.get());
        if (timeUp) {
            playForPerson(turn, hint.move());
        } else {
            hintWanted = false;
            // Showing the same hint again does not count twice.
            if (hinted != asked) {
                hinted = asked;
                session.hinted();
            }
            shown.hinted(hint);
        }
    }

    /** Plays for a person whose time is up. */
    private void playForPerson(int turn, M move) {
        session.log().write(Phrase.of("play.timeUp", new Seat(turn)));
        choose(move);
    }

    private Hint<M> hint(int turn, Thinking<M> thought) {
        return session.gameModule()
                .game()
                .hint(session.rules(), session.view(Eyes.of(turn)), thought)
                .orElseThrow();
    }

    /** Whether a computer player's search is finished and its move may be played now. */
    private boolean due(Thinking<?> thinking, GameTable<V, M, E> table) {
        if (thought.filter(one -> one == thinking).isEmpty()) {
            if (!thinker.spend(thinking)) {
                return false;
            }
            thought = Optional.of(thinking);
        }
        if (calm(table)) {
            return true;
        }
        coach.think(); // while the move waits, the thinker is free
        return false;
    }

    /** Whether the table has been at rest long enough, and a computer player may move. */
    private boolean calm(GameTable<V, M, E> table) {
        boolean rests = rests(pace.pause(), table);
        return rests && shown.kept() && (pace != Pace.STEP || stepped);
    }

    /** Lets the next computer player move when stepping through the game. */
    void step() {
        stepped = true;
    }

    /** Whether a computer player is waiting for a click or key. */
    boolean waitsForStep() {
        return pace == Pace.STEP && session.computerToMove();
    }

    void wantHint() {
        // A hint that was given can be looked at again, even if it was the last one.
        boolean given = hinted == session.revision();
        hintWanted =
                (given || session.allows(GameSession.Action.HINT))
                        && hotSeat.mayChoose(session.turn());
    }

    /** Whether a person who is to move may have no hint, because all were given. */
    boolean lacksHints() {
        return session.hintsLeft().orElse(1) == 0
                && hinted != session.revision()
                && session.personToMove();
    }

    /** Whether a person is waiting for a hint. */
    boolean seeksHint() {
        return hintWanted && asked == session.revision();
    }

    /** Seeks no hint any more. */
    void dropHint() {
        hintWanted = false;
    }

    /**
     * Plays a person's move as soon as the last one is saved, or returns why it cannot be played;
     * in that case nothing changes.
     */
    Optional<Refusal> choose(M move) {
        if (session.underway()) {
            return Optional.empty();
        }
        Optional<Refusal> refusal = position().refusal(move);
        if (refusal.isEmpty() && shown.kept()) {
            play(session.turn(), move);
        } else if (refusal.isEmpty()) {
            early = Optional.of(move);
        }
        return refusal;
    }

    private void play(int turn, M move) {
        if (session.personToMove()) {
            hotSeat.played();
            coach.look(move);
            if (session.play(turn, move).isPresent()) {
                hotSeat.takenBack();
                coach.forget();
            }
            played = true;
            frameScheduler.next();
        }
    }

    /** Looks at the person's moves, if that was agreed. */
    MoveCoach<S, M, V, E> coach() {
        return coach;
    }

    /** Leaves the table and cancels all searches. */
    void leave() {
        dropThoughts();
    }

    private void dropThoughts() {
        hintSearch.drop();
        session.dropThoughts();
        thinker.drop();
    }
}
