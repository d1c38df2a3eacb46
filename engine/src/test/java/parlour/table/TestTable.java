package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import parlour.Games;
import parlour.engine.Game;
import parlour.fair.FairDeal;
import parlour.fair.Hex;
import parlour.json.Json;
import parlour.text.BadInput;
import parlour.wire.ClientMessage;
import parlour.wire.SeatPlan;
import parlour.wire.ServerMessage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A shared table with its clients in one room: everything goes through JSON, what is stored is kept
 * as a server would keep it, and what each was told can be looked at.
 */
final class TestTable {
    static final String CODE = "BCDFGH";

    private final Map<Long, List<ServerMessage>> told = new HashMap<>();
    private final List<TableEntry> stored = new ArrayList<>();
    private final Map<Long, String> tokens = new HashMap<>();
    private final Randomness randomness;
    private final Randomness salts = new SeededRandomness(99);
    private SharedTable table;
    private boolean reading = true;
    private List<Delivery> last = List.of();
    private long now = 1_000_000;

    private TestTable(Randomness randomness) {
        this.randomness = randomness;
    }

    /** A table of one of the games under usual rules; {@code null} seats are for persons. */
    static TestTable open(String game, String options, int moveSeconds, String... computers) {
        return open(game, options, moveSeconds, 1, Dealing.FAIR, computers);
    }

    static TestTable open(
            String game,
            String options,
            int moveSeconds,
            long seed,
            Dealing dealing,
            String... computers) {
        List<SeatPlan> seats = new ArrayList<>();
        for (String computer : computers) {
            seats.add(computer == null ? SeatPlan.PERSON : SeatPlan.computer(computer));
        }
        Game<?, ?, ?, ?> known = Games.find(game).orElseThrow();
        TestTable room = new TestTable(new SeededRandomness(seed));
        try {
            Json values = Json.of(known.parseOptions(options).values());
            room.open(new ClientMessage.Open(game, values, seats, moveSeconds, true), dealing);
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
        return room;
    }

    /** Whether a table of a game with this many seats, all of this kind, can be opened. */
    static boolean opens(String game, SeatPlan plan, int seats) {
        try {
            SharedTable.open(
                    CODE,
                    0,
                    hello(Optional.empty()),
                    new ClientMessage.Open(
                            game, Json.of(Map.of()), Collections.nCopies(seats, plan), 0, true),
                    new SeededRandomness(1),
                    0);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    /** As many persons' seats as that. */
    static String[] persons(int count) {
        return new String[count];
    }

    private void open(ClientMessage.Open open, Dealing dealing) throws BadInput {
        SharedTable.Opening opening =
                SharedTable.open(
                        CODE,
                        0,
                        hello(Optional.empty()),
                        (ClientMessage.Open) ClientMessage.read(open.json()),
                        randomness,
                        dealing,
                        now);
        table = opening.table();
        take(opening.outcome());
    }

    /** The same table, whose messages are not read from their texts: that takes the most time. */
    TestTable unread() {
        reading = false;
        return this;
    }

    SharedTable table() {
        return table;
    }

    List<TableEntry> stored() {
        return List.copyOf(stored);
    }

    long now() {
        return now;
    }

    private static ClientMessage.Hello hello(Optional<String> token) {
        return hello(token, 0);
    }

    static ClientMessage.Hello hello(Optional<String> token, int moves) {
        return new ClientMessage.Hello(
                ClientMessage.PROTOCOL, "test", "en", Optional.of(CODE), token, moves);
    }

    /** A client says hello as nobody in particular. */
    Outcome arrive(long connection) {
        return send(connection, hello(Optional.empty()));
    }

    /** A client comes back on another connection, with the token of an earlier one. */
    Outcome comeBack(long connection, long earlier) {
        return send(connection, hello(Optional.of(token(earlier))));
    }

    String token(long connection) {
        return Optional.ofNullable(tokens.get(connection)).orElseThrow();
    }

    /** Arrives and sits down. */
    Outcome sit(long connection, int seat, String name) {
        if (!told.containsKey(connection)) {
            arrive(connection);
        }
        return send(connection, someSit(seat, name));
    }

    String salt() {
        return Hex.of(salts.bytes(FairDeal.SALT));
    }

    Outcome send(long connection, ClientMessage message) {
        try {
            ClientMessage sent = ClientMessage.read(message.json());
            assertEquals(message, sent, "a message arrives as it was sent");
            return take(table.receive(connection, sent, now));
        } catch (BadInput e) {
            throw new AssertionError(message.json(), e);
        }
    }

    Outcome move(long connection, String move) {
        return send(connection, new ClientMessage.Move(table.revision(), move));
    }

    Outcome disconnect(long connection) {
        return take(table.disconnected(connection, now));
    }

    Outcome pass(long millis) {
        now += millis;
        return take(table.tick(now));
    }

    Outcome computerMoves(String move) {
        return take(table.computerMoves(table.revision(), move, now));
    }

    Outcome computerFails() {
        return take(table.computerFailed(table.revision(), now));
    }

    /** The server is killed and started again: everybody is gone. */
    void restart() {
        table = restored(stored);
    }

    /** A table made from what was stored up to some moment. */
    SharedTable restored(List<TableEntry> entries) {
        try {
            List<TableEntry> read = new ArrayList<>();
            for (TableEntry entry : entries) {
                read.add(TableEntry.read(entry.json()));
            }
            return SharedTable.restore(read, new SeededRandomness(now), now);
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
    }

    /** Stores what is to be stored, then sends what is to be sent. */
    private Outcome take(Outcome outcome) {
        stored.addAll(outcome.entries());
        for (TableEntry entry : outcome.entries()) {
            try {
                assertEquals(entry, TableEntry.read(entry.json()));
            } catch (BadInput e) {
                throw new AssertionError(entry.json(), e);
            }
        }
        if (reading) {
            // Those who are told the same share one message.
            Set<ServerMessage> all = Collections.newSetFromMap(new IdentityHashMap<>());
            outcome.deliveries().forEach(delivery -> all.add(delivery.message()));
            all.forEach(TestTable::read);
        }
        outcome.deliveries().forEach(this::deliver);
        last = outcome.deliveries();
        return outcome;
    }

    /** A message arrives as it was sent. */
    private static void read(ServerMessage message) {
        String text = message.json();
        try {
            assertEquals(message, ServerMessage.read(text), text);
        } catch (BadInput e) {
            throw new AssertionError(text, e);
        }
    }

    private void deliver(Delivery delivery) {
        if (delivery.message() instanceof ServerMessage.Seated seated) {
            seated.token().ifPresent(token -> tokens.put(delivery.connection(), token));
        }
        told.computeIfAbsent(delivery.connection(), c -> new ArrayList<>()).add(delivery.message());
    }

    /** Which of these connections, by seat, is to move. */
    long turnOf(long... connections) {
        return connections[turn()];
    }

    int turn() {
        return playing().turn();
    }

    /** The game of the table itself. */
    GameInProgress<?, ?, ?, ?> playing() {
        return table.state().current();
    }

    TableState state() {
        return table.state();
    }

    /** A legal move of whoever is to move. */
    String legal() {
        return playing().simpleMove();
    }

    /** A wish to sit down; with a negative number anywhere. */
    ClientMessage.Sit someSit(int seat, String name) {
        return new ClientMessage.Sit(
                seat < 0 ? OptionalInt.empty() : OptionalInt.of(seat), name, salt());
    }

    ClientMessage.Open someOpen() {
        return new ClientMessage.Open(
                "crosswise",
                Json.of(Map.of()),
                List.of(SeatPlan.PERSON, SeatPlan.PERSON),
                0,
                false);
    }

    /** What was sent by the last call. */
    List<Delivery> last() {
        return last;
    }

    /** What a connection was told by the last call. */
    List<ServerMessage> last(long connection) {
        return last.stream()
                .filter(delivery -> delivery.connection() == connection)
                .map(Delivery::message)
                .toList();
    }

    /** The kinds of messages that a connection was sent by the last call. */
    List<String> lastKinds(long connection) {
        return last(connection).stream().map(m -> m.getClass().getSimpleName()).toList();
    }

    /** Everything a connection was ever told. */
    List<ServerMessage> told(long connection) {
        return told.getOrDefault(connection, List.of());
    }

    /** The newest message of a kind that a connection was told. */
    <T extends ServerMessage> T newest(long connection, Class<T> kind) {
        List<ServerMessage> all = told(connection);
        for (int i = all.size() - 1; i >= 0; i--) {
            if (kind.isInstance(all.get(i))) {
                return kind.cast(all.get(i));
            }
        }
        throw new AssertionError("no " + kind.getSimpleName() + " in " + all);
    }

    ServerMessage.Table seen(long connection) {
        return newest(connection, ServerMessage.Table.class);
    }

    /** The key of the trouble or refusal that was the whole answer of the last call. */
    String refused(long connection) {
        assertEquals(1, last.size(), last.toString());
        ServerMessage answer = last(connection).get(0);
        if (answer instanceof ServerMessage.Refused refused) {
            return refused.reason().key();
        }
        return ((ServerMessage.Trouble) answer).reason().key();
    }
}
