package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.wire.ClientMessage;
import parlour.wire.Stage;

/** A server that was killed between two rounds leaves nobody waiting for ever. */
class BetweenRoundsTest {
    private static final long OPENER = 0;
    private static final long ANNA = 1;
    private static final long BEN = 2;
    private static final long ANNA_AGAIN = 11;
    private static final long BEN_AGAIN = 12;
    private static final long MINUTE = 60_000;

    private TestTable room;

    /** Anna has agreed to the next round and Ben has not, when the server is killed. */
    @BeforeEach
    void play() {
        room = TestTable.open("cassino", "house", 0, TestTable.persons(2));
        room.sit(ANNA, 0, "Anna");
        room.sit(BEN, 1, "Ben");
        room.send(OPENER, new ClientMessage.Begin());
        while (room.table().stage() == Stage.PLAYING) {
            room.move(room.turnOf(ANNA, BEN), room.legal());
        }
        room.send(ANNA, new ClientMessage.Next());
        assertEquals(Stage.BETWEEN_ROUNDS, room.table().stage());
        room.restart();
    }

    @Test
    void whoeverIsOnTheWayBackIsWaitedFor() {
        room.comeBack(ANNA_AGAIN, ANNA);
        assertEquals(Stage.BETWEEN_ROUNDS, room.table().stage());
        room.pass(MINUTE / 2);
        room.comeBack(BEN_AGAIN, BEN);
        room.pass(MINUTE);
        assertEquals(Stage.BETWEEN_ROUNDS, room.table().stage());
        room.send(BEN_AGAIN, new ClientMessage.Next());
        assertEquals(Stage.PLAYING, room.table().stage());
    }

    @Test
    void whoeverDoesNotComeBackIsWaitedForForAMinute() {
        room.comeBack(ANNA_AGAIN, ANNA);
        room.pass(MINUTE);
        assertEquals(Stage.PLAYING, room.table().stage());
        assertTrue(room.lastKinds(ANNA_AGAIN).contains("Events"));
    }

    @Test
    void whoeverComesBackLateGoesOnAtOnce() {
        room.pass(MINUTE);
        room.comeBack(ANNA_AGAIN, ANNA);
        assertEquals(Stage.PLAYING, room.table().stage());
    }

    @Test
    void whoeverStandsInForTheOpenerNeedNotWait() {
        room.comeBack(ANNA_AGAIN, ANNA);
        room.send(ANNA_AGAIN, new ClientMessage.Next());
        assertEquals(Stage.PLAYING, room.table().stage());
    }
}
