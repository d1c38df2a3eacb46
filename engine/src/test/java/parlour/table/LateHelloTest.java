package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.wire.ClientMessage;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A slow network delivers what a connection said long after its program has given it up and come
 * back by another.
 */
class LateHelloTest {
    private static final long ANNA = 1;
    private static final long BEN = 2;
    private static final long EARLIER = 11;
    private static final long LATER = 12;

    private TestTable room;

    @BeforeEach
    void twoPlay() {
        room = TestTable.open("cassino", "oneRound", 0, TestTable.persons(2));
        room.sit(ANNA, 0, "Anna");
        room.sit(BEN, 1, "Ben");
        room.send(0, new ClientMessage.Begin());
        room.disconnect(ANNA);
    }

    private Outcome back(long connection, OptionalLong attempt) {
        return room.send(
                connection,
                new ClientMessage.Hello(
                        ClientMessage.PROTOCOL,
                        "test",
                        "en",
                        Optional.of(room.table().code()),
                        Optional.of(room.token(ANNA)),
                        0,
                        attempt));
    }

    private static void sentAway(Outcome outcome, long connection) {
        assertEquals(
                List.of(connection),
                outcome.deliveries().stream()
                        .filter(Delivery::last)
                        .map(Delivery::connection)
                        .toList());
    }

    private void plays(long connection) {
        room.send(connection, new ClientMessage.Move(room.table().revision(), "?"));
        assertEquals(List.of("Refused"), room.lastKinds(connection), "nobody else may try");
    }

    @Test
    void theLaterConnectionKeepsThePlace() {
        back(LATER, OptionalLong.of(8));
        sentAway(back(EARLIER, OptionalLong.of(7)), EARLIER);
        assertTrue(room.seen(BEN).seats().get(0).present());
        plays(LATER);
    }

    @Test
    void whoeverComesLaterTakesThePlace() {
        back(EARLIER, OptionalLong.of(7));
        sentAway(back(LATER, OptionalLong.of(8)), EARLIER);
        plays(LATER);
    }

    @Test
    void withoutCountingTheLastOneToBeHeardTakesIt() {
        back(EARLIER, OptionalLong.of(7));
        sentAway(back(LATER, OptionalLong.empty()), EARLIER);
        sentAway(back(EARLIER, OptionalLong.of(7)), LATER);
    }

    @Test
    void whatIsOldTakesAPlaceThatNobodyHas() {
        back(LATER, OptionalLong.of(8));
        room.disconnect(LATER);
        back(EARLIER, OptionalLong.of(7));
        plays(EARLIER);
    }

    @Test
    void aSeatThatIsAskedForAgainIsNotTakenFromALaterConnection() {
        TestTable other = TestTable.open("cassino", "oneRound", 0, TestTable.persons(2));
        String token = "5b".repeat(ClientMessage.TOKEN);
        ClientMessage.Sit sit =
                new ClientMessage.Sit(OptionalInt.empty(), "Eve", other.salt(), Optional.of(token));
        for (long attempt : new long[] {8, 7}) {
            other.send(
                    attempt,
                    new ClientMessage.Hello(
                            ClientMessage.PROTOCOL,
                            "test",
                            "en",
                            Optional.of(other.table().code()),
                            Optional.empty(),
                            0,
                            OptionalLong.of(attempt)));
        }
        other.send(8, sit);
        sentAway(other.send(7, sit), 7);
    }
}
