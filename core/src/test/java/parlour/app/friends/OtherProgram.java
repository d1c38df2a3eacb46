package parlour.app.friends;

import parlour.app.platform.Connection;
import parlour.fair.FairDeal;
import parlour.json.Json;
import parlour.text.BadInput;
import parlour.wire.ClientMessage;
import parlour.wire.Gesture;
import parlour.wire.SeatPlan;
import parlour.wire.ServerMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Somebody else at a shared table, at a program that speaks the protocol and nothing more. */
public final class OtherProgram {
    private static final String SALT = "5a".repeat(FairDeal.SALT);
    private static final int MOVES = 20;

    private final TestTables tables;
    private final String name;
    private final List<ServerMessage> heard = new ArrayList<>();
    private Connection connection = Connection.NONE;
    private Optional<String> token = Optional.empty();
    private List<String> moves = List.of();
    private long revision;

    private OtherProgram(TestTables tables, String name) {
        this.tables = tables;
        this.name = name;
    }

    /** Comes to the last table that was opened, and sits down. */
    public static OtherProgram joins(TestTables tables, String name) {
        OtherProgram other = new OtherProgram(tables, name);
        other.comesBack();
        other.send(new ClientMessage.Sit(OptionalInt.empty(), name, SALT));
        return other;
    }

    /** Opens a table for two, and sits down there. */
    public static OtherProgram opens(TestTables tables, String name) {
        OtherProgram other = new OtherProgram(tables, name);
        other.connection = tables.connect("", other.new Hearing());
        other.send(
                new ClientMessage.Hello(
                        ClientMessage.PROTOCOL,
                        "test",
                        "en",
                        Optional.empty(),
                        Optional.empty(),
                        MOVES));
        other.send(
                new ClientMessage.Open(
                        "fastest",
                        Json.of(Map.of()),
                        List.of(SeatPlan.PERSON, SeatPlan.PERSON),
                        0,
                        true));
        other.send(new ClientMessage.Sit(OptionalInt.empty(), name, SALT));
        return other;
    }

    /** The connection breaks. */
    public void breaks() {
        connection.close();
        connection = Connection.NONE;
        moves = List.of();
    }

    public void comesBack() {
        connection = tables.connect("", new Hearing());
        send(
                new ClientMessage.Hello(
                        ClientMessage.PROTOCOL,
                        "test",
                        "en",
                        Optional.of(tables.code()),
                        token,
                        MOVES));
    }

    /** Plays the first legal move, if it is this one's turn; returns whether it was. */
    public boolean moves() {
        if (moves.isEmpty()) {
            return false;
        }
        String first = moves.get(0);
        moves = List.of();
        send(new ClientMessage.Move(revision, first));
        return true;
    }

    public void agreesToGoOn() {
        send(new ClientMessage.Next());
    }

    public void playsAgain() {
        send(new ClientMessage.Again(SALT));
    }

    public void says(Gesture gesture) {
        send(new ClientMessage.Say(gesture));
    }

    public void begins() {
        send(new ClientMessage.Begin());
    }

    public void leaves() {
        send(new ClientMessage.Leave());
    }

    /** What it was told so far. */
    public List<ServerMessage> heard() {
        return heard;
    }

    private void send(ClientMessage message) {
        connection.send(message.json());
    }

    private void hear(ServerMessage message) {
        heard.add(message);
        if (message instanceof ServerMessage.Seated seated) {
            token = seated.token().or(() -> token);
        } else if (message instanceof ServerMessage.View view) {
            revision = view.revision();
            moves = view.moves();
        } else if (message instanceof ServerMessage.Events events) {
            revision = events.revision();
            moves = events.moves();
        }
    }

    @Override
    public String toString() {
        return name;
    }

    private final class Hearing implements Connection.Listener {
        @Override
        public void opened() {}

        @Override
        public void received(String text) {
            try {
                hear(ServerMessage.read(text));
            } catch (BadInput e) {
                throw new AssertionError(text, e);
            }
        }

        @Override
        public void closed() {}
    }
}
