package parlour.server.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.OutgoingEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.json.Json;
import parlour.server.journal.BreakableJournal;
import parlour.server.limits.AddressLimits;
import parlour.server.log.ServerLog;
import parlour.server.metrics.Metrics;
import parlour.server.tables.ComputerSettings;
import parlour.server.tables.Finding;
import parlour.server.tables.RunningTable;
import parlour.server.tables.ServerClock;
import parlour.server.tables.Tables;
import parlour.wire.ClientMessage;
import parlour.wire.Limits;
import parlour.wire.SeatPlan;
import parlour.wire.ServerMessage;

import java.nio.channels.ReadPendingException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A connection without a network, at moments that a network would not let a test choose. */
class ClientConnectionTest {
    private static final int PATIENCE_SECONDS = 30;
    private static final String HERE = "192.0.2.1";

    private BreakableJournal disk;
    private ServerClock clock;
    private Tables tables;
    private Connections connections;

    /** A connection and what was sent through it. */
    private final class Program {
        private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
        private final CompletableFuture<Integer> closed = new CompletableFuture<>();
        private final Semaphore demand = new Semaphore(0);
        private final ClientConnection connection =
                connections.create(new Visitor.Origin(HERE, false, false));
        private final ClientSocket socket = new ClientSocket(connection);

        Program() {
            socket.onOpen(new Session(), Callback.NOOP);
        }

        /** What the library would do with a network. */
        private final class Session extends CoreSession.Empty {
            @Override
            public void demand() {
                if (demand.availablePermits() > 0) {
                    throw new ReadPendingException();
                }
                demand.release();
            }

            @Override
            public void sendFrame(OutgoingEntry entry) {
                if (entry.getFrame().getOpCode() == OpCode.TEXT) {
                    told.add(entry.getFrame().getPayloadAsUTF8());
                }
                entry.getCallback().succeeded();
            }

            @Override
            public void close(int status, String reason, Callback callback) {
                closed.complete(status);
                callback.succeeded();
            }
        }

        /** Says something as soon as it is listened to. */
        void say(ClientMessage message) {
            try {
                assertTrue(demand.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS));
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            socket.onFrame(new Frame(OpCode.TEXT, message.json()), Callback.NOOP);
        }

        <T extends ServerMessage> T await(Class<T> kind) throws Exception {
            while (true) {
                String text = told.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                assertNotNull(text, "a message came");
                ServerMessage message = ServerMessage.read(text);
                if (kind.isInstance(message)) {
                    return kind.cast(message);
                }
            }
        }
    }

    @BeforeEach
    void start() throws Exception {
        disk = new BreakableJournal();
        disk.journal().start();
        clock = new ServerClock(Throwable::printStackTrace);
        Metrics metrics = new Metrics();
        tables =
                new Tables(
                        10,
                        new ComputerSettings(1, 5, 0),
                        disk.journal(),
                        clock,
                        metrics,
                        ServerLog.NONE);
        connections =
                new Connections(
                        new Connections.Settings(
                                "test",
                                Limits.USUAL,
                                64 * 1024,
                                100,
                                AddressLimits.Most.USUAL,
                                Duration.ofMinutes(10),
                                Duration.ofMinutes(10)),
                        tables,
                        Optional.empty(),
                        clock,
                        metrics,
                        ServerLog.NONE);
    }

    @AfterEach
    void stop() {
        tables.stop();
        clock.stop();
        disk.journal().close();
    }

    private static ClientMessage.Hello hello(Optional<String> code, Optional<String> token) {
        return new ClientMessage.Hello(1, "test", "en", code, token, 0);
    }

    /** Opens a table and sits down at its first seat; returns its place. */
    private static ServerMessage.Seated open(Program program) throws Exception {
        program.say(hello(Optional.empty(), Optional.empty()));
        program.say(
                new ClientMessage.Open(
                        "crosswise",
                        Json.of(Map.of()),
                        List.of(SeatPlan.PERSON, SeatPlan.PERSON),
                        0,
                        true));
        return program.await(ServerMessage.Seated.class);
    }

    private static void sit(Program program) {
        program.say(new ClientMessage.Sit(OptionalInt.of(0), "Anna", "00".repeat(16)));
    }

    private RunningTable find(String code) throws Exception {
        CompletableFuture<Finding> found = new CompletableFuture<>();
        tables.find(code, found::complete);
        return ((Finding.Here) found.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).table();
    }

    /** It says hello again, waits for the table, and its end is heard there first. */
    @Test
    void whoeverEndsWhileWaitingForTheTableIsNotThere() throws Exception {
        Program anna = new Program();
        ServerMessage.Seated place = open(anna);
        sit(anna);
        assertTrue(anna.await(ServerMessage.Seated.class).seat().isPresent());
        RunningTable table = find(place.code());
        // What follows from the end of the connection is done by the test, when it wants.
        clock.stop();
        Thread waiting =
                new Thread(() -> anna.say(hello(Optional.of(place.code()), place.token())));
        synchronized (table) {
            waiting.start();
            while (waiting.getState() != Thread.State.BLOCKED) {
                Thread.onSpinWait();
            }
            anna.socket.onClosed(new CloseStatus(CloseStatus.SHUTDOWN), Callback.NOOP);
            table.disconnected(anna.connection);
        }
        waiting.join();
        Program ben = new Program();
        ben.say(hello(Optional.of(place.code()), Optional.empty()));
        assertFalse(ben.await(ServerMessage.Table.class).seats().get(0).present());
    }

    /** Nobody forgets a place because a disk failed, and it does not count as guessing. */
    @Test
    void whoeverComesBackWhileTheTableCannotBeReadTriesAgain() throws Exception {
        Program anna = new Program();
        ServerMessage.Seated place = open(anna);
        disk.fail();
        sit(anna);
        assertEquals("server.notStored", anna.await(ServerMessage.Trouble.class).reason().key());
        for (int i = 0; i < 2 * AddressLimits.Most.USUAL.wrongCodes(); i++) {
            Program back = new Program();
            back.say(hello(Optional.of(place.code()), place.token()));
            assertEquals(
                    "server.tableGone", back.await(ServerMessage.Trouble.class).reason().key());
            assertEquals(4013, back.closed.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        }
        disk.mend();
        Program back = new Program();
        back.say(hello(Optional.of(place.code()), place.token()));
        assertTrue(back.await(ServerMessage.Seated.class).opener());
    }

    /** Its next message is waited for then, and the library bears no second wish for it. */
    @Test
    void whoeverLosesTheWayToItsTableBetweenMessagesComesAgain() throws Exception {
        Program anna = new Program();
        ClientMessage.Hello hello = hello(Optional.of("BCDFGH"), Optional.empty());
        new RelayAttempt(connections, anna.connection, hello, false, 0).ended(Relay.LOST);
        assertEquals("server.tableGone", anna.await(ServerMessage.Trouble.class).reason().key());
        assertEquals(4013, anna.closed.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
    }
}
