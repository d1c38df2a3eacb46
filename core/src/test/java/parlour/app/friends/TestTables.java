package parlour.app.friends;

import parlour.app.TestNetwork;
import parlour.app.platform.Connection;
import parlour.engine.Rng;
import parlour.table.Delivery;
import parlour.table.Outcome;
import parlour.table.Randomness;
import parlour.table.SharedTable;
import parlour.table.TableCode;
import parlour.table.TableEntry;
import parlour.table.ThinkingJob;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A server of shared tables without sockets: connections break and time passes when a test says.
 */
public final class TestTables implements TestNetwork.Server {
    private static final int SHORT_THOUGHT = 3;

    private final Map<Long, Client> clients = new LinkedHashMap<>();
    private final Map<String, SharedTable> tables = new HashMap<>();
    private final Map<String, List<TableEntry>> stored = new LinkedHashMap<>();

    /** What is to be told as soon as it is stored. */
    private final Deque<Runnable> late = new ArrayDeque<>();

    private final Rng rng;
    private final Randomness randomness;
    private long connections;
    private int newerProtocol;
    private int complaints;
    private String code = "";
    private long now;
    private boolean down;
    private boolean deaf;
    private boolean mute;
    private boolean slow;
    private boolean thinks = true;

    /** What is on its way, while it is. */
    private Optional<List<Runnable>> travelling = Optional.empty();

    public TestTables(long seed) {
        rng = new Rng(seed);
        randomness =
                count -> {
                    byte[] bytes = new byte[count];
                    for (int i = 0; i < count; i++) {
                        bytes[i] = (byte) rng.next();
                    }
                    return bytes;
                };
    }

    /** One connection. */
    private final class Client implements Connection {
        private final long number;
        private final Listener listener;
        private Optional<ClientMessage.Hello> hello = Optional.empty();
        private Optional<SharedTable> table = Optional.empty();

        Client(long number, Listener listener) {
            this.number = number;
            this.listener = listener;
        }

        @Override
        public void send(String text) {
            if (!deaf && clients.containsKey(number)) {
                try {
                    receive(this, ClientMessage.read(text));
                } catch (BadInput e) {
                    listener.received(new ServerMessage.Trouble(e.phrase()).json());
                }
            }
        }

        @Override
        public void close() {
            end(this);
        }
    }

    @Override
    public Connection connect(String address, Connection.Listener listener) {
        if (down) {
            listener.closed();
            return Connection.NONE;
        }
        Client client = new Client(++connections, listener);
        clients.put(client.number, client);
        listener.opened();
        return client;
    }

    /** The code of the last table that was opened. */
    public String code() {
        return code;
    }

    /** How many connections there are. */
    public int count() {
        return clients.size();
    }

    /** How often somebody was told that something is not possible. */
    public int complaints() {
        return complaints;
    }

    /** What is kept of all tables. */
    public List<String> kept() {
        return stored.values().stream().flatMap(List::stream).map(TableEntry::json).toList();
    }

    /** How many connections there have been. */
    public long connections() {
        return connections;
    }

    /**
     * From now on the server speaks another protocol.
     *
     * @param newer by how many versions
     */
    public void protocol(int newer) {
        newerProtocol = newer;
    }

    /** To a newer server everybody sounds old. */
    private ClientMessage.Hello asHeard(ClientMessage.Hello hello) {
        return new ClientMessage.Hello(
                hello.protocol() - newerProtocol,
                hello.version(),
                hello.language(),
                hello.code(),
                hello.token(),
                hello.moves());
    }

    private void receive(Client client, ClientMessage message) throws BadInput {
        if (message instanceof ClientMessage.Hello hello) {
            client.hello = Optional.of(hello);
            String welcome = ServerMessage.Welcome.answer(asHeard(hello), "test").json();
            travels(() -> client.listener.received(welcome));
            if (hello.code().isEmpty()) {
                return;
            }
            client.table = Optional.ofNullable(tables.get(hello.code().get()));
            if (client.table.isEmpty()) {
                dismiss(client, Phrase.of("table.closed"));
                return;
            }
        }
        Optional<SharedTable> before = openedBefore(message);
        if (before.isPresent()) {
            client.table = before;
            Optional<String> token = ((ClientMessage.Open) message).token();
            ClientMessage.Hello said = client.hello.orElseThrow().at(before.get().code(), token);
            deliver(before.get(), before.get().receive(client.number, said, now));
        } else if (message instanceof ClientMessage.Open open) {
            SharedTable.Opening opening =
                    SharedTable.open(
                            TableCode.draw(randomness),
                            client.number,
                            client.hello.orElseThrow(),
                            open,
                            randomness,
                            now);
            code = opening.table().code();
            tables.put(code, opening.table());
            client.table = Optional.of(opening.table());
            deliver(opening.table(), opening.outcome());
        } else {
            SharedTable table = client.table.orElseThrow();
            deliver(table, table.receive(client.number, message, now));
            think(table);
        }
    }

    private Optional<SharedTable> openedBefore(ClientMessage message) {
        return message instanceof ClientMessage.Open open && open.token().isPresent()
                ? tables.values().stream()
                        .filter(table -> table.admits(open.token().get()))
                        .findFirst()
                : Optional.empty();
    }

    /** How many tables were opened. */
    public int tables() {
        return tables.size();
    }

    private void dismiss(Client client, Phrase why) {
        client.listener.received(new ServerMessage.Trouble(why).json());
        clients.remove(client.number);
        client.listener.closed();
    }

    /** Whether computers move at once, or never. */
    public void thinks(boolean atOnce) {
        thinks = atOnce;
        tables.values().forEach(this::think);
    }

    private void think(SharedTable table) {
        Optional<ThinkingJob> job = thinks ? table.thinking() : Optional.empty();
        while (job.isPresent()) {
            job.get().advance(SHORT_THOUGHT);
            deliver(
                    table,
                    table.computerMoves(job.get().revision(), job.get().move().orElseThrow(), now));
            job = table.thinking();
        }
    }

    private void deliver(SharedTable table, Outcome outcome) {
        stored.computeIfAbsent(table.code(), any -> new ArrayList<>()).addAll(outcome.entries());
        for (Delivery delivery : outcome.deliveries()) {
            Client client = clients.get(delivery.connection());
            if (delivery.message() instanceof ServerMessage.Trouble
                    || delivery.message() instanceof ServerMessage.Refused) {
                complaints++;
            }
            if (client != null && !mute) {
                late.add(() -> deliver(client, delivery));
            }
        }
        catchUp();
    }

    private void deliver(Client client, Delivery delivery) {
        String text = delivery.message().json();
        travels(() -> client.listener.received(text));
        if (delivery.last()) {
            clients.remove(client.number);
            client.listener.closed();
        }
    }

    private void catchUp() {
        while (!slow && !late.isEmpty()) {
            late.remove().run();
        }
    }

    /** From now on nobody is told anything until the disk is quick again. */
    public void slow(boolean disk) {
        slow = disk;
        catchUp();
    }

    private void travels(Runnable arrives) {
        if (travelling.isPresent()) {
            travelling.get().add(arrives);
        } else {
            arrives.run();
        }
    }

    /** From now on what the tables say is on its way, until it arrives. */
    public void late(boolean underway) {
        List<Runnable> arriving = travelling.orElse(List.of());
        travelling = underway ? Optional.of(new ArrayList<>()) : Optional.empty();
        arriving.forEach(Runnable::run);
    }

    private void end(Client client) {
        if (clients.remove(client.number) != null) {
            client.table.ifPresent(
                    table -> {
                        deliver(table, table.disconnected(client.number, now));
                        think(table);
                    });
        }
    }

    /** Lets time pass at the tables. */
    public void pass(long millis) {
        now += millis;
        for (SharedTable table : tables.values()) {
            deliver(table, table.tick(now));
            think(table);
        }
    }

    /** All connections break. */
    public void cut() {
        for (Client client : List.copyOf(clients.values())) {
            cut(client);
        }
    }

    /** The connection that was made as the nth of those that are there breaks. */
    public void cut(int nth) {
        cut(new ArrayList<>(clients.values()).get(nth));
    }

    private void cut(Client client) {
        end(client);
        client.listener.closed();
    }

    /** From now on nobody can connect, or again. */
    public void down(boolean unreachable) {
        down = unreachable;
    }

    /** From now on what is sent is lost without anybody noticing, or again not. */
    public void deaf(boolean losing) {
        deaf = losing;
    }

    /** From now on what the tables say is lost without anybody noticing, or again not. */
    public void mute(boolean losing) {
        mute = losing;
    }

    /** The program of the server is killed and started again: only what was kept is left. */
    public void restart() {
        List<Client> before = List.copyOf(clients.values());
        clients.clear();
        try {
            for (SharedTable table : List.copyOf(tables.values())) {
                List<TableEntry> kept = new ArrayList<>();
                for (TableEntry entry : stored.get(table.code())) {
                    kept.add(TableEntry.read(entry.json()));
                }
                tables.put(table.code(), SharedTable.restore(kept, randomness, now));
            }
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
        before.forEach(client -> client.listener.closed());
    }
}
