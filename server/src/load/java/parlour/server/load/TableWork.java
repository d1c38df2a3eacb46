package parlour.server.load;

import com.sun.management.ThreadMXBean;

import parlour.json.Json;
import parlour.server.log.ServerLog;
import parlour.server.metrics.Metrics;
import parlour.server.storage.Receipt;
import parlour.server.storage.StoredTable;
import parlour.server.storage.TableSteps;
import parlour.server.storage.TableStorage;
import parlour.server.tables.Client;
import parlour.server.tables.ComputerSettings;
import parlour.server.tables.Reception;
import parlour.server.tables.RunningTable;
import parlour.server.tables.ServerClock;
import parlour.server.tables.Tables;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.SeatPlan;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;

/**
 * What tables themselves cost a move: reading it, rules, views, messages and the entry, without
 * sockets, threads or a disk. It is measured in processor time, so that whatever else the machine
 * does hardly matters.
 */
final class TableWork {
    private static final String SALT = "00112233445566778899aabbccddeeff";
    private static final String MOVES = "\"moves\":[\"";
    private static final String REVISION = "\"revision\":";
    private static final int ASKED_MOVES = 5;
    private static final int GAMES_AT_A_TABLE = 3;
    private static final double MICRO = 1e3;

    private final String game;
    private final Tables tables;
    private final List<Pair> pairs = new ArrayList<>();
    private final ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private long moves;
    private long told;
    private long lastId;

    TableWork(String game, int count) throws BadInput {
        this.game = game;
        ServerClock clock = new ServerClock(Throwable::printStackTrace);
        tables =
                new Tables(
                        Integer.MAX_VALUE,
                        new ComputerSettings(1, 10, 0),
                        new Memory(),
                        clock,
                        new Metrics(),
                        new Quiet());
        for (int i = 0; i < count; i++) {
            pairs.add(new Pair(i));
        }
    }

    /** Plays so many moves and says what each of them cost. */
    void measure(int blocks, long each) throws BadInput {
        for (int block = 0; block < blocks; block++) {
            long before = moves;
            long toldBefore = told;
            long cpu = thread.getCurrentThreadCpuTime();
            long bytes = thread.getThreadAllocatedBytes(Thread.currentThread().getId());
            while (moves - before < each) {
                for (Pair pair : pairs) {
                    pair.step();
                }
            }
            long done = moves - before;
            double nanos = thread.getCurrentThreadCpuTime() - cpu;
            long used = thread.getThreadAllocatedBytes(Thread.currentThread().getId()) - bytes;
            Load.say(
                    "%s: %.1f µs a move, %.1f KB allocated, %d characters told",
                    game, nanos / MICRO / done, used / 1024.0 / done, (told - toldBefore) / done);
        }
    }

    /** Two bots and their tables, one after the other. */
    private final class Pair {
        private final int number;
        private Seat first;
        private Seat second;
        private RunningTable table;

        Pair(int number) throws BadInput {
            this.number = number;
            open();
        }

        private void open() throws BadInput {
            first = new Seat();
            second = new Seat();
            List<SeatPlan> seats = List.of(SeatPlan.PERSON, SeatPlan.PERSON);
            table =
                    tables.open(
                            first,
                            hello(Optional.empty()),
                            new ClientMessage.Open(game, Json.of(Map.of()), seats, 0, false));
            say(first, new ClientMessage.Sit(OptionalInt.empty(), "Anna", SALT));
            say(second, hello(Optional.of(table.code())));
            say(second, new ClientMessage.Sit(OptionalInt.empty(), "Tom", SALT));
            say(first, new ClientMessage.Begin());
        }

        private ClientMessage.Hello hello(Optional<String> code) {
            return new ClientMessage.Hello(1, "load", "en", code, Optional.empty(), ASKED_MOVES);
        }

        private void say(Seat seat, ClientMessage message) throws BadInput {
            if (table.receive(seat, ClientMessage.read(message.json()), System.nanoTime())
                    != Reception.FINE) {
                throw new IllegalStateException(seat.last);
            }
        }

        /** A move, or what is needed before the next one. */
        void step() throws BadInput {
            if (play(first) || play(second)) {
                moves++;
            } else if (first.over) {
                again();
            } else {
                say(first, new ClientMessage.Next());
            }
        }

        private boolean play(Seat seat) throws BadInput {
            String text = seat.position;
            int offered = text.lastIndexOf(MOVES);
            if (offered < 0) {
                return false;
            }
            int start = text.indexOf(REVISION) + REVISION.length();
            String revision = text.substring(start, text.indexOf(',', start));
            String move = anyMove(text, offered + MOVES.length(), Long.parseLong(revision));
            String said = "{\"kind\":\"move\",\"revision\":" + revision + ",\"move\":\"" + move;
            seat.position = "";
            if (table.receive(seat, ClientMessage.read(said + "\"}"), System.nanoTime())
                    != Reception.FINE) {
                throw new IllegalStateException(said);
            }
            return true;
        }

        private String anyMove(String text, int from, long revision) {
            List<String> all = new ArrayList<>(ASKED_MOVES);
            int start = from;
            while (start > 0) {
                int end = text.indexOf('"', start);
                all.add(text.substring(start, end));
                start = text.charAt(end + 1) == ',' ? end + 3 : -1;
            }
            long mixed = (revision * 31 + number + 1) * 0x9E3779B97F4A7C15L;
            return all.get((int) ((mixed >>> 33) % all.size()));
        }

        private void again() throws BadInput {
            first.over = false;
            second.over = false;
            first.games++;
            if (first.games < GAMES_AT_A_TABLE) {
                say(first, new ClientMessage.Again(SALT));
                say(second, new ClientMessage.Again(SALT));
            } else {
                say(first, new ClientMessage.Leave());
                say(second, new ClientMessage.Leave());
                open();
            }
        }
    }

    private final class Seat implements Client {
        private final long id = ++lastId;
        private String position = "";
        private String last = "";
        private boolean over;
        private int games;

        @Override
        public long id() {
            return id;
        }

        @Override
        public void send(String message) {
            last = message;
            if (message.startsWith("{\"kind\":\"events\"")) {
                told += message.length();
                position = message;
            } else if (message.startsWith("{\"kind\":\"view\"")) {
                position = message;
            } else if (message.startsWith("{\"kind\":\"over\"")) {
                over = true;
            }
        }

        @Override
        public void sendLast(String message) {
            last = message;
        }
    }

    /** Stores nothing, at once. */
    private static final class Memory implements TableStorage, TableSteps {
        @Override
        public List<StoredTable> tables() {
            return List.of();
        }

        @Override
        public void start(int port) {
            // There is nothing to start.
        }

        @Override
        public TableSteps table(String code) {
            return this;
        }

        @Override
        public CompletableFuture<Found> take(String code) {
            return CompletableFuture.completedFuture(new Found.Nothing());
        }

        @Override
        public boolean isFailing() {
            return false;
        }

        @Override
        public long length() {
            return 0;
        }

        @Override
        public void close() {
            // Nothing is open.
        }

        @Override
        public void append(String content, Receipt receipt) {
            receipt.stored();
        }

        @Override
        public void flush(Receipt receipt) {
            receipt.stored();
        }

        @Override
        public void clear(Receipt receipt) {
            receipt.stored();
        }
    }

    private static final class Quiet implements ServerLog {
        @Override
        public void note(Phrase what) {
            // Tables come and go.
        }

        @Override
        public void trouble(Phrase what) {
            System.err.println(what);
        }

        @Override
        public void mistake(Throwable mistake) {
            mistake.printStackTrace();
        }
    }
}
