package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.wire.SeatState;

import java.util.List;
import java.util.OptionalInt;

/** What was asked when the connection broke is not lost, and not done twice. */
class LostAnswersTest extends SharedTableTests {
    private final Heard heard = new Heard();
    private final TableClient anna =
            opens(open(Games.FASTEST, Games.FASTEST.presets().get("single"), 3, 0), "Anna", heard);

    /** Ben comes to the table, and whatever he is told from then on is lost. */
    private TableClient unanswered(String name) {
        tables.mute(true);
        TableClient ben = joins(code(anna), "", new Heard());
        tables.mute(false);
        tables.cut(tables.count() - 1);
        room.pass(1);
        assertTrue(ben.table().isPresent());
        tables.mute(true);
        ben.sit(OptionalInt.empty(), name);
        tables.mute(false);
        return ben;
    }

    private List<String> sitting() {
        return anna.table().orElseThrow().seats().stream()
                .filter(seat -> seat.kind() == SeatState.Kind.PERSON)
                .map(seat -> seat.name().orElseThrow())
                .toList();
    }

    @Test
    void theSeatIsHersAlthoughTheAnswerWasLost() {
        TableClient ben = unanswered("Ben");
        assertEquals(OptionalInt.empty(), ben.seat());
        tables.cut(tables.count() - 1);
        room.pass(1);
        assertEquals(OptionalInt.of(1), ben.seat());
        assertEquals(List.of("Anna", "Ben"), sitting());
        assertTrue(ben.member());
        // And it stays: the next time the token is enough.
        tables.cut(tables.count() - 1);
        room.pass(1);
        assertEquals(OptionalInt.of(1), ben.seat());
    }

    @Test
    void aTableIsOpenedOnceAlthoughTheAnswerWasLost() {
        tables.mute(true);
        Heard told = new Heard();
        TableClient carl = opens(open(Games.CASSINO), "Carl", told);
        assertTrue(carl.table().isEmpty());
        assertEquals(2, tables.tables());
        tables.mute(false);
        tables.cut(tables.count() - 1);
        room.pass(1);
        assertEquals(List.of(), told.ended);
        assertEquals(2, tables.tables());
        assertEquals(tables.code(), code(carl));
        assertTrue(carl.opener());
        assertEquals(OptionalInt.of(0), carl.seat());
        // And it stays: the next time the token is enough.
        tables.cut(tables.count() - 1);
        room.pass(1);
        assertTrue(carl.opener());
        assertEquals(OptionalInt.of(0), carl.seat());
    }

    @Test
    void theTableIsFoundAgainEvenIfTheServerWasKilledBeforeTheAnswer() {
        tables.mute(true);
        TableClient carl = opens(open(Games.CASSINO), "Carl", new Heard());
        tables.mute(false);
        tables.restart();
        room.pass(1);
        assertEquals(2, tables.tables());
        assertEquals(tables.code(), code(carl));
        assertTrue(carl.opener());
    }

    @Test
    void theGameMayHaveBegunMeanwhile() {
        TableClient ben = unanswered("Ben");
        anna.begin();
        tables.cut(tables.count() - 1);
        room.pass(1);
        assertEquals(OptionalInt.of(1), ben.seat());
        assertTrue(ben.session().isPresent());
    }

    @Test
    void whoeverWasRefusedDoesNotAskAgain() {
        TableClient ben = unanswered("anna");
        tables.cut(tables.count() - 1);
        room.pass(1);
        assertEquals("table.sameName", ben.pollTrouble().orElseThrow().key());
        tables.cut(tables.count() - 1);
        room.pass(1);
        assertTrue(ben.pollTrouble().isEmpty());
        ben.sit(OptionalInt.empty(), "Ben");
        room.pass(1);
        assertEquals(List.of("Anna", "Ben"), sitting());
    }
}
