package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import parlour.engine.Rng;
import parlour.wire.ClientMessage;
import parlour.wire.SeatPlan;
import parlour.wire.Stage;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Several clients say whatever comes to their minds, come and go, and the server is killed now and
 * then: at each step everything that must hold of a table does.
 */
class TableWalkTest {
    private static final int WALKS = Integer.getInteger("parlour.walks", 3);
    private static final int STEPS = 400;

    @ParameterizedTest
    @EnumSource(TableVariants.class)
    void whateverTheySay(TableVariants variant) {
        Set<Stage> stages = EnumSet.noneOf(Stage.class);
        int moves = 0;
        Rng rng = new Rng(variant.ordinal());
        TestTable room = someTable(variant, rng);
        TableWalk walk = new TableWalk(room, rng);
        for (int step = 0; step < WALKS * STEPS; step++) {
            walk.step();
            stages.add(room.table().stage());
            if (room.table().closed() || step % STEPS == STEPS - 1) {
                moves += (int) room.table().revision();
                room = someTable(variant, rng);
                walk = new TableWalk(room, rng);
            }
        }
        assertTrue(stages.size() >= 3, stages + " were reached");
        assertTrue(moves > 10 * WALKS, moves + " moves");
    }

    private static TestTable someTable(TableVariants variant, Rng rng) {
        List<Integer> persons =
                new ArrayList<>(IntStream.range(0, variant.seats()).boxed().toList());
        persons.removeIf(seat -> rng.below(4) == 0);
        return variant.open(rng.next(), rng.below(2) * 30, Dealing.FAIR, persons);
    }

    /** Whatever was stored when the server was killed is a table that can be used. */
    @ParameterizedTest
    @EnumSource(TableVariants.class)
    void everyBeginningOfWhatWasStoredIsATable(TableVariants variant) {
        Rng rng = new Rng(variant.ordinal());
        List<Integer> persons = IntStream.range(0, variant.seats()).boxed().toList();
        TestTable room = variant.open(17, 0, Dealing.FAIR, persons);
        TableWalk walk = new TableWalk(room, rng);
        for (int step = 0; step < STEPS && !room.table().closed(); step++) {
            walk.step();
        }
        List<TableEntry> all = room.stored();
        for (int length = 1; length <= all.size(); length++) {
            List<TableEntry> beginning = all.subList(0, length);
            SharedTable table = room.restored(beginning);
            Outcome outcome = table.receive(1, TestTable.hello(Optional.empty(), 0), room.now());
            assertTrue(outcome.deliveries().size() == 1, "it answers");
            assertTrue(outcome.entries().stream().allMatch(TableEntry.Committed.class::isInstance));
        }
    }

    @Test
    void aTableNeedsSeatsAndPlayersThatItsGameHas() {
        for (TableVariants variant : TableVariants.values()) {
            for (int seats = 0; seats < 20; seats++) {
                boolean fits = variant.game().seatCounts().contains(seats);
                assertEquals(fits, TestTable.opens(variant.game().id(), SeatPlan.PERSON, seats));
            }
        }
        assertEquals(false, TestTable.opens("chess", SeatPlan.PERSON, 2));
        assertEquals(false, TestTable.opens("cassino", SeatPlan.computer("deep blue"), 2));
    }

    @Test
    void aFinishedRematchIsTheThirdGame() {
        TestTable room = TableVariants.CROSSWISE.open(1, 0, Dealing.FAIR, List.of(0, 1));
        room.sit(1, 0, "Anna");
        room.sit(2, 1, "Ben");
        room.send(0, new ClientMessage.Begin());
        long revision = 0;
        for (int game = 1; game <= 3; game++) {
            while (room.table().stage() == Stage.PLAYING) {
                assertTrue(room.table().revision() > revision, "it never goes back");
                revision = room.table().revision();
                room.move(room.turnOf(1, 2), room.legal());
            }
            room.send(1, new ClientMessage.Again(room.salt()));
            room.send(2, new ClientMessage.Again(room.salt()));
            assertEquals(game + 1, room.seen(1).number());
        }
    }
}
