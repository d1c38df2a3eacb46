package parlour.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.json.Json;
import parlour.server.journal.BreakableJournal;
import parlour.server.log.ServerLog;
import parlour.server.metrics.Metrics;
import parlour.wire.ClientMessage;
import parlour.wire.Gesture;
import parlour.wire.SeatPlan;
import parlour.wire.ServerMessage;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** What cannot be stored has not happened, and the table goes on from what was. */
class TablesTest {
    private static final int PATIENCE_SECONDS = 30;

    private BreakableJournal disk;
    private ServerClock clock;
    private Tables tables;

    /** A client without a socket. */
    private static final class FakeClient implements Client {
        private final long id;
        private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
        private volatile boolean ended;

        FakeClient(long id) {
            this.id = id;
        }

        @Override
        public long id() {
            return id;
        }

        @Override
        public void send(String message) {
            told.add(message);
        }

        @Override
        public void sendLast(String message) {
            ended = true;
            told.add(message);
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
        clock = new ServerClock(mistake -> mistake.printStackTrace());
        tables =
                new Tables(
                        10,
                        new ComputerSettings(1, 5, 0),
                        disk.journal(),
                        clock,
                        new Metrics(),
                        ServerLog.NONE);
    }

    @AfterEach
    void stop() {
        tables.stop();
        clock.stop();
        disk.journal().close();
    }

    private static ClientMessage.Hello hello(Optional<String> code, Optional<String> token) {
        return new ClientMessage.Hello(1, "test", "en", code, token, 20);
    }

    private static ClientMessage.Open table() {
        return new ClientMessage.Open(
                "crosswise", Json.of(Map.of()), List.of(SeatPlan.PERSON, SeatPlan.PERSON), 0, true);
    }

    private RunningTable find(String code) throws Exception {
        CompletableFuture<Finding> found = new CompletableFuture<>();
        tables.find(code, found::complete);
        return ((Finding.Here) found.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).table();
    }

    private Finding ask(String code) throws Exception {
        CompletableFuture<Finding> found = new CompletableFuture<>();
        tables.find(code, found::complete);
        return found.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private static ClientMessage.Sit sit(String name) {
        return new ClientMessage.Sit(OptionalInt.empty(), name, "00".repeat(16));
    }

    @Test
    void whatCannotBeStoredHasNotHappened() throws Exception {
        FakeClient anna = new FakeClient(1);
        RunningTable table = tables.open(anna, hello(Optional.empty(), Optional.empty()), table());
        ServerMessage.Seated opener = anna.await(ServerMessage.Seated.class);
        disk.fail();
        assertEquals(Reception.FINE, table.receive(anna, sit("Anna"), System.nanoTime()));
        ServerMessage.Trouble told = anna.await(ServerMessage.Trouble.class);
        assertEquals("server.notStored", told.reason().key());
        assertTrue(anna.ended);
        assertEquals(Reception.GONE, table.receive(anna, sit("Anna"), System.nanoTime()));

        disk.mend();
        RunningTable again = find(opener.code());
        FakeClient back = new FakeClient(2);
        again.receive(back, hello(Optional.of(opener.code()), opener.token()), System.nanoTime());
        assertTrue(back.await(ServerMessage.Seated.class).opener());
        ServerMessage.Table now = back.await(ServerMessage.Table.class);
        assertEquals(Optional.empty(), now.seats().get(0).name(), "she has not sat down");
        again.receive(back, sit("Anna"), System.nanoTime());
        assertTrue(back.await(ServerMessage.Seated.class).seat().isPresent());
        assertFalse(back.ended);
        assertEquals(1, tables.count());
    }

    @Test
    void aTableThatCannotBeReadNowIsNotTakenForOneThatIsGone() throws Exception {
        FakeClient anna = new FakeClient(1);
        RunningTable table = tables.open(anna, hello(Optional.empty(), Optional.empty()), table());
        String code = anna.await(ServerMessage.Seated.class).code();
        disk.fail();
        table.receive(anna, sit("Anna"), System.nanoTime());
        anna.await(ServerMessage.Trouble.class);
        Finding failed = ask(code);
        assertTrue(failed instanceof Finding.Unknown, failed.toString());
        assertTrue(tables.has(code));
        assertTrue(ask("BCDFGH") instanceof Finding.Nowhere);
        disk.mend();
        assertEquals(code, find(code).code());
    }

    @Test
    void aTableThatWasNeverStoredIsGone() throws Exception {
        disk.fail();
        FakeClient anna = new FakeClient(1);
        tables.open(anna, hello(Optional.empty(), Optional.empty()), table());
        ServerMessage.Trouble told = anna.await(ServerMessage.Trouble.class);
        assertEquals("server.notStored", told.reason().key());
        disk.mend();
        assertEquals(0, tables.count());
    }

    @Test
    void aSlowDiskMakesEverybodyLateAndNothingElse() throws Exception {
        FakeClient anna = new FakeClient(1);
        FakeClient tom = new FakeClient(2);
        RunningTable table = tables.open(anna, hello(Optional.empty(), Optional.empty()), table());
        String code = anna.await(ServerMessage.Seated.class).code();
        table.receive(tom, hello(Optional.of(code), Optional.empty()), System.nanoTime());
        table.receive(anna, sit("Anna"), System.nanoTime());
        table.receive(tom, sit("Tom"), System.nanoTime());
        table.receive(anna, new ClientMessage.Begin(), System.nanoTime());
        ServerMessage.View view = anna.await(ServerMessage.View.class);
        tom.await(ServerMessage.View.class);
        FakeClient mover = view.moves().isEmpty() ? tom : anna;
        FakeClient other = mover == anna ? tom : anna;
        List<String> moves = view.moves();
        if (moves.isEmpty()) {
            mover.told.clear();
            table.receive(
                    mover,
                    new ClientMessage.Hello(1, "t", "en", Optional.of(code), Optional.empty(), 20),
                    System.nanoTime());
            moves = mover.await(ServerMessage.View.class).moves();
        }
        mover.told.clear();
        other.told.clear();

        disk.dawdle();
        ClientMessage.Move move = new ClientMessage.Move(view.revision(), moves.get(0));
        assertEquals(Reception.FINE, table.receive(mover, move, System.nanoTime()));
        assertEquals(
                Reception.REFUSED,
                table.receive(mover, move, System.nanoTime()),
                "said again, it is not played again");
        table.receive(other, new ClientMessage.Say(Gesture.HURRY), System.nanoTime());
        FakeClient eva = new FakeClient(3);
        tables.open(eva, hello(Optional.empty(), Optional.empty()), table());
        assertEquals(List.of(), List.copyOf(mover.told), "nothing is said that is not stored");
        assertEquals(List.of(), List.copyOf(other.told));
        assertEquals(List.of(), List.copyOf(eva.told));

        disk.hurry();
        assertEquals(view.revision() + 1, mover.await(ServerMessage.Events.class).revision());
        mover.await(ServerMessage.Refused.class);
        mover.await(ServerMessage.Said.class);
        assertEquals(view.revision() + 1, other.await(ServerMessage.Events.class).revision());
        other.await(ServerMessage.Said.class);
        eva.await(ServerMessage.Seated.class);
        assertFalse(mover.ended || other.ended || eva.ended);
    }

    @Test
    void whatNeedsNoStoringFollowsWhatDoes() throws Exception {
        for (int i = 0; i < 10; i++) {
            FakeClient anna = new FakeClient(2 * i);
            FakeClient tom = new FakeClient(2 * i + 1);
            RunningTable table =
                    tables.open(anna, hello(Optional.empty(), Optional.empty()), table());
            String code = anna.await(ServerMessage.Seated.class).code();
            table.receive(tom, hello(Optional.of(code), Optional.empty()), System.nanoTime());
            table.receive(tom, sit("Tom"), System.nanoTime());
            table.receive(anna, sit("Anna"), System.nanoTime());
            table.receive(anna, new ClientMessage.Say(Gesture.HELLO), System.nanoTime());
            ServerMessage message = tom.await(ServerMessage.class);
            ServerMessage.Table last = null;
            while (!(message instanceof ServerMessage.Said)) {
                last = message instanceof ServerMessage.Table now ? now : last;
                message = tom.await(ServerMessage.class);
            }
            assertEquals(Optional.of("Anna"), last.seats().get(1).name(), "told before it");
        }
    }
}
