package parlour.app.friends;

import parlour.app.game.AbstractGameSession;
import parlour.app.game.GameModule;
import parlour.app.setup.Setup;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.NotYourTurn;
import parlour.engine.Player;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.Thinking;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.text.Seat;
import parlour.thinking.SendablePlayer;
import parlour.wire.Cause;
import parlour.wire.ClientMessage;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;

/**
 * A session whose match runs on a server. It knows what one seat sees, or what everybody does;
 * moves are checked here by the rules and decided there.
 */
public final class RemoteSession<S, M, V, E> extends AbstractGameSession<S, M, V, E> {
    /** Whoever is further behind does not see each move any more. */
    private static final int MOST_BEHIND = 4;

    /** The server at which the match runs. */
    interface Server {
        /** Asks for something, once however often somebody presses. */
        void ask(ClientMessage message);

        /** Something was missed: asks for everything again. */
        void tellAgain();
    }

    /** News that has not taken effect; its time runs from when it came. */
    private record News(ServerMessage.Events events, double arrived) {}

    /** A move that the server has not answered. */
    private record Sent<M>(long revision, M move) {}

    private final Setup setup;
    private final List<Optional<String>> characters;
    private final OptionalInt seat;
    private final Server server;
    private final DoubleSupplier clock;
    private final RemotePosition<S, M, V, E> position;
    private final Player<V, M> adviser;
    private final Deque<News> waiting = new ArrayDeque<>();
    private Optional<Sent<M>> sent = Optional.empty();
    private List<E> opening = List.of();
    private boolean hintsAllowed;
    private boolean standIn;
    private Eyes away = Eyes.NONE;
    private OptionalDouble deadline = OptionalDouble.empty();
    private int revision;

    /** The revision with which this round began. */
    private int roundStart;

    /**
     * @param characters the computer player at each seat, as it was drawn; empty for a person
     * @param seat of the person here; empty for somebody who looks on
     */
    RemoteSession(
            GameModule<S, M, V, E> gameModule,
            Setup setup,
            List<Optional<String>> characters,
            OptionalInt seat,
            Server server,
            DoubleSupplier clock) {
        super(gameModule, gameModule.game().rules(setup.participants().size(), setup.options()));
        this.setup = setup;
        this.characters = List.copyOf(characters);
        this.seat = seat;
        this.server = server;
        this.clock = clock;
        position = new RemotePosition<>(gameModule.game(), rules());
        adviser = new SendablePlayer<>(gameModule.game(), rules(), Game.EXPERT);
    }

    /**
     * Whether hints may be given, who is away, and whether a computer plays for the person here.
     */
    void agreed(ServerMessage.Table table) {
        hintsAllowed = table.hints();
        standIn = Presence.at(table, seat).flatMap(SeatState::computer).isPresent();
        away = Presence.away(table);
    }

    /**
     * Takes over the position as the server tells it, at first and after each return.
     *
     * @param fresh whether the game has only just begun, so that its deal can be shown
     */
    void returned(ServerMessage.View view, boolean fresh, double arrived) throws BadInput {
        List<E> told = position.events(view.log());
        boolean same = position.revision() == view.revision();
        waiting.clear();
        position.take(view);
        time(view.millisLeft(), arrived);
        forgetAnswered();
        if (!same) {
            opening = fresh ? told : List.of();
            retell(told);
            listeners.replaced();
        }
    }

    /** Another connection was made: what was sent may have been lost with the last one. */
    void reconnected() {
        sent.ifPresent(this::send);
    }

    /** Replaces what the log says of this round. */
    private void retell(List<E> told) {
        int next = revision + 1;
        if (position.newRound() || roundStart == 0) {
            roundStart = next;
        } else {
            revision = roundStart - 1;
            log.replaced();
        }
        revision = next;
        rules().seen(told, log.eyes()).forEach(seen -> log.tell(seen, roundStart));
    }

    /** A move or a deal, which takes effect with {@link #receive}. */
    void happened(ServerMessage.Events events, double arrived) {
        waiting.add(new News(events, arrived));
    }

    /** The table's number of the position that is shown. */
    public long tableRevision() {
        return position.revision();
    }

    /** Whether something has not taken effect yet. */
    boolean behind() {
        return !waiting.isEmpty();
    }

    /** Whether somebody takes it when ready for it. */
    boolean shown() {
        return listeners.takeTime();
    }

    @Override
    public boolean receive(BooleanSupplier rested) {
        if (waiting.isEmpty() || !underway() && !rested.getAsBoolean()) {
            return false;
        }
        boolean jump = waiting.size() > MOST_BEHIND;
        do {
            apply(waiting.remove(), !jump);
        } while (jump && !waiting.isEmpty());
        if (jump) {
            listeners.replaced();
        }
        return true;
    }

    /**
     * @param told whether all listeners hear of it, or only the log
     */
    private void apply(News next, boolean told) {
        ServerMessage.Events news = next.events();
        List<E> events;
        try {
            events = position.events(news.events());
            position.take(news);
        } catch (BadInput e) {
            waiting.clear();
            server.tellAgain();
            return;
        }
        revision++;
        if (position.newRound()) {
            roundStart = revision;
        }
        opening = List.of();
        forgetAnswered();
        time(news.millisLeft(), next.arrived());
        for (E event : events) {
            rules().seen(event, log.eyes()).ifPresent(log::happened);
            if (told) {
                listeners.happened(event);
            }
        }
        news.cause()
                .filter(cause -> cause.kind() == Cause.Kind.TIME_UP)
                .filter(cause -> cause.seat() < rules().seats())
                .ifPresent(cause -> note(Phrase.of("play.timeUp", new Seat(cause.seat()))));
    }

    private void forgetAnswered() {
        sent = sent.filter(move -> move.revision() == position.revision());
    }

    private void time(OptionalInt millisLeft, double arrived) {
        deadline =
                millisLeft.isPresent()
                        ? OptionalDouble.of(arrived + millisLeft.getAsInt() / 1000.0)
                        : OptionalDouble.empty();
    }

    /** A move was refused, or one that was sent twice has been played already. */
    void refused(Phrase why) {
        if (sent.isEmpty()) {
            return;
        }
        sent = Optional.empty();
        listeners.refused(why);
    }

    /** Somebody made a gesture: of each person the log has the last one. */
    void said(Phrase gesture) {
        log.remove(
                line ->
                        line.key().equals(gesture.key())
                                && line.args().get(0).equals(gesture.args().get(0)));
        note(gesture);
    }

    /** Adds a line to the log that no event produces. */
    void note(Phrase phrase) {
        log.follow(phrase);
        listeners.noted();
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public Optional<String> character(int of) {
        return characters.get(of);
    }

    @Override
    public Eyes persons() {
        return seat.isPresent() ? Eyes.of(seat.getAsInt()) : Eyes.NONE;
    }

    @Override
    public Eyes visible() {
        return persons();
    }

    @Override
    public V view(Eyes eyes) {
        return position.view(eyes);
    }

    @Override
    protected S state() {
        return position.state();
    }

    @Override
    public boolean away(int of) {
        return away.include(of);
    }

    @Override
    public boolean personToMove() {
        return persons().include(turn()) && !standIn;
    }

    @Override
    public int revision() {
        return revision;
    }

    @Override
    public List<E> opening(Eyes eyes) {
        return rules().seen(opening, eyes);
    }

    @Override
    public List<Result> rounds() {
        return position.rounds();
    }

    @Override
    public boolean allows(Action action) {
        return switch (action) {
            case HINT -> hintsAllowed && personToMove();
            case NEXT_ROUND -> turn() == Rules.NOBODY && result().isEmpty();
            case ONLY_MOVE -> true;
            case UNDO, RESTART, COACH -> false;
        };
    }

    @Override
    public Optional<Refusal> play(int mover, M move) {
        if (turn() != mover) {
            return Optional.of(new NotYourTurn(turn()));
        }
        Optional<Refusal> refusal = rules().refusal(position.state(), move);
        if (refusal.isEmpty() && !underway()) {
            sent = Optional.of(new Sent<>(position.revision(), move));
            send(sent.get());
        }
        return refusal;
    }

    private void send(Sent<M> move) {
        String text = gameModule().game().text(move.move());
        server.ask(new ClientMessage.Move(move.revision(), text));
    }

    @Override
    public boolean underway() {
        return sent.isPresent();
    }

    @Override
    public OptionalDouble timeLeft() {
        return deadline.isPresent()
                ? OptionalDouble.of(Math.max(0, deadline.getAsDouble() - clock.getAsDouble()))
                : OptionalDouble.empty();
    }

    @Override
    public void dealNext() {
        server.ask(new ClientMessage.Next());
    }

    @Override
    public Thinking<M> advice(int of) {
        return adviser.think(view(Eyes.of(of)), Seeds.PLAYER.of(position.revision(), of));
    }
}
