package parlour.server.socket;

import parlour.server.limits.MessageLimit;
import parlour.server.metrics.Metrics;
import parlour.server.storage.Peer;
import parlour.server.tables.Client;
import parlour.server.tables.Finding;
import parlour.server.tables.Reception;
import parlour.server.tables.RunningTable;
import parlour.table.TableCode;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The connection of one client: takes its messages one by one to its table, and sends what it is
 * told. Whatever it does wrong costs only itself.
 */
final class ClientConnection implements ClientSocket.Listener, Client {
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final Connections connections;
    private final long id;
    private final Visitor.Origin origin;
    private final long begun = System.nanoTime();
    private final MessageLimit limit;
    private final SendQueue queue;
    private final AtomicBoolean closing = new AtomicBoolean();
    private final AtomicBoolean closed = new AtomicBoolean();

    private volatile boolean ignored;

    private volatile ClientSocket socket;
    private volatile Optional<ClientMessage.Hello> hello = Optional.empty();
    private volatile Optional<RunningTable> table = Optional.empty();

    /** The way to the table, if another server has it. */
    private volatile Optional<Relay> relay = Optional.empty();

    ClientConnection(Connections connections, long id, Visitor.Origin origin) {
        this.connections = connections;
        this.id = id;
        this.origin = origin;
        this.limit = new MessageLimit(connections.settings().limits(), begun);
        this.queue = new SendQueue(connections.settings().queueBytes());
    }

    @Override
    public long id() {
        return id;
    }

    /** When it was made, in nanoseconds. */
    long begun() {
        return begun;
    }

    boolean hasSaidHello() {
        return hello.isPresent();
    }

    @Override
    public void opened(ClientSocket opened) {
        socket = opened;
        Optional<Phrase> refusal = connections.opened(this, address());
        if (refusal.isPresent()) {
            connections.metrics().refused(Metrics.Refusal.LIMIT);
            ignored = true;
            closeAfter(new ServerMessage.Trouble(refusal.get()), CloseReason.TRY_AGAIN);
        } else {
            opened.demand();
        }
    }

    @Override
    public void text(String text) {
        long received = System.nanoTime();
        connections.metrics().received();
        if (closing.get()) {
            next();
            return;
        }
        if (!limit.message(received)) {
            int most = connections.settings().limits().messages();
            end(Phrase.of("server.tooFast", most), Metrics.Closing.RATE);
            return;
        }
        try {
            take(ClientMessage.read(text), received);
        } catch (BadInput e) {
            trouble(e.phrase(), Metrics.Refusal.TROUBLE);
        } catch (RuntimeException e) {
            connections.mistake(e);
            end(Phrase.of("server.broken"), Metrics.Closing.TROUBLES);
        }
    }

    private void take(ClientMessage message, long received) throws BadInput {
        if (message instanceof ClientMessage.Hello other && isForAnotherTable(other)) {
            leave();
        }
        if (relay.isPresent()) {
            limit.fine();
            relay.get().send(message.json(), this::next);
        } else if (table.isPresent()) {
            receive(table.get(), message, received);
        } else if (message instanceof ClientMessage.Hello first) {
            hello(first, received);
        } else if (message instanceof ClientMessage.Open open && hello.isPresent()) {
            new TableOpening(connections, this, hello.get(), open).begin(received);
        } else {
            throw new BadInput(hello.isPresent() ? "server.noTable" : "table.helloFirst");
        }
    }

    private boolean isForAnotherTable(ClientMessage.Hello other) {
        Optional<String> here = table.map(RunningTable::code).or(() -> relay.map(Relay::code));
        return here.isPresent()
                && other.code().isPresent()
                && !TableCode.read(other.code().get()).equals(here);
    }

    private void leave() {
        table.ifPresent(known -> known.disconnected(this));
        table = Optional.empty();
        relay.ifPresent(Relay::close);
        relay = Optional.empty();
    }

    private void receive(RunningTable known, ClientMessage message, long received) {
        Reception reception = known.receive(this, message, received);
        switch (reception) {
            case TROUBLE -> {
                connections.metrics().refused(Metrics.Refusal.TROUBLE);
                if (!limit.trouble()) {
                    end(Phrase.of("server.tooMuchTrouble"), Metrics.Closing.TROUBLES);
                }
            }
            case REFUSED -> {
                connections.metrics().refused(Metrics.Refusal.MOVE);
                limit.fine();
            }
            case GONE -> {
                // It told everybody why; whoever asks after that comes again.
                comeAgain();
                return;
            }
            case FINE -> {
                limit.fine();
                if (message instanceof ClientMessage.Leave) {
                    // It may open or join another table.
                    known.disconnected(this);
                    table = Optional.empty();
                }
            }
        }
        if (closed.get()) {
            // It ended while it waited for the table, which may have heard that before this.
            known.disconnected(this);
        }
        next();
    }

    private void hello(ClientMessage.Hello said, long received) throws BadInput {
        ServerMessage answer = connections.answer(said);
        if (answer instanceof ServerMessage.Trouble) {
            closeAfter(answer, CloseReason.NORMAL);
            return;
        }
        if (said.code().isEmpty()) {
            hello = Optional.of(said);
            send(answer.json());
            limit.fine();
            next();
            return;
        }
        boolean guessing =
                origin.guessing() || !connections.addresses().mayTryCode(address(), received);
        if (guessing && said.token().isEmpty()) {
            tooManyCodes();
            return;
        }
        Optional<String> code = TableCode.read(said.code().get());
        if (code.isEmpty()) {
            wrongCode();
            return;
        }
        connections.tables().find(code.get(), found -> found(found, said, guessing, received));
    }

    /** It is known where the table is that the client has asked for. */
    void found(Finding found, ClientMessage.Hello said, boolean guessing, long received) {
        if (found instanceof Finding.Unknown unknown) {
            closeAfter(new ServerMessage.Trouble(unknown.why()), CloseReason.TRY_AGAIN);
            next();
        } else if (found instanceof Finding.Here here && (!guessing || here.table().admits(said))) {
            hello = Optional.of(said);
            send(connections.answer(said).json());
            join(here.table(), said, received);
        } else if (found instanceof Finding.Elsewhere elsewhere) {
            bring(elsewhere.peer(), said, guessing, received);
        } else if (guessing) {
            tooManyCodes();
        } else {
            wrongCode();
        }
    }

    private void bring(Peer peer, ClientMessage.Hello said, boolean guessing, long received) {
        if (origin.relayed()) {
            // The table has just moved on; the client looks for it anew.
            comeAgain();
            return;
        }
        hello = Optional.of(said);
        new RelayAttempt(connections, this, said, guessing, received).begin(peer);
    }

    /** From now on its messages go to another server. */
    void relayed(Relay opened) {
        relay = Optional.of(opened);
        if (closed.get()) {
            opened.close();
        }
    }

    String address() {
        return origin.address();
    }

    /** Answers a message by closing the connection; the client finds the table again by itself. */
    void comeAgain() {
        comeAgainUnasked();
        next();
    }

    /** The same when there is no message to answer: the next one is waited for already. */
    void comeAgainUnasked() {
        closeAfter(new ServerMessage.Trouble(Phrase.of("server.tableGone")), CloseReason.TRY_AGAIN);
    }

    /** Closes the connection as another server has closed its own. */
    void closeLike(int status) {
        if (closing.compareAndSet(false, true)) {
            close(status);
        }
    }

    /** Only whoever has a place at a table learns now whether there is one. */
    private void tooManyCodes() {
        trouble(Phrase.of("server.tooManyCodes"), Metrics.Refusal.LIMIT);
    }

    private void wrongCode() {
        connections.wrongCode(address());
        trouble(Phrase.of("server.noSuchTable"), Metrics.Refusal.CODE);
    }

    void join(RunningTable found, ClientMessage.Hello said, long received) {
        table = Optional.of(found);
        receive(found, said, received);
    }

    /** The client has opened a table. */
    void opened(RunningTable own) {
        table = Optional.of(own);
        if (closed.get()) {
            own.disconnected(this);
        }
        limit.fine();
        next();
    }

    /** Reads on; in the end what the client says to the closing of its connection. */
    void next() {
        if (!ignored && !closed.get()) {
            socket.demand();
        }
    }

    /** Answers with a complaint, and ends the connection if there were too many of them. */
    void trouble(Phrase what, Metrics.Refusal why) {
        connections.metrics().refused(why);
        if (limit.trouble()) {
            send(new ServerMessage.Trouble(what).json());
            next();
        } else {
            end(what, Metrics.Closing.TROUBLES);
        }
    }

    /** Ends the connection with a word. */
    void end(Phrase what, Metrics.Closing why) {
        if (!closing.get()) {
            connections.metrics().closed(why);
        }
        ignored = true;
        closeAfter(new ServerMessage.Trouble(what), CloseReason.WRONGDOING);
    }

    @Override
    public void binary() {
        end(Phrase.of("server.textOnly"), Metrics.Closing.MESSAGE);
    }

    @Override
    public void send(String message) {
        if (!closing.get()) {
            post(message, () -> {});
        }
    }

    @Override
    public void sendLast(String message) {
        if (closing.compareAndSet(false, true)) {
            post(message, () -> close(CloseReason.NORMAL));
        }
    }

    private void closeAfter(ServerMessage message, int status) {
        if (closing.compareAndSet(false, true)) {
            post(message.json(), () -> close(status));
        }
    }

    private void post(String message, Runnable then) {
        int length = message.length();
        if (!queue.add(length)) {
            // A word would have to wait behind what is not read.
            if (!closing.getAndSet(true)) {
                connections.metrics().closed(Metrics.Closing.SLOW);
            }
            socket.disconnect();
            return;
        }
        connections.metrics().sent();
        socket.send(
                message,
                () -> {
                    queue.done(length);
                    then.run();
                },
                failure -> socket.disconnect());
    }

    /** Closes it after the client has had time to read why. */
    private void close(int status) {
        socket.close(status);
        connections.later(FAREWELL, socket::disconnect);
    }

    /** The server stops; whoever is connected may come again. */
    void goAway() {
        closing.set(true);
        socket.close(CloseReason.SHUTDOWN);
    }

    void ping() {
        socket.ping();
    }

    @Override
    public void closed(int status) {
        if (status == CloseReason.MESSAGE_TOO_LARGE) {
            connections.metrics().closed(Metrics.Closing.MESSAGE);
        }
        gone();
    }

    @Override
    public void gone() {
        closing.set(true);
        if (closed.compareAndSet(false, true)) {
            connections.closed(this, address());
            // Not within whatever the table is just doing.
            table.ifPresent(
                    known -> connections.later(Duration.ZERO, () -> known.disconnected(this)));
            relay.ifPresent(Relay::close);
        }
    }
}
