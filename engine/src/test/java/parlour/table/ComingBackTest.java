package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.wire.Cause;
import parlour.wire.ClientMessage;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Whoever has a token comes back to where the table is, at any time. */
class ComingBackTest {
    private static final long OPENER = 0;
    private static final long ANNA = 1;
    private static final long BEN = 2;
    private static final long WATCHER = 3;
    private static final long AGAIN = 11;
    private static final long DAY = 24 * 60 * 60_000L;

    private static TestTable room(String options, int moveSeconds) {
        TestTable room = TestTable.open("cassino", options, moveSeconds, TestTable.persons(2));
        room.sit(ANNA, 0, "Anna");
        room.sit(BEN, 1, "Ben");
        return room;
    }

    private static TestTable begun(String options, int moveSeconds) {
        TestTable room = room(options, moveSeconds);
        room.send(OPENER, new ClientMessage.Begin());
        return room;
    }

    /** Anna's connection breaks, is noticed or not, and she comes back on another. */
    private static void back(TestTable room, boolean noticed) {
        if (noticed) {
            room.disconnect(ANNA);
            assertFalse(room.seen(BEN).seats().get(0).present());
        }
        room.comeBack(AGAIN, ANNA);
        assertTrue(room.seen(BEN).seats().get(0).present());
        ServerMessage.Seated seated = room.newest(AGAIN, ServerMessage.Seated.class);
        assertEquals(OptionalInt.of(0), seated.seat());
        assertEquals(Optional.empty(), seated.token(), "it was told once");
    }

    private static final List<String> WHOLE = List.of("Seated", "Table", "View");

    @Test
    void whileTheTableWaits() {
        TestTable room = room("oneRound", 0);
        back(room, true);
        assertEquals(List.of("Seated", "Table"), room.lastKinds(AGAIN));
    }

    private static final String TOKEN = "5b".repeat(ClientMessage.TOKEN);

    /** Eve sits down on a connection that breaks before the answer arrives. */
    private static ClientMessage.Sit unanswered(TestTable room) {
        ClientMessage.Sit sit =
                new ClientMessage.Sit(OptionalInt.empty(), "Eve", room.salt(), Optional.of(TOKEN));
        room.arrive(ANNA);
        room.send(ANNA, sit);
        room.disconnect(ANNA);
        return sit;
    }

    @Test
    void whoeverMissedTheAnswerToSitSaysItAgain() {
        TestTable room = TestTable.open("cassino", "oneRound", 0, TestTable.persons(2));
        ClientMessage.Sit sit = unanswered(room);
        List<TableEntry> before = room.stored();
        room.arrive(AGAIN);
        room.send(AGAIN, sit);
        assertEquals(List.of("Seated", "Table"), room.lastKinds(AGAIN));
        ServerMessage.Seated seated = room.newest(AGAIN, ServerMessage.Seated.class);
        assertEquals(OptionalInt.of(0), seated.seat());
        assertEquals(before, room.stored(), "she sits once");
        room.disconnect(AGAIN);
        room.send(BEN, TestTable.hello(Optional.of(TOKEN), 0));
        assertEquals(OptionalInt.of(0), room.newest(BEN, ServerMessage.Seated.class).seat());
    }

    @Test
    void theGameMayHaveBegunBeforeItIsSaidAgain() {
        TestTable room = TestTable.open("cassino", "oneRound", 0, TestTable.persons(2));
        ClientMessage.Sit sit = unanswered(room);
        room.send(OPENER, new ClientMessage.Begin());
        room.arrive(AGAIN);
        room.send(AGAIN, sit);
        assertEquals(WHOLE, room.lastKinds(AGAIN));
    }

    @Test
    void aTokenOfOnesOwnIsNobodyElses() {
        TestTable room = TestTable.open("cassino", "oneRound", 0, TestTable.persons(2));
        unanswered(room);
        room.arrive(BEN);
        room.send(
                BEN,
                new ClientMessage.Sit(
                        OptionalInt.of(0),
                        "Ben",
                        room.salt(),
                        Optional.of("5c".repeat(ClientMessage.TOKEN))));
        assertEquals("table.seatTaken", room.refused(BEN));
    }

    @Test
    void inHerOwnTurnAndInAnothers() {
        TestTable room = begun("oneRound", 0);
        boolean own = false;
        boolean others = false;
        long anna = ANNA;
        for (int step = 0; !own || !others; step++) {
            long again = AGAIN + step;
            room.disconnect(anna);
            room.comeBack(again, ANNA);
            assertEquals(WHOLE, room.lastKinds(again));
            ServerMessage.View view = room.newest(again, ServerMessage.View.class);
            assertEquals(room.table().revision(), view.revision());
            assertEquals(OptionalInt.of(room.turn()), view.turn());
            own |= room.turn() == 0;
            others |= room.turn() == 1;
            anna = again;
            room.move(room.turnOf(anna, BEN), room.legal());
        }
    }

    @Test
    void aConnectionThatBrokeUnnoticedGivesWay() {
        TestTable room = begun("oneRound", 0);
        back(room, false);
        assertEquals(List.of("Trouble"), room.lastKinds(ANNA));
        assertTrue(room.last().stream().anyMatch(d -> d.connection() == ANNA && d.last()));
        room.send(ANNA, new ClientMessage.Move(1, "7d"));
        assertEquals("table.helloFirst", room.refused(ANNA));
        room.disconnect(ANNA);
        assertEquals(List.of(), room.last(), "nobody misses it");
    }

    @Test
    void betweenRoundsAndAfterTheEnd() {
        TestTable room = begun("house,target=10", 0);
        while (room.table().stage() == Stage.PLAYING) {
            room.move(room.turnOf(ANNA, BEN), room.legal());
        }
        assertEquals(Stage.BETWEEN_ROUNDS, room.table().stage());
        back(room, true);
        assertEquals(WHOLE, room.lastKinds(AGAIN));
        assertEquals(1, room.newest(AGAIN, ServerMessage.View.class).rounds().size());
        while (room.table().stage() != Stage.OVER) {
            if (room.table().stage() == Stage.BETWEEN_ROUNDS) {
                room.send(OPENER, new ClientMessage.Next());
            }
            room.move(room.turnOf(AGAIN, BEN), room.legal());
        }
        room.comeBack(AGAIN + 1, ANNA);
        assertEquals(List.of("Seated", "Table", "View", "Over"), room.lastKinds(AGAIN + 1));
        assertEquals(
                room.newest(BEN, ServerMessage.Over.class),
                room.newest(AGAIN + 1, ServerMessage.Over.class));
    }

    @Test
    void toASeatThatAComputerHolds() {
        TestTable room = begun("oneRound", 0);
        while (room.turn() != 0) {
            room.move(BEN, room.legal());
        }
        room.disconnect(ANNA);
        room.pass(60_000);
        SeatState away = room.seen(OPENER).seats().get(0);
        assertEquals(60, away.awaySeconds(), "everybody is told when it has been a minute");
        room.send(OPENER, new ClientMessage.Swap(0));
        SeatState held = room.seen(BEN).seats().get(0);
        assertEquals(SeatState.Kind.PERSON, held.kind());
        assertEquals(Optional.of("intermediate"), held.computer());
        ThinkingJob job = room.table().thinking().orElseThrow();
        assertEquals(0, job.seat());
        job.advance(1);
        room.computerMoves(job.move().orElseThrow());
        assertEquals(
                Optional.of(new Cause(Cause.Kind.STAND_IN, 0)),
                room.newest(BEN, ServerMessage.Events.class).cause());
        // Anna comes back in the computer's turn, watches it, and takes her seat again.
        room.move(BEN, room.legal());
        room.comeBack(AGAIN, ANNA);
        room.move(AGAIN, room.legal());
        assertEquals("table.standIn", room.refused(AGAIN));
        room.send(AGAIN, new ClientMessage.Swap(0));
        assertEquals(Optional.empty(), room.seen(BEN).seats().get(0).computer());
        assertTrue(room.table().thinking().isEmpty());
        room.computerMoves(room.legal());
        assertEquals(List.of(), room.last(), "what it still thought is not played");
        room.move(AGAIN, room.legal());
        assertEquals(Optional.empty(), room.newest(BEN, ServerMessage.Events.class).cause());
    }

    @Test
    void theTableSleepsWhileNobodyIsThere() {
        TestTable room = begun("oneRound", 30);
        long revision = room.table().revision();
        room.disconnect(OPENER);
        room.disconnect(ANNA);
        assertTrue(room.table().awake());
        room.pass(29_999);
        room.disconnect(BEN);
        assertFalse(room.table().awake());
        room.pass(DAY - 1);
        assertEquals(revision, room.table().revision(), "no time runs");
        room.comeBack(AGAIN, ANNA);
        assertEquals(
                OptionalInt.of(30_000),
                room.newest(AGAIN, ServerMessage.View.class).millisLeft(),
                "it starts anew");
        room.pass(30_000);
        assertEquals(revision + 1, room.table().revision());
    }

    @Test
    void noComputerThinksForAnEmptyRoom() {
        TestTable room = TestTable.open("cassino", "oneRound", 0, "easy", "easy");
        room.send(OPENER, new ClientMessage.Begin());
        ThinkingJob job = room.table().thinking().orElseThrow();
        room.disconnect(OPENER);
        assertTrue(room.table().thinking().isEmpty());
        job.advance(1);
        room.computerMoves(job.move().orElseThrow());
        assertEquals(1, room.table().revision());
        room.comeBack(AGAIN, OPENER);
        room.computerMoves(job.move().orElseThrow());
        assertEquals(2, room.table().revision());
    }

    @Test
    void anEmptyTableIsClearedAwayAfterADay() {
        TestTable room = begun("oneRound", 0);
        room.arrive(WATCHER);
        room.send(WATCHER, new ClientMessage.Watch());
        long start = room.now();
        room.disconnect(OPENER);
        room.disconnect(ANNA);
        room.disconnect(BEN);
        room.pass(DAY - 1);
        assertFalse(room.table().closed());
        assertEquals(OptionalLong.of(start + DAY), room.table().nextTick());
        room.pass(1);
        assertTrue(room.table().closed());
        assertTrue(room.last().get(0).last(), "who still watches is told and dismissed");
        assertEquals(OptionalLong.empty(), room.table().nextTick());
        room.send(AGAIN, TestTable.hello(Optional.of(room.token(ANNA)), 0));
        assertEquals("table.closed", room.refused(AGAIN));
        room.restart();
        assertTrue(room.table().closed());
    }

    @Test
    void afterARestartTheDayBeginsAnew() {
        TestTable room = begun("oneRound", 0);
        room.pass(DAY);
        room.restart();
        room.pass(DAY - 1);
        assertFalse(room.table().closed());
        room.comeBack(AGAIN, ANNA);
        room.pass(DAY);
        assertFalse(room.table().closed());
    }

    @Test
    void whileTheOpenerIsAwayTheLowestSeatMayBegin() {
        TestTable room = room("oneRound", 0);
        room.send(BEN, new ClientMessage.Leave());
        room.disconnect(OPENER);
        assertEquals(OptionalInt.of(0), room.seen(ANNA).opener());
        assertTrue(room.newest(ANNA, ServerMessage.Seated.class).opener());
        room.comeBack(10, OPENER);
        assertFalse(room.newest(ANNA, ServerMessage.Seated.class).opener());
        assertTrue(room.newest(10, ServerMessage.Seated.class).opener());
        assertEquals(OptionalInt.empty(), room.seen(ANNA).opener());
        room.send(10, new ClientMessage.Leave());
        assertEquals(OptionalInt.of(0), room.seen(ANNA).opener());
        room.send(ANNA, new ClientMessage.Begin());
        assertEquals(Stage.PLAYING, room.table().stage());
        assertEquals(SeatState.Kind.COMPUTER, room.seen(ANNA).seats().get(1).kind());
    }

    @Test
    void whoLeavesInAGameLeavesAComputerBehind() {
        TestTable room = begun("oneRound", 0);
        room.send(BEN, new ClientMessage.Leave());
        SeatState left = room.seen(ANNA).seats().get(1);
        assertEquals(SeatState.Kind.COMPUTER, left.kind());
        assertEquals(Optional.of("Ben"), left.name());
        while (room.table().stage() == Stage.PLAYING) {
            if (room.turn() == 0) {
                room.move(ANNA, room.legal());
            } else {
                room.computerMoves(room.legal());
                assertEquals(
                        Optional.empty(), room.newest(ANNA, ServerMessage.Events.class).cause());
            }
        }
        assertEquals(SeatState.Kind.FREE, room.seen(ANNA).seats().get(1).kind());
        assertEquals(Optional.of("Ben"), room.seen(ANNA).seats().get(1).name());
        room.sit(WATCHER, 1, "Cecilia");
        room.send(ANNA, new ClientMessage.Again(room.salt()));
        assertEquals(Stage.PLAYING, room.table().stage(), "whoever sits down agrees");
        assertEquals(2, room.state().current().proof().salts().size());
    }

    @Test
    void whenEverybodyHasLeftTheTableIsClosed() {
        TestTable room = room("oneRound", 0);
        room.arrive(WATCHER);
        room.send(WATCHER, new ClientMessage.Watch());
        room.send(OPENER, new ClientMessage.Leave());
        room.send(ANNA, new ClientMessage.Leave());
        assertFalse(room.table().closed());
        room.send(BEN, new ClientMessage.Leave());
        assertTrue(room.table().closed());
        assertEquals(List.of("Trouble"), room.lastKinds(WATCHER));
    }

    @Test
    void thoseWhoAreHereGoOnWithoutThoseWhoAreNot() {
        TestTable room = begun("house", 0);
        while (room.table().stage() == Stage.PLAYING) {
            room.move(room.turnOf(ANNA, BEN), room.legal());
        }
        room.send(ANNA, new ClientMessage.Next());
        assertEquals(Stage.BETWEEN_ROUNDS, room.table().stage());
        assertTrue(room.seen(BEN).seats().get(0).agreed());
        room.disconnect(BEN);
        assertEquals(Stage.PLAYING, room.table().stage());
        assertFalse(room.seen(ANNA).seats().get(0).agreed());
    }

    @Test
    void whenTheTimeIsUpASimpleMoveIsMade() {
        TestTable room = begun("oneRound", 20);
        int turn = room.turn();
        assertEquals(
                OptionalInt.of(20_000), room.newest(ANNA, ServerMessage.View.class).millisLeft());
        room.pass(19_999);
        assertEquals(1, room.table().revision());
        assertEquals(OptionalLong.of(room.now() + 1), room.table().nextTick());
        String simple = room.legal();
        room.pass(1);
        assertEquals(2, room.table().revision());
        ServerMessage.Events events = room.newest(ANNA, ServerMessage.Events.class);
        assertEquals(Optional.of(new Cause(Cause.Kind.TIME_UP, turn)), events.cause());
        assertEquals(OptionalInt.of(20_000), events.millisLeft());
        assertEquals(
                new TableEntry.Played(turn, simple, Optional.of(Cause.Kind.TIME_UP)),
                room.stored().get(room.stored().size() - 1));
        room.pass(10_000);
        room.move(room.turnOf(ANNA, BEN), room.legal());
        assertEquals(
                OptionalInt.of(20_000), room.newest(BEN, ServerMessage.Events.class).millisLeft());
    }

    @Test
    void aComputerThatFailsPlaysASimpleMove() {
        TestTable room = TestTable.open("cassino", "oneRound", 5, "easy", "easy");
        room.send(OPENER, new ClientMessage.Begin());
        int turn = room.turn();
        assertEquals(
                OptionalInt.empty(), room.newest(OPENER, ServerMessage.View.class).millisLeft());
        room.computerFails();
        assertEquals(
                Optional.of(new Cause(Cause.Kind.FAILED, turn)),
                room.newest(OPENER, ServerMessage.Events.class).cause());
        room.computerMoves("nonsense");
        assertEquals(3, room.table().revision(), "so does one that chooses what it may not");
    }
}
