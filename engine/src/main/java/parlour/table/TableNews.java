package parlour.table;

import parlour.engine.Eyes;
import parlour.engine.Rules;
import parlour.text.Phrase;
import parlour.wire.Cause;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;

/**
 * What everybody at a table is told. Only this class makes messages about the game, and it makes
 * them from what the receiver's eyes see.
 */
final class TableNews {
    private final TableState state;
    private final Attendance attendance;
    private final List<Delivery> deliveries = new ArrayList<>();

    /** The table as everybody knows it, without the times. */
    private Optional<ServerMessage.Table> told = Optional.empty();

    /** What a message about the game depends on: those who see the same are sent the same. */
    private record Receiver(Eyes eyes, Eyes own, int moves) {}

    TableNews(TableState state, Attendance attendance) {
        this.state = state;
        this.attendance = attendance;
    }

    /** What is to be sent since the last call. */
    List<Delivery> take() {
        List<Delivery> taken = List.copyOf(deliveries);
        deliveries.clear();
        return taken;
    }

    void tell(long connection, ServerMessage message) {
        deliveries.add(new Delivery(connection, message));
    }

    /** The last message for a connection. */
    void dismiss(long connection, Phrase why) {
        deliveries.add(new Delivery(connection, new ServerMessage.Trouble(why), true));
    }

    /** A new token for its owner, with the place it stands for. */
    void token(Guest guest, String token) {
        place(guest, Optional.of(token));
    }

    /** Tells a guest its place. */
    void place(Guest guest) {
        place(guest, Optional.empty());
    }

    private void place(Guest guest, Optional<String> token) {
        Guest.Place place = new Guest.Place(attendance.seat(guest), attendance.opens(guest));
        guest.told(place);
        tell(
                guest.connection(),
                new ServerMessage.Seated(
                        state.opened().code(), token, place.seat(), place.opener()));
    }

    /** Tells those whose place has changed, and everybody if the table has; returns whether so. */
    boolean changes(long now) {
        for (Guest guest : attendance.guests()) {
            if (guest.member().isPresent()
                    && !guest.knows(
                            new Guest.Place(attendance.seat(guest), attendance.opens(guest)))) {
                place(guest);
            }
        }
        boolean changed = !told.equals(Optional.of(table(OptionalInt.of(0), now)));
        if (changed) {
            everybody(now);
        }
        return changed;
    }

    /** Tells everybody about the table. */
    void everybody(long now) {
        told = Optional.of(table(OptionalInt.of(0), now));
        ServerMessage.Table table = table(OptionalInt.empty(), now);
        attendance.guests().forEach(guest -> tell(guest.connection(), table));
    }

    void table(Guest guest, long now) {
        tell(guest.connection(), table(OptionalInt.empty(), now));
    }

    /**
     * @param away stands for all times, if it is given
     */
    private ServerMessage.Table table(OptionalInt away, long now) {
        List<SeatState> seats = state.seats().stream().map(seat -> seat(seat, away, now)).toList();
        Optional<Member> opener = attendance.opener();
        return new ServerMessage.Table(
                state.opened().code(),
                state.game().id(),
                state.opened().options(),
                seats,
                opener.isPresent() ? state.seatOf(opener.get()) : OptionalInt.empty(),
                state.stage(),
                Math.max(1, state.games()),
                state.opened().moveSeconds(),
                state.opened().hints(),
                attendance.watchers(),
                state.commitment());
    }

    private SeatState seat(TableSeat seat, OptionalInt away, long now) {
        Optional<Member> owner = seat.owner();
        SeatState.Kind kind;
        if (owner.isPresent()) {
            kind = SeatState.Kind.PERSON;
        } else {
            boolean free = seat.open() && !state.playing();
            kind = free ? SeatState.Kind.FREE : SeatState.Kind.COMPUTER;
        }
        long gone = owner.isPresent() ? attendance.away(owner.get(), now) : 0;
        return new SeatState(
                kind,
                seat.name(),
                seat.computer().map(Casting::computer).or(seat.plan()::computer),
                seat.computer().map(Casting::character),
                owner.filter(attendance::present).isPresent(),
                away.orElse((int) Math.min(Integer.MAX_VALUE, gone / 1000)),
                seat.salt().isPresent(),
                seat.agreed());
    }

    /** Tells one guest where the game stands. */
    void view(Guest guest, OptionalInt millisLeft) {
        if (guest.sees() && state.inProgress().isPresent()) {
            tell(guest.connection(), view(receiver(guest), millisLeft));
            if (state.stage() == Stage.OVER) {
                tell(guest.connection(), over());
            }
        }
    }

    /** Tells everybody where the game stands. */
    void views(OptionalInt millisLeft) {
        toEach((guest, receiver) -> view(receiver, millisLeft));
    }

    /** Tells everybody what happened in the last move or deal. */
    void events(Optional<Cause> cause, OptionalInt millisLeft) {
        GameInProgress<?, ?, ?, ?> game = state.current();
        toEach(
                (guest, receiver) ->
                        new ServerMessage.Events(
                                state.revision(),
                                game.last(receiver.own()),
                                receiver.eyes(),
                                game.view(receiver.eyes()),
                                turn(),
                                millisLeft,
                                cause,
                                moves(receiver)));
    }

    /** Tells everybody that the game is over. */
    void gameOver() {
        ServerMessage.Over over = over();
        toEach((guest, receiver) -> over);
    }

    void say(ServerMessage.Said said) {
        toEach((guest, receiver) -> said);
    }

    private void toEach(BiFunction<Guest, Receiver, ServerMessage> message) {
        // There are few different ones: the seats, and all who watch.
        List<Receiver> receivers = new ArrayList<>();
        List<ServerMessage> written = new ArrayList<>();
        for (Guest guest : attendance.guests()) {
            if (guest.sees()) {
                Receiver receiver = receiver(guest);
                int known = receivers.indexOf(receiver);
                if (known < 0) {
                    known = receivers.size();
                    receivers.add(receiver);
                    written.add(message.apply(guest, receiver));
                }
                tell(guest.connection(), written.get(known));
            }
        }
    }

    private ServerMessage.View view(Receiver receiver, OptionalInt millisLeft) {
        GameInProgress<?, ?, ?, ?> game = state.current();
        return new ServerMessage.View(
                state.revision(),
                state.games(),
                receiver.eyes(),
                game.view(receiver.eyes()),
                turn(),
                millisLeft,
                game.rounds(),
                game.round(receiver.own()),
                moves(receiver));
    }

    private ServerMessage.Over over() {
        GameInProgress<?, ?, ?, ?> game = state.current();
        return new ServerMessage.Over(
                state.revision(),
                game.result().orElseThrow(),
                game.names(),
                game.proof(),
                game.played());
    }

    private Receiver receiver(Guest guest) {
        OptionalInt seat = attendance.seat(guest);
        Eyes own = seat.isPresent() ? Eyes.of(seat.getAsInt()) : Eyes.NONE;
        boolean open = state.inProgress().isEmpty() || state.current().roundOver();
        return new Receiver(
                // A finished round is open to all.
                open ? Eyes.all(state.seats().size()) : own,
                own,
                mayMove(seat) ? guest.moves() : 0);
    }

    private boolean mayMove(OptionalInt seat) {
        return seat.isPresent()
                && state.stage() == Stage.PLAYING
                && state.current().turn() == seat.getAsInt()
                && state.seats().get(seat.getAsInt()).played();
    }

    private List<String> moves(Receiver receiver) {
        return receiver.moves() > 0 ? state.current().moves(receiver.moves()) : List.of();
    }

    private OptionalInt turn() {
        int turn = state.current().turn();
        return turn == Rules.NOBODY ? OptionalInt.empty() : OptionalInt.of(turn);
    }
}
