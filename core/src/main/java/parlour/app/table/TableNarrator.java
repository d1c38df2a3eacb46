package parlour.app.table;

import parlour.app.App;
import parlour.app.accessibility.Description;
import parlour.app.game.GameLog;
import parlour.app.game.GameSession;
import parlour.app.game.MoveMenu;
import parlour.app.game.VisiblePosition;
import parlour.app.session.HotSeat;
import parlour.engine.Eyes;
import parlour.engine.Rules;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Tells people who do not see the table what happens there, how things stand, and which moves they
 * have.
 */
public final class TableNarrator<S, M, V, E> {
    private static final int LINES_OF_A_DEAL = 3;

    private final App app;
    private final GameSession<S, M, V, E> session;
    private final Supplier<Eyes> eyes;
    private final IntPredicate mayChoose;
    private final Function<Phrase, String> words;
    private final Consumer<M> play;
    private final VisiblePosition<S, M, V> position;

    private final boolean heard;

    /** What is to be chosen, and from what: first of all moves, then for the move begun. */
    private final List<Step<M>> steps = new ArrayList<>();

    private List<Phrase> lines = List.of();

    /** What the choices and the lines are of. */
    private Optional<Moment> described = Optional.empty();

    /** The lines of the log that were told. */
    private final List<Phrase> told = new ArrayList<>();

    private int logRevision = -1;
    private String lastRefusal = "";
    private String lastHint = "";
    private String lastPanel = "";
    private int lastTurn = -1;
    private boolean hurrying;

    private record Step<M>(Phrase prompt, List<MoveMenu.Choice<M>> choices) {}

    /** A position as somebody sees it. */
    private record Moment(int revision, Eyes eyes, boolean choosing) {}

    /** Tells of a game that persons at this screen play. */
    TableNarrator(
            App app,
            GameSession<S, M, V, E> session,
            HotSeat hotSeat,
            Function<Phrase, String> words,
            Consumer<M> play) {
        this(app, session, hotSeat::eyes, hotSeat::mayChoose, words, play);
    }

    /**
     * @param eyes whose hands are shown
     * @param mayChoose whether the person at a seat may choose a move now
     * @param play plays a move as a click would
     */
    public TableNarrator(
            App app,
            GameSession<S, M, V, E> session,
            Supplier<Eyes> eyes,
            IntPredicate mayChoose,
            Function<Phrase, String> words,
            Consumer<M> play) {
        this.app = app;
        this.session = session;
        this.eyes = eyes;
        this.mayChoose = mayChoose;
        this.words = words;
        this.play = play;
        position = new VisiblePosition<>(session, Eyes.NONE);
        heard = app.platform().screenReader().isPresent();
    }

    /** Announces what has changed since the last frame. */
    void announce(
            StatusLine line, List<Phrase> hint, Countdown countdown, Optional<PanelContent> panel) {
        if (!heard) {
            return;
        }
        log();
        String led = panel.map(this::words).orElse("");
        if (!led.equals(lastPanel)) {
            lastPanel = led;
            say(led);
        }
        String refusal = line.bad() ? line.words().map(words).orElse("") : "";
        if (!refusal.equals(lastRefusal)) {
            lastRefusal = refusal;
            say(refusal);
        }
        String hinted = hint.stream().map(words).collect(Collectors.joining(" "));
        if (!hinted.equals(lastHint)) {
            lastHint = hinted;
            say(hinted);
        }
        turn();
        if (hurrying != countdown.hurries()) {
            hurrying = countdown.hurries();
            say(hurrying ? words.apply(Phrase.of("spoken.hurry", countdown.seconds())) : "");
        }
    }

    private String words(PanelContent panel) {
        return panel.sentences().stream().map(words).collect(Collectors.joining(" "));
    }

    private void say(String sentence) {
        if (!sentence.isEmpty()) {
            app.announce(sentence);
        }
    }

    /** Tells the lines that have come; when a move is taken back, those that are left stay told. */
    private void log() {
        GameLog<E> log = session.log();
        if (logRevision == log.revision()) {
            return;
        }
        boolean opening = logRevision < 0;
        logRevision = log.revision();
        if (!log.beginsWith(told)) {
            told.clear();
            for (int i = 0; i < log.size(); i++) {
                told.add(log.get(i));
            }
            return;
        }
        int from = opening ? news(log) : told.size();
        for (int i = told.size(); i < log.size(); i++) {
            told.add(log.get(i));
            if (i >= from) {
                say(words.apply(log.get(i)));
            }
        }
    }

    /** The first line that is news when the table is entered: the deal, or else the last move. */
    private static int news(GameLog<?> log) {
        for (int i = log.size() - 1; i >= Math.max(0, log.size() - LINES_OF_A_DEAL); i--) {
            if (log.opens(i)) {
                return i;
            }
        }
        return Math.max(0, log.size() - 1);
    }

    private void turn() {
        int turn = choosing() ? session.revision() : -1;
        if (turn != lastTurn) {
            lastTurn = turn;
            if (turn >= 0) {
                say(words.apply(yourTurn()));
            }
        }
    }

    private Phrase yourTurn() {
        return session.persons().count() > 1
                ? Phrase.of("spoken.turnOf", new Seat(session.turn()))
                : Phrase.of("spoken.yourTurn");
    }

    private boolean choosing() {
        int turn = session.turn();
        return turn != Rules.NOBODY && session.personToMove() && mayChoose.test(turn);
    }

    /** Describes the position, and the moves of the person to move. */
    void describe(Description to) {
        look();
        to.heading(words.apply(Phrase.of("spoken.table")));
        lines.forEach(line -> to.text(words.apply(line)));
        if (!steps.isEmpty()) {
            Step<M> step = steps.get(steps.size() - 1);
            to.heading(words.apply(step.prompt()));
            to.group(words.apply(Phrase.of("spoken.moves")), () -> offer(to, step.choices()));
        }
    }

    private void offer(Description to, List<MoveMenu.Choice<M>> choices) {
        for (MoveMenu.Choice<M> choice : choices) {
            String label = words.apply(choice.label());
            // With the number of the step, so that a second press in haste never plays a move.
            String id = "move-" + steps.size() + " " + label;
            to.control(id, () -> to.button(label, true, () -> choose(choice)));
        }
        if (steps.size() > 1) {
            String back = words.apply(Phrase.of("spoken.otherMoves"));
            to.control("move-back", () -> to.button(back, true, this::back));
        }
    }

    private void choose(MoveMenu.Choice<M> choice) {
        if (choice.move().isPresent()) {
            play.accept(choice.move().get());
        } else {
            steps.add(new Step<>(choice.prompt(), choice.further().get()));
            app.announce(words.apply(choice.prompt()));
        }
        app.frameScheduler().next();
    }

    private void back() {
        steps.subList(1, steps.size()).clear();
        app.frameScheduler().next();
    }

    /** Looks at the position again if it has changed. */
    private void look() {
        Moment now = new Moment(session.revision(), eyes.get(), choosing());
        if (described.equals(Optional.of(now))) {
            return;
        }
        described = Optional.of(now);
        lines = session.gameModule().game().position(session.view(now.eyes()), me());
        steps.clear();
        if (now.choosing()) {
            position.look(Eyes.of(session.turn()));
            steps.add(new Step<>(yourTurn(), session.gameModule().moveMenu().choices(position)));
        }
    }

    /** The person who is told: whoever is choosing, or has the screen alone. */
    private OptionalInt me() {
        Eyes persons = eyes.get().among(session.persons());
        if (choosing()) {
            return OptionalInt.of(session.turn());
        }
        return persons.count() == 1
                ? OptionalInt.of(Integer.numberOfTrailingZeros(persons.seats()))
                : OptionalInt.empty();
    }
}
