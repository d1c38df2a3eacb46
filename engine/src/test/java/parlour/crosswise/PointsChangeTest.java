package parlour.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWisePosition;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;
import java.util.Optional;

/** What a move will bring is what the rules then count. */
class PointsChangeTest {
    private static final Field FIELD =
            CrossWisePosition.seats(2)
                    .on("11..../1.2.../..2.../3...../333330/.....0".replace('0', '.'))
                    .state()
                    .field();

    private static String said(Team team, String move) throws Exception {
        return English.say(PointsChange.of(team, FIELD, CrossWiseMove.parse(move)).phrase());
    }

    @Test
    void eachTeamReadsItsOwnPointsFirst() throws Exception {
        assertEquals("+2 for you, 0 for them", said(Team.VERTICAL, "put 2 r4c3"));
        assertEquals("0 for you, +2 for them", said(Team.HORIZONTAL, "put 2 r4c3"));
        assertEquals("0 for you, −1 for them", said(Team.VERTICAL, "remove r1c2"));
        assertEquals("No change in points", said(Team.VERTICAL, "put 4 r6c6"));
    }

    @Test
    void sixOfOneSymbolAreNamedInsteadOfPoints() throws Exception {
        assertEquals(
                "Six of one symbol in your line: this wins at once!",
                said(Team.HORIZONTAL, "put 3 r5c6"));
        assertEquals(
                "Six of one symbol in their line: this loses at once!",
                said(Team.VERTICAL, "put 3 r5c6"));
        PointsChange six = PointsChange.of(Team.VERTICAL, FIELD, CrossWiseMove.parse("put 3 r5c6"));
        assertEquals(Optional.of(4), six.six(Team.HORIZONTAL));
        assertEquals(Optional.empty(), six.six(Team.VERTICAL));
    }

    @Test
    void onlyLinesWithChangedCellsAreTouched() throws Exception {
        PointsChange shift =
                PointsChange.of(Team.VERTICAL, FIELD, CrossWiseMove.parse("shift r1c2 r6c3"));
        for (int line = 0; line < Cell.SIDE; line++) {
            assertEquals(line == 1 || line == 2, shift.touches(Team.VERTICAL, line));
            assertEquals(line == 0 || line == 5, shift.touches(Team.HORIZONTAL, line));
        }
        assertEquals(-1, shift.gained(Team.HORIZONTAL, 0));
    }

    @Test
    void whatIsToldBeforeIsCountedAfterwards() {
        CrossWiseRules rules = new CrossWiseRules(4);
        for (int game = 0; game < 20; game++) {
            CrossWiseState state = rules.deal(game).state();
            Rng rng = new Rng(game);
            while (state.turn() != Rules.NOBODY) {
                List<CrossWiseMove> moves = rules.moves(state);
                CrossWiseMove move = moves.get(rng.below(moves.size()));
                PointsChange told = PointsChange.of(Team.VERTICAL, state.field(), move);
                Field before = state.field();
                state = rules.play(state, move, Rules.silent());
                int lines = 0;
                for (Team team : Team.values()) {
                    int real = state.field().points(team) - before.points(team);
                    assertEquals(real, told.gained(team));
                    for (int line = 0; line < Cell.SIDE; line++) {
                        lines += told.gained(team, line);
                        assertTrue(told.gained(team, line) == 0 || told.touches(team, line));
                    }
                }
                assertEquals(told.gained(Team.VERTICAL) + told.gained(Team.HORIZONTAL), lines);
            }
        }
    }

    @Test
    void theLogNamesTheSixFirst() {
        String column =
                English.say(
                        CrossWiseLog.of(
                                        new CrossWiseEvent.Won(
                                                Optional.of(Team.VERTICAL), Optional.of(2)))
                                .get(0));
        assertEquals(
                "Six of one symbol in column 3: Vertical wins at once, whatever the points.",
                column);
        assertFalse(column.contains("row"));
    }
}
