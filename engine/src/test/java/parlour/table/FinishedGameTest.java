package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import parlour.fair.Proof;
import parlour.record.RecordReader;
import parlour.record.Replay;
import parlour.text.BadInput;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every program at a table can write the record of its game from what it was told. */
class FinishedGameTest {
    private static final long OPENER = 0;
    private static final long ANNA = 1;
    private static final long BEN = 2;
    private static final long CECILIA = 3;

    private static TestTable played(TableVariants variant) {
        TestTable room = variant.open(4, 0, Dealing.FAIR, List.of(0, 1));
        room.sit(ANNA, 0, "Anna");
        room.sit(BEN, 1, "Ben");
        room.send(OPENER, new ClientMessage.Begin());
        while (room.table().stage() != Stage.OVER) {
            if (room.table().stage() == Stage.BETWEEN_ROUNDS) {
                room.send(OPENER, new ClientMessage.Next());
            } else if (room.turn() < 2) {
                room.move(room.turnOf(ANNA, BEN), room.legal());
            } else {
                room.computerMoves(room.legal());
            }
        }
        return room;
    }

    @ParameterizedTest
    @EnumSource(TableVariants.class)
    void theRecordNamesThoseWhoPlayed(TableVariants variant) throws BadInput {
        TestTable room = played(variant);
        String record = room.table().record().orElseThrow();
        ServerMessage.Over over = room.newest(ANNA, ServerMessage.Over.class);
        assertEquals(record, FinishedGame.record(room.seen(ANNA), over));
        room.send(BEN, new ClientMessage.Leave());
        room.sit(CECILIA, 1, "Cecilia");
        assertEquals(Optional.of("Cecilia"), room.seen(ANNA).seats().get(1).name());
        assertEquals(record, room.table().record().orElseThrow(), "she plays the next game");
        room.disconnect(ANNA);
        room.comeBack(11, ANNA);
        ServerMessage.Over late = room.newest(11, ServerMessage.Over.class);
        assertEquals(record, FinishedGame.record(room.seen(11), late));
        Replay<?, ?, ?, ?> replay = RecordReader.read(record);
        assertEquals(List.of("Anna", "Ben"), replay.names().subList(0, 2));
        assertEquals(Optional.of(over.proof()), replay.proof());
    }

    @ParameterizedTest
    @EnumSource(
            value = TableVariants.class,
            names = {"FINNISH", "CROSSWISE"})
    void whatCannotHaveBeenPlayedHasNoRecord(TableVariants variant) {
        TestTable room = played(variant);
        ServerMessage.Table table = room.seen(ANNA);
        ServerMessage.Over over = room.newest(ANNA, ServerMessage.Over.class);
        List<String> twice = new ArrayList<>(over.moves());
        twice.add(0, over.moves().get(0));
        refused(table, over.names(), over, twice);
        List<String> dealt = new ArrayList<>(over.moves());
        dealt.add(0, Proof.DEAL);
        refused(table, over.names(), over, dealt);
        refused(table, List.of("Anna"), over, over.moves());
    }

    private static void refused(
            ServerMessage.Table table,
            List<String> names,
            ServerMessage.Over over,
            List<String> moves) {
        ServerMessage.Over other =
                new ServerMessage.Over(over.revision(), over.result(), names, over.proof(), moves);
        assertThrows(BadInput.class, () -> FinishedGame.record(table, other));
    }
}
