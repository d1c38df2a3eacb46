package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.Gesture;
import parlour.wire.Limits;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.List;
import java.util.OptionalLong;

/** What one guest may take from the others: attention, places at the door, room on the server. */
class TableLimitsTest {
    private static final long OPENER = 0;
    private static final long ANNA = 1;
    private static final long BEN = 2;
    private static final long DAY = 24 * 60 * 60_000L;

    private static TestTable empty() {
        return TestTable.open("cassino", "oneRound", 0, TestTable.persons(2));
    }

    private static TestTable full() {
        TestTable room = empty();
        room.sit(ANNA, 0, "Anna");
        room.sit(BEN, 1, "Ben");
        return room;
    }

    @Test
    void aSeatMakesAGestureNowAndThen() {
        TestTable room = full();
        ClientMessage say = new ClientMessage.Say(Gesture.HURRY);
        List<ServerMessage> heard = List.of(new ServerMessage.Said(0, Gesture.HURRY));
        room.send(ANNA, say);
        assertEquals(heard, room.last(BEN));
        for (int i = 0; i < 20; i++) {
            room.send(ANNA, say);
            assertEquals(List.of(), room.last(), "too soon");
        }
        room.send(BEN, new ClientMessage.Say(Gesture.OOPS));
        assertEquals(List.of(new ServerMessage.Said(1, Gesture.OOPS)), room.last(ANNA));
        room.pass(TableRequests.GESTURE_PAUSE - 1);
        room.send(ANNA, say);
        assertEquals(List.of(), room.last());
        room.pass(1);
        room.send(ANNA, say);
        assertEquals(heard, room.last(BEN));
    }

    @Test
    void whoeverLingersAtTheDoorGivesWay() {
        TestTable room = full();
        int most = Limits.USUAL.watchers();
        room.arrive(100);
        room.pass(1);
        for (int i = 1; i < most; i++) {
            room.arrive(100 + i);
        }
        room.arrive(200);
        assertEquals("table.crowded", room.refused(200));
        room.pass(Attendance.AT_THE_DOOR - 2);
        room.arrive(100);
        room.arrive(200);
        assertEquals("table.crowded", room.refused(200));
        room.pass(1);
        room.arrive(200);
        assertEquals(List.of("Table"), room.lastKinds(200));
        assertEquals(
                List.of(
                        new Delivery(
                                100, new ServerMessage.Trouble(Phrase.of("table.madeRoom")), true)),
                room.last().stream().filter(delivery -> delivery.connection() == 100).toList(),
                "saying hello again does not make anybody new");
        room.send(101, new ClientMessage.Watch());
        assertEquals(List.of("Seated", "Table"), room.lastKinds(101), "who is there may stay");
    }

    @Test
    void aTableThatNobodyUsesIsClearedAwaySoon() {
        TestTable room = empty();
        assertEquals(OptionalLong.empty(), room.table().nextTick());
        room.disconnect(OPENER);
        assertEquals(OptionalLong.of(room.now() + Attendance.UNUSED), room.table().nextTick());
        room.pass(Attendance.UNUSED - 1);
        assertFalse(room.table().closed());
        room.pass(1);
        assertTrue(room.table().closed());
    }

    @Test
    void aTableWhereSomebodyHasASeatWaitsForADay() {
        TestTable room = empty();
        room.sit(ANNA, 0, "Anna");
        room.disconnect(ANNA);
        room.disconnect(OPENER);
        room.pass(DAY - 1);
        assertFalse(room.table().closed());
        room.pass(1);
        assertTrue(room.table().closed());
    }

    @Test
    void aHundredGamesAreEnoughForATable() {
        TestTable room = full().unread();
        room.send(OPENER, new ClientMessage.Begin());
        for (int game = 1; game <= TablePlay.MOST_GAMES; game++) {
            while (room.table().stage() == Stage.PLAYING) {
                room.move(room.turnOf(ANNA, BEN), room.legal());
            }
            assertEquals(Stage.OVER, room.table().stage());
            if (game < TablePlay.MOST_GAMES) {
                room.send(ANNA, new ClientMessage.Again(room.salt()));
                room.send(BEN, new ClientMessage.Again(room.salt()));
            }
        }
        int stored = room.stored().size();
        room.send(ANNA, new ClientMessage.Again(room.salt()));
        assertEquals("table.manyGames", room.refused(ANNA));
        room.send(OPENER, new ClientMessage.Begin());
        assertEquals("table.manyGames", room.refused(OPENER));
        room.send(OPENER, room.someSit(0, "Eve"));
        assertEquals("table.manyGames", room.refused(OPENER));
        assertEquals(stored, room.stored().size());
    }
}
