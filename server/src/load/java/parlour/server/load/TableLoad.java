package parlour.server.load;

import parlour.json.Json;
import parlour.text.BadInput;
import parlour.wire.ClientMessage;
import parlour.wire.SeatPlan;
import parlour.wire.ServerMessage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Tables of two bots each, who play one whole game after another. The bots ask the table for some
 * moves, play any of them and read nothing else of what they are told, so that they take next to
 * none of the time.
 */
final class TableLoad implements Bots {
    private static final String SALT = "00112233445566778899aabbccddeeff";
    private static final byte[] EVENTS = ReceivedText.word("{\"kind\":\"events\"");
    private static final byte[] VIEW = ReceivedText.word("{\"kind\":\"view\"");
    private static final byte[] TABLE = ReceivedText.word("{\"kind\":\"table\"");
    private static final byte[] OVER = ReceivedText.word("{\"kind\":\"over\"");
    private static final byte[] MOVES = ReceivedText.word("\"moves\":[\"");
    private static final byte[] NO_MOVES = ReceivedText.word("\"moves\":[]}");
    private static final byte[] REVISION = ReceivedText.word("\"revision\":");
    private static final int ASKED_MOVES = 5;

    /**
     * After so many games both leave, and other bots open another table: a long evening, because
     * the clients of the echo stay connected for the whole time.
     */
    private static final int GAMES_AT_A_TABLE = 20;

    private final NetworkLoop loop;
    private final String game;
    private final int port;
    private final int guestPort;
    private final List<Pair> pairs = new ArrayList<>();
    private final Latencies latencies = new Latencies();
    private boolean working;
    private long pause;
    private long moves;
    private long told;
    private long toldLength;
    private long moveLength;
    private int begun;
    private int finished;

    TableLoad(NetworkLoop loop, String game, int port) {
        this(loop, game, port, port);
    }

    /**
     * @param guestPort the server that the second bot of each table comes to
     */
    TableLoad(NetworkLoop loop, String game, int port, int guestPort) {
        this.guestPort = guestPort;
        this.loop = loop;
        this.game = game;
        this.port = port;
    }

    /** Opens tables until there are so many and all have begun a game. */
    void open(int count) throws IOException {
        while (pairs.size() < count) {
            pairs.add(new Pair(pairs.size()));
            // Not all at the same moment, as people would not.
            loop.run(NetworkLoop.in(0.002), () -> true);
        }
        loop.run(NetworkLoop.in(120), () -> begun < count);
        if (begun < count) {
            throw new IOException("only " + begun + " of " + count + " tables have begun");
        }
    }

    @Override
    public long done() {
        return moves;
    }

    /** How many games are over. */
    int games() {
        return finished;
    }

    /** From a move until the other seat is told of it. */
    @Override
    public Latencies latencies() {
        return latencies;
    }

    /** The mean length of a move's message. */
    int moveLength() {
        return (int) (moveLength / Math.max(1, moves));
    }

    /** The mean length of what a seat is told of a move. */
    int toldLength() {
        return (int) (toldLength / Math.max(1, told));
    }

    @Override
    public void work(long nanos) {
        pause = nanos;
        working = true;
        long now = System.nanoTime();
        for (int i = 0; i < pairs.size(); i++) {
            pairs.get(i).goOn(now + i * pause / pairs.size());
        }
    }

    @Override
    public void rest() {
        working = false;
    }

    /** Two bots and their tables, one after the other. */
    private final class Pair {
        private final int number;
        private Seat opener;
        private Seat guest;
        private boolean counted;

        /** The move that is made next, while everybody rests. */
        private Optional<Runnable> next = Optional.empty();

        private long sent;
        private long sentRevision = -1;
        private long dealtAfter = -1;

        Pair(int number) throws IOException {
            this.number = number;
            opener = new Seat(this, "Anna", Optional.empty());
            guest = opener;
        }

        void join(String code) {
            try {
                guest = new Seat(this, "Tom", Optional.of(code));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        void hasBegun() {
            if (!counted) {
                counted = true;
                begun++;
            }
        }

        void over(Seat seat) {
            seat.games++;
            finished += seat == opener ? 0 : 1;
            if (seat.games < GAMES_AT_A_TABLE) {
                seat.say(new ClientMessage.Again(SALT));
                return;
            }
            seat.say(new ClientMessage.Leave());
            if (opener.games == guest.games) {
                // Not while a message is being read.
                loop.at(System.nanoTime(), this::moveOn);
            }
        }

        private void moveOn() {
            try {
                opener.connection.close();
                guest.connection.close();
                dealtAfter = -1;
                opener = new Seat(this, "Anna", Optional.empty());
                guest = opener;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        void plan(Runnable move) {
            if (!working) {
                next = Optional.of(move);
            } else if (pause == 0) {
                move.run();
            } else {
                loop.at(Math.max(System.nanoTime(), sent + pause), () -> makeOrKeep(move));
            }
        }

        private void makeOrKeep(Runnable move) {
            if (working) {
                move.run();
            } else {
                next = Optional.of(move);
            }
        }

        void goOn(long time) {
            next.ifPresent(move -> loop.at(time, () -> makeOrKeep(move)));
            next = Optional.empty();
        }
    }

    private final class Seat implements LoadConnection.Owner {
        private final Pair pair;
        private final String name;
        private final Optional<String> code;
        private final LoadConnection connection;
        private boolean seated;
        private boolean hasSaidBegin;
        private boolean moved;
        private int games;

        Seat(Pair pair, String name, Optional<String> code) throws IOException {
            this.pair = pair;
            this.name = name;
            this.code = code;
            connection = new LoadConnection(loop, code.isPresent() ? guestPort : port, this);
        }

        void say(ClientMessage message) {
            connection.send(message.json());
        }

        @Override
        public void opened() {
            say(new ClientMessage.Hello(1, "load", "en", code, Optional.empty(), ASKED_MOVES));
            if (code.isEmpty()) {
                List<SeatPlan> seats = List.of(SeatPlan.PERSON, SeatPlan.PERSON);
                say(new ClientMessage.Open(game, Json.of(Map.of()), seats, 0, false));
            }
        }

        @Override
        public void text(ReceivedText text) {
            if (text.startsWith(EVENTS)) {
                told++;
                toldLength += text.length();
                events(text);
            } else if (text.startsWith(VIEW)) {
                pair.hasBegun();
                position(text, text.number(REVISION));
            } else if (text.startsWith(TABLE)) {
                table(text.toString());
            } else if (text.startsWith(OVER)) {
                pair.over(this);
            } else {
                other(text.toString());
            }
        }

        private void events(ReceivedText text) {
            long revision = text.number(REVISION);
            if (!moved && revision == pair.sentRevision + 1) {
                latencies.add(System.nanoTime() - pair.sent);
            }
            moved = false;
            position(text, revision);
        }

        /** Whoever is offered moves makes one of them. */
        private void position(ReceivedText text, long revision) {
            // Most messages say at their end that it is somebody else's turn.
            int offered = text.endsWith(NO_MOVES) ? -1 : text.last(MOVES);
            if (offered >= 0) {
                String move = anyMove(text, offered + MOVES.length, revision);
                pair.plan(() -> move(revision, move));
            }
        }

        /** One of the moves that begin at a place of the text, the same in every run. */
        private String anyMove(ReceivedText text, int first, long revision) {
            List<String> all = new ArrayList<>(ASKED_MOVES);
            int start = first;
            while (start > 0) {
                String move = text.until('"', start);
                all.add(move);
                int end = start + move.length();
                start = text.at(end + 1) == ',' ? end + 3 : -1;
            }
            long mixed = (revision * 31 + pair.number + 1) * 0x9E3779B97F4A7C15L;
            return all.get((int) ((mixed >>> 33) % all.size()));
        }

        private void move(long revision, String move) {
            String text =
                    "{\"kind\":\"move\",\"revision\":" + revision + ",\"move\":\"" + move + "\"}";
            moves++;
            moveLength += text.length();
            moved = true;
            pair.sentRevision = revision;
            pair.sent = System.nanoTime();
            connection.send(text);
        }

        private void table(String text) {
            if (code.isPresent()) {
                sit();
            } else if (text.contains("\"stage\":\"betweenRounds\"")) {
                if (pair.dealtAfter != pair.sentRevision) {
                    pair.dealtAfter = pair.sentRevision;
                    say(new ClientMessage.Next());
                }
            } else if (!hasSaidBegin && text.contains("\"stage\":\"waiting\"")) {
                hasSaidBegin = text.split("\"kind\":\"person\"", -1).length == 3;
                if (hasSaidBegin) {
                    say(new ClientMessage.Begin());
                }
            }
        }

        private void other(String text) {
            try {
                ServerMessage message = ServerMessage.read(text);
                if (message instanceof ServerMessage.Seated now && code.isEmpty() && !seated) {
                    sit();
                    pair.join(now.code());
                } else if (message instanceof ServerMessage.Trouble
                        || message instanceof ServerMessage.Refused) {
                    throw new IllegalStateException(text);
                }
            } catch (BadInput e) {
                throw new IllegalStateException(text, e);
            }
        }

        private void sit() {
            if (!seated) {
                seated = true;
                say(new ClientMessage.Sit(OptionalInt.empty(), name, SALT));
            }
        }
    }
}
