package parlour.table;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Options;
import parlour.fair.FairDeal;
import parlour.fair.Hex;
import parlour.json.Json;
import parlour.text.BadInput;
import parlour.wire.Cause;
import parlour.wire.ClientMessage;
import parlour.wire.SeatPlan;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A table that several programs share: seats, tokens, the match, and what each of them is told. It
 * knows no socket, thread or clock: it is told what arrives and what time it is, in milliseconds,
 * and answers with what to keep and what to send. Everything that must not be lost is in its
 * entries, and a table is restored from them; who is connected is not.
 *
 * <p>Connections are numbers that are never used again. Those that this table does not know are
 * strangers, who say {@link ClientMessage.Hello} first.
 */
public final class SharedTable {
    /** A new table and what its opener is told. */
    public record Opening(SharedTable table, Outcome outcome) {}

    private final Ledger ledger;
    private final TableState state;
    private final Attendance attendance;
    private final TableNews news;
    private final MoveTimer timer;
    private final TablePlay play;
    private final TableRequests requests;

    private SharedTable(Ledger ledger, Randomness randomness, long now) {
        this.ledger = ledger;
        this.state = ledger.state();
        this.attendance = new Attendance(state, now);
        this.news = new TableNews(state, attendance);
        this.timer = new MoveTimer(state, attendance);
        this.play = new TablePlay(ledger, attendance, news, timer, randomness);
        this.requests = new TableRequests(ledger, attendance, news, timer, play, randomness);
    }

    /**
     * Opens a table for a connection, which becomes its opener.
     *
     * @param hello the connection's first message
     * @throws BadInput with what to tell the client as {@link ServerMessage.Trouble}
     */
    public static Opening open(
            String code,
            long connection,
            ClientMessage.Hello hello,
            ClientMessage.Open open,
            Randomness randomness,
            long now)
            throws BadInput {
        return open(code, connection, hello, open, randomness, Dealing.FAIR, now);
    }

    static Opening open(
            String code,
            long connection,
            ClientMessage.Hello hello,
            ClientMessage.Open open,
            Randomness randomness,
            Dealing dealing,
            long now)
            throws BadInput {
        Game<?, ?, ?, ?> game =
                Games.find(open.game())
                        .orElseThrow(
                                () ->
                                        new BadInput(
                                                "table.unknownGame",
                                                open.game(),
                                                Games.all().stream().map(Game::id).toList()));
        Options options = game.readOptions(open.options());
        if (!game.seatCounts().contains(open.seats().size())) {
            throw new BadInput("table.seats", game.seatCounts(), open.seats().size());
        }
        for (SeatPlan plan : open.seats()) {
            if (plan.computer().isPresent() && !game.computers().contains(plan.computer().get())) {
                throw new BadInput(
                        "table.unknownComputer", plan.computer().get(), game.computers());
            }
        }
        String token = open.token().orElseGet(() -> Hex.of(randomness.bytes(ClientMessage.TOKEN)));
        Member opener = Member.of(token);
        TableEntry.Opened opened =
                new TableEntry.Opened(
                        code,
                        game.id(),
                        Json.of(options.values()),
                        open.seats(),
                        open.moveSeconds(),
                        open.hints(),
                        opener.token(),
                        Hex.of(randomness.bytes(FairDeal.SECRET)));
        SharedTable table = new SharedTable(new Ledger(opened, dealing), randomness, now);
        Guest guest =
                new Guest(connection, Optional.of(opener), hello.moves(), now, hello.attempt());
        table.attendance.add(guest);
        table.news.token(guest, token);
        table.news.changes(now);
        return new Opening(table, table.outcome());
    }

    /** The table of these entries, with nobody connected. */
    public static SharedTable restore(List<TableEntry> entries, Randomness randomness, long now)
            throws BadInput {
        return new SharedTable(Ledger.restore(entries), randomness, now);
    }

    private Outcome outcome() {
        return new Outcome(ledger.take(), news.take());
    }

    public String code() {
        return state.opened().code();
    }

    /** Whether its last entry is {@link TableEntry.Closed}: nothing happens here any more. */
    public boolean closed() {
        return state.closed();
    }

    /** Counts the positions of this table: deals and moves, of all games. */
    public long revision() {
        return state.revision();
    }

    public Stage stage() {
        return state.stage();
    }

    /** Stands for the token that the table was opened with, which is not kept. */
    public String openedBy() {
        return state.opened().token();
    }

    /** What {@link #openedBy()} is for a token. */
    public static String openedBy(String token) {
        return Member.of(token).token();
    }

    /** Whether this token brings somebody back here. */
    public boolean admits(String token) {
        return !state.closed() && state.belongs(Member.of(token));
    }

    /** Whether anybody is here who keeps the table awake: the opener, or a person with a seat. */
    public boolean awake() {
        return attendance.awake();
    }

    /** The messages of a connection, {@link ClientMessage.Hello} with this table's code first. */
    public Outcome receive(long connection, ClientMessage message, long now) {
        try {
            if (state.closed()) {
                throw new BadInput("table.closed");
            }
            // A table that was stored at the very end of a game has yet to do this.
            play.commit();
            requests.answer(connection, message, now);
        } catch (BadInput e) {
            news.tell(connection, new ServerMessage.Trouble(e.phrase()));
        }
        return outcome();
    }

    /** A connection is gone. */
    public Outcome disconnected(long connection, long now) {
        Optional<Guest> guest = attendance.find(connection);
        if (state.closed() || guest.isEmpty()) {
            return Outcome.NOTHING;
        }
        attendance.remove(guest.get(), now);
        timer.update(now);
        news.changes(now);
        if (state.stage() == Stage.BETWEEN_ROUNDS) {
            // The others may have agreed already.
            play.goOn(now);
        }
        return outcome();
    }

    /** Time has passed. */
    public Outcome tick(long now) {
        if (state.closed()) {
            return Outcome.NOTHING;
        }
        if (due(attendance.clearing(), now)) {
            requests.close();
            return outcome();
        }
        if (due(timer.deadline(), now)) {
            play.play(state.current().simpleMove(), Optional.of(Cause.Kind.TIME_UP), now);
        }
        if (attendance.misses(now)) {
            news.everybody(now);
            if (state.stage() == Stage.BETWEEN_ROUNDS) {
                // Those who came back after a restart need not wait for who did not.
                play.goOn(now);
            }
        }
        return outcome();
    }

    private static boolean due(OptionalLong time, long now) {
        return time.isPresent() && time.getAsLong() <= now;
    }

    /** When {@link #tick} has something to do at the latest; it may change with every call. */
    public OptionalLong nextTick() {
        if (state.closed()) {
            return OptionalLong.empty();
        }
        OptionalLong next = attendance.clearing();
        for (OptionalLong other : List.of(timer.deadline(), attendance.nextMissed())) {
            if (other.isPresent() && other.getAsLong() < next.orElse(Long.MAX_VALUE)) {
                next = other;
            }
        }
        return next;
    }

    /** The choice of the computer to move, begun anew; empty if none is or nobody is here. */
    public Optional<ThinkingJob> thinking() {
        return computerToMove(state.revision())
                ? Optional.of(state.current().thinking(state.revision(), casting()))
                : Optional.empty();
    }

    private Casting casting() {
        return state.seats().get(state.current().turn()).computer().orElseThrow();
    }

    private boolean computerToMove(long revision) {
        return !state.closed()
                && state.stage() == Stage.PLAYING
                && attendance.awake()
                && revision == state.revision()
                && !state.seats().get(state.current().turn()).played();
    }

    /**
     * Plays a computer's move, unless the position has changed, a person took the seat back or
     * everybody went. A move that is not allowed is a simple one's turn, as if it had failed.
     */
    public Outcome computerMoves(long revision, String move, long now) {
        if (!computerToMove(revision)) {
            return Outcome.NOTHING;
        }
        boolean inPlace = state.seats().get(state.current().turn()).owner().isPresent();
        try {
            String written = state.current().playable(move);
            play.play(written, inPlace ? Optional.of(Cause.Kind.STAND_IN) : Optional.empty(), now);
        } catch (BadInput e) {
            return computerFailed(revision, now);
        }
        return outcome();
    }

    /** Plays a simple move for a computer that failed to think. */
    public Outcome computerFailed(long revision, long now) {
        if (!computerToMove(revision)) {
            return Outcome.NOTHING;
        }
        play.play(state.current().simpleMove(), Optional.of(Cause.Kind.FAILED), now);
        return outcome();
    }

    /** What is kept. */
    TableState state() {
        return state;
    }

    /** The record of the game that is over, with its proof; empty while it is not. */
    public Optional<String> record() {
        if (state.stage() != Stage.OVER) {
            return Optional.empty();
        }
        return Optional.of(state.current().record());
    }
}
