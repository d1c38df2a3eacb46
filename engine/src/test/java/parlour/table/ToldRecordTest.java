package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import parlour.engine.Rng;
import parlour.fair.Proof;
import parlour.record.RecordReader;
import parlour.text.BadInput;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Whoever was told the end of a game has the record of it that its table has. */
class ToldRecordTest {
    private static final long OPENER = 0;

    private static TestTable played(TableVariants variant) {
        TestTable room = variant.open(7, 0, Dealing.FAIR, List.of(0, 1));
        for (int seat = 0; seat < 2; seat++) {
            room.arrive(seat + 1);
            room.send(
                    seat + 1, new ClientMessage.Sit(OptionalInt.of(seat), "P" + seat, room.salt()));
        }
        room.send(OPENER, new ClientMessage.Begin());
        Rng rng = new Rng(3);
        while (room.table().stage() != Stage.OVER) {
            if (room.table().stage() == Stage.BETWEEN_ROUNDS) {
                room.send(OPENER, new ClientMessage.Next());
                continue;
            }
            List<String> moves = room.playing().moves(20);
            String move = moves.get(rng.below(moves.size()));
            int turn = room.playing().turn();
            if (turn < 2) {
                room.move(turn + 1, move);
            } else {
                room.computerMoves(move);
            }
        }
        return room;
    }

    private static List<String> names(ServerMessage.Table table) {
        return table.seats().stream().map(seat -> seat.name().orElseThrow()).toList();
    }

    @ParameterizedTest
    @EnumSource(TableVariants.class)
    void itIsTheRecordOfTheTable(TableVariants variant) throws BadInput {
        TestTable room = played(variant);
        ServerMessage.Table table = room.newest(1, ServerMessage.Table.class);
        ServerMessage.Over over = room.newest(1, ServerMessage.Over.class);
        String told = ToldRecord.of(table, names(table), over);
        assertEquals(room.table().record().orElseThrow(), told);
        assertEquals(Optional.of(over.proof()), RecordReader.read(told).proof());
    }

    @ParameterizedTest
    @EnumSource(TableVariants.class)
    void whatIsNoGameHasNone(TableVariants variant) {
        TestTable room = played(variant);
        ServerMessage.Table table = room.newest(1, ServerMessage.Table.class);
        ServerMessage.Over over = room.newest(1, ServerMessage.Over.class);
        List<String> moves = new ArrayList<>(over.moves());
        moves.add(0, Proof.DEAL);
        ServerMessage.Over wrong =
                new ServerMessage.Over(over.revision(), over.result(), over.proof(), moves);
        assertThrows(BadInput.class, () -> ToldRecord.of(table, names(table), wrong));
        assertThrows(BadInput.class, () -> ToldRecord.of(table, List.of("P0"), over));
    }
}
