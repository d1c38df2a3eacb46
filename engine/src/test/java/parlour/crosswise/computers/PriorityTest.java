package parlour.crosswise.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.crosswise.rules.CrossWisePosition;
import parlour.crosswise.rules.Team;

/** The older program's fourteen situations, for both teams, and its tie-breaks. */
class PriorityTest {
    /** Each field is told for the horizontal team; for the vertical one it lies on its side. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "symbol finishes | ....../....../11111./....../....../...... | 2 1 3 4"
                        + " | put 1 r3c6 | put 1 r6c3",
                "symbol stops | ..2.../..2.../..2.../..2.../..2.../...... | 2 5 1 3"
                        + " | put 5 r6c3 | put 5 r3c6",
                "symbol scores | 11..../....../....../....../....../...... | 9 1 2 3"
                        + " | put 1 r1c3 | put 1 r3c1",
                "remove prepares the finish | ....../....../111112/....../....../......"
                        + " | 2 7 3 4 | remove r3c6 | remove r6c3",
                "remove stops | ..2.../..2.../..2.../..2.../..2.../...... | 7 5 1 3"
                        + " | remove r1c3 | remove r3c1",
                "remove scores | 11..../1...../....../....../....../...... | 7 10 10 10"
                        + " | remove r2c1 | remove r1c2",
                "shift finishes | ....../....../11111./....../.1..../...... | 8 2 3 4"
                        + " | shift r5c2 r3c6 | shift r2c5 r6c3",
                "shift stops | ..2.../..2.../..2.../..2.../..2.../...... | 8 5 1 3"
                        + " | shift r1c3 r1c1 | shift r3c1 r1c1",
                "shift scores | 11..../1...../....../....../....../...... | 8 10 10 10"
                        + " | shift r2c1 r1c3 | shift r1c2 r3c1",
                "exchange finishes | ....../....../111112/....../.1..../.1...."
                        + " | 9 2 3 4 | exchange r3c6 r5c2 | exchange r2c5 r6c3",
                "exchange stops | 4.2.../..2.../..2.../..2.../..2.../...... | 9 5 1 3"
                        + " | exchange r1c1 r1c3 | exchange r1c1 r3c1",
                "exchange scores | 12..../21..../....../....../....../...... | 9 10 10 10"
                        + " | exchange r1c1 r2c1 | exchange r1c1 r1c2",
                "replace finishes | ....../....../111112/....../....../...... | 10 1 3 4"
                        + " | replace r3c6 1 | replace r6c3 1",
                "replace stops | ..2.../..2.../..2.../..2.../..2.../...... | 10 2 5 3"
                        + " | replace r1c3 5 | replace r3c1 5"
            })
    void theFourteenSituations(
            String name, String rows, String hand, String horizontal, String vertical) {
        assertEquals(horizontal, choice(rows, hand, Team.HORIZONTAL), name + ", horizontal");
        assertEquals(vertical, choice(onItsSide(rows), hand, Team.VERTICAL), name + ", vertical");
    }

    private static String choice(String rows, String hand, Team team) {
        return new Priority()
                .choose(CrossWisePosition.field(rows), CrossWisePosition.hand(hand), team)
                .toString();
    }

    private static String onItsSide(String rows) {
        String[] lines = rows.split("/");
        StringBuilder turned = new StringBuilder();
        for (int column = 0; column < lines.length; column++) {
            turned.append(column == 0 ? "" : "/");
            for (String line : lines) {
                turned.append(line.charAt(column));
            }
        }
        return turned.toString();
    }

    @Test
    void anActionFinishesBeforeASymbolDoes() {
        String rows = "....../....../11111./....../.1..../......";
        assertEquals("shift r5c2 r3c6", choice(rows, "1 2 3 8", Team.HORIZONTAL));
    }

    @Test
    void anActionStopsBeforeASymbolDoes() {
        String rows = "..2.../..2.../..2.../..2.../..2.../......";
        assertEquals("remove r1c3", choice(rows, "5 1 3 7", Team.HORIZONTAL));
    }

    @Test
    void finishingComesBeforeStopping() {
        String rows = "11111./..2.../..2.../..2.../..2.../..2...";
        assertEquals("put 1 r1c6", choice(rows, "7 1 3 3", Team.HORIZONTAL));
    }

    @Test
    void aLineThreatensWhateverItsSixthCellHolds() {
        String rows = "..2.../..2.../..2.../..2.../..2.../..3...";
        assertEquals("remove r1c3", choice(rows, "5 1 3 7", Team.HORIZONTAL));
    }

    @Test
    void aShiftWithinTheLineStopsNothing() {
        // The first empty cell lies in the threatening line, so the next one is taken.
        String rows = "13.456/312564/542136/612345/4321.4/542615";
        assertEquals("shift r2c3 r5c5", choice(rows, "8 5 1 3", Team.HORIZONTAL));
    }

    @Test
    void nobodyCompletesTheOthersSixForPoints() {
        // The only empty cell that is left would win for the columns with a 2.
        String rows = "132456/312564/542136/612345/332164/44.615";
        String move = choice(rows, "2 3", Team.HORIZONTAL);
        assertEquals("put 3 r6c3", move);
    }

    @Test
    void equalMovesGoByHandIndexThenByCells() {
        String empty = "....../....../....../....../....../......";
        assertEquals("put 4 r1c1", choice(empty, "4 2 1 3", Team.VERTICAL));
        String rows = "..2.../..2.../..2.../..2.../..2.../......";
        assertEquals("shift r1c3 r1c1", choice(rows, "5 8 7 3", Team.HORIZONTAL));
    }
}
