package parlour.table;

import parlour.engine.NotYourTurn;
import parlour.fair.Hex;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.text.PlayerName;
import parlour.wire.ClientMessage;
import parlour.wire.Gesture;
import parlour.wire.Limits;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Answers what the guests of a table ask for. What is not possible is refused with a reason before
 * anything has changed.
 */
final class TableRequests {
    /** How long a seat waits between gestures. */
    static final long GESTURE_PAUSE = 1500;

    private final Ledger ledger;
    private final TableState state;
    private final Attendance attendance;
    private final TableNews news;
    private final MoveTimer timer;
    private final TablePlay play;
    private final Arrivals arrivals;
    private final Randomness randomness;

    /** When each seat made its last gesture. */
    private final Map<Integer, Long> said = new HashMap<>();

    TableRequests(
            Ledger ledger,
            Attendance attendance,
            TableNews news,
            MoveTimer timer,
            TablePlay play,
            Randomness randomness) {
        this.ledger = ledger;
        this.state = ledger.state();
        this.attendance = attendance;
        this.news = news;
        this.timer = timer;
        this.play = play;
        this.arrivals = new Arrivals(state, attendance, news, timer, play);
        this.randomness = randomness;
    }

    /** Does what a message asks for, or fails with what to tell its sender. */
    void answer(long connection, ClientMessage message, long now) throws BadInput {
        if (message instanceof ClientMessage.Hello hello) {
            arrivals.hello(connection, hello, now);
            return;
        }
        Optional<Guest> known = attendance.find(connection);
        if (known.isEmpty()) {
            throw new BadInput("table.helloFirst");
        }
        Guest guest = known.get();
        if (message instanceof ClientMessage.Open) {
            throw new BadInput("table.openElsewhere");
        } else if (message instanceof ClientMessage.Sit sit) {
            sit(guest, sit, now);
        } else if (message instanceof ClientMessage.Watch) {
            watch(guest, now);
        } else if (message instanceof ClientMessage.Begin) {
            begin(guest, now);
        } else if (message instanceof ClientMessage.Move move) {
            move(guest, move, now);
        } else if (message instanceof ClientMessage.Next) {
            next(guest, now);
        } else if (message instanceof ClientMessage.Again again) {
            again(guest, again, now);
        } else if (message instanceof ClientMessage.Swap swap) {
            swap(guest, swap.seat(), now);
        } else if (message instanceof ClientMessage.Say say) {
            say(guest, say.gesture(), now);
        } else if (message instanceof ClientMessage.Leave) {
            leave(guest, now);
        }
    }

    private void sit(Guest guest, ClientMessage.Sit sit, long now) throws BadInput {
        Optional<Member> known = sit.token().map(Member::of).filter(state::belongs);
        if (guest.member().isEmpty() && known.isPresent()) {
            // It was said before, and the answer was lost with the connection.
            arrivals.come(guest.as(known), false, now);
            return;
        }
        if (attendance.seat(guest).isPresent()) {
            throw new BadInput("table.alreadySeated");
        }
        if (!state.betweenGames()) {
            throw new BadInput("table.gameRuns");
        }
        play.checkGames();
        int seat = freeSeat(sit.seat());
        String name = sit.name().strip();
        Optional<Phrase> problem = PlayerName.problem(name);
        if (problem.isPresent()) {
            throw new BadInput(problem.get());
        }
        if (state.taken(name)) {
            throw new BadInput("table.sameName", name);
        }
        Optional<String> token =
                guest.member().isPresent() ? Optional.empty() : Optional.of(token(sit));
        Optional<Member> member = token.map(Member::of);
        ledger.enter(new TableEntry.Sat(seat, member.map(Member::token), name, sit.salt()));
        if (token.isPresent()) {
            attendance.admit(guest, member.get());
            news.token(guest, token.get());
        }
        timer.update(now);
        news.changes(now);
        if (state.stage() == Stage.OVER) {
            play.goOn(now);
        }
    }

    private String token(ClientMessage.Sit sit) {
        return sit.token().orElseGet(() -> Hex.of(randomness.bytes(ClientMessage.TOKEN)));
    }

    private int freeSeat(OptionalInt wish) throws BadInput {
        if (wish.isEmpty()) {
            return IntStream.range(0, state.seats().size())
                    .filter(seat -> state.seats().get(seat).open())
                    .findFirst()
                    .orElseThrow(() -> new BadInput("table.full"));
        }
        int seat = existing(wish.getAsInt());
        if (!state.seats().get(seat).open()) {
            throw new BadInput("table.seatTaken", seat + 1);
        }
        return seat;
    }

    private int existing(int seat) throws BadInput {
        if (seat < 0 || seat >= state.seats().size()) {
            throw new BadInput("table.noSeat", seat + 1, state.seats().size());
        }
        return seat;
    }

    private void watch(Guest guest, long now) throws BadInput {
        if (guest.member().isPresent()) {
            throw new BadInput("table.alreadySeated");
        }
        if (!guest.watches() && attendance.watchers() >= Limits.USUAL.watchers()) {
            throw new BadInput("table.watchersFull", Limits.USUAL.watchers());
        }
        guest.watch();
        news.place(guest);
        if (!news.changes(now)) {
            news.table(guest, now);
        }
        news.view(guest, timer.millisLeft(now));
    }

    private void begin(Guest guest, long now) throws BadInput {
        if (state.playing()) {
            throw new BadInput("table.begun");
        }
        play.checkGames();
        if (attendance.opens(guest)) {
            if (!play.unsalted().isEmpty()) {
                throw new BadInput("table.waitFor", play.unsalted());
            }
            play.begin(now);
            return;
        }
        int seat = seatOf(guest);
        if (state.stage() == Stage.OVER) {
            throw new BadInput("table.sayAgain");
        }
        agree(seat, Optional.empty(), now);
    }

    private void next(Guest guest, long now) throws BadInput {
        if (state.stage() != Stage.BETWEEN_ROUNDS) {
            throw new BadInput("table.noRoundDue");
        }
        if (attendance.opens(guest)) {
            play.deal(now);
        } else {
            agree(seatOf(guest), Optional.empty(), now);
        }
    }

    private void again(Guest guest, ClientMessage.Again again, long now) throws BadInput {
        int seat = seatOf(guest);
        if (state.stage() != Stage.OVER) {
            throw new BadInput("table.notOver");
        }
        play.checkGames();
        if (state.seats().get(seat).computer().isPresent()) {
            ledger.enter(new TableEntry.Swapped(seat, Optional.empty()));
        }
        agree(seat, Optional.of(again.salt()), now);
    }

    private void agree(int seat, Optional<String> salt, long now) {
        // A part of the deal that was given is not taken back.
        if (!state.seats().get(seat).agreed()) {
            ledger.enter(new TableEntry.Agreed(seat, salt));
        }
        news.changes(now);
        play.goOn(now);
    }

    private void swap(Guest guest, int wish, long now) throws BadInput {
        int number = existing(wish);
        TableSeat seat = state.seats().get(number);
        boolean own = guest.member().isPresent() && guest.member().equals(seat.owner());
        if (own) {
            if (seat.computer().isEmpty()) {
                throw new BadInput("table.yoursAlready");
            }
            ledger.enter(new TableEntry.Swapped(number, Optional.empty()));
        } else {
            checkSwap(guest, number, seat, now);
            ledger.enter(new TableEntry.Swapped(number, Optional.of(play.standIn())));
        }
        timer.update(now);
        news.changes(now);
        if (own) {
            news.view(guest, timer.millisLeft(now));
        }
        play.goOn(now);
    }

    private void checkSwap(Guest guest, int number, TableSeat seat, long now) throws BadInput {
        if (!attendance.opens(guest)) {
            throw new BadInput("table.notOpener");
        }
        if (!seat.played()) {
            throw new BadInput("table.noPerson", number + 1);
        }
        long away = attendance.away(seat.owner().orElseThrow(), now);
        if (attendance.present(seat.owner().orElseThrow())) {
            throw new BadInput("table.present", seat.name().orElseThrow());
        }
        if (away < Attendance.AWAY) {
            throw new BadInput(
                    "table.awayShortly",
                    seat.name().orElseThrow(),
                    (int) ((Attendance.AWAY - away + 999) / 1000));
        }
    }

    /** Those that follow too soon are not passed on: they would fill everybody's log. */
    private void say(Guest guest, Gesture gesture, long now) throws BadInput {
        int seat = seatOf(guest);
        Long last = said.get(seat);
        if (last == null || now - last >= GESTURE_PAUSE) {
            said.put(seat, now);
            news.say(new ServerMessage.Said(seat, gesture));
        }
    }

    private void leave(Guest guest, long now) {
        OptionalInt seat = attendance.seat(guest);
        if (guest.member().isPresent()) {
            if (seat.isPresent()
                    && state.playing()
                    && state.seats().get(seat.getAsInt()).played()) {
                ledger.enter(new TableEntry.Swapped(seat.getAsInt(), Optional.of(play.standIn())));
            }
            ledger.enter(new TableEntry.Left(seat));
        }
        attendance.remove(guest, now);
        if (state.deserted()) {
            close();
            return;
        }
        timer.update(now);
        news.changes(now);
        play.goOn(now);
    }

    /** Clears the table away. */
    void close() {
        ledger.enter(new TableEntry.Closed());
        attendance.guests().forEach(g -> news.dismiss(g.connection(), Phrase.of("table.closed")));
    }

    private void move(Guest guest, ClientMessage.Move move, long now) {
        String written;
        try {
            written = playable(guest, move);
        } catch (BadInput e) {
            news.tell(guest.connection(), new ServerMessage.Refused(state.revision(), e.phrase()));
            return;
        }
        play.play(written, Optional.empty(), now);
    }

    /** A move as it is written; fails with the reason why it cannot be played. */
    private String playable(Guest guest, ClientMessage.Move move) throws BadInput {
        int seat = seatOf(guest);
        switch (state.stage()) {
            case WAITING -> throw new BadInput("table.notBegun");
            case BETWEEN_ROUNDS -> throw new BadInput("table.roundOver");
            case OVER -> throw new BadInput("table.gameOver");
            default -> {
                // Somebody is to move.
            }
        }
        if (move.revision() != state.revision()) {
            throw new BadInput("table.oldRevision");
        }
        int turn = state.current().turn();
        if (turn != seat) {
            throw new BadInput(new NotYourTurn(turn).phrase());
        }
        if (!state.seats().get(seat).played()) {
            throw new BadInput("table.standIn");
        }
        return state.current().playable(move.move());
    }

    private int seatOf(Guest guest) throws BadInput {
        OptionalInt seat = attendance.seat(guest);
        if (seat.isEmpty()) {
            throw new BadInput("table.notSeated");
        }
        return seat.getAsInt();
    }
}
