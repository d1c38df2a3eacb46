package parlour.crosswise.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** What lines score, by the table of the rules and by counting. */
class LineTest {
    @ParameterizedTest
    @CsvSource({
        "123456, 6",
        "11...., 1",
        "111..., 3",
        "1111.., 5",
        "11111., 7",
        "1122.., 2",
        "112233, 3",
        "111223, 4",
        "111222, 6",
        "111122, 6",
        "12345., 0",
        "123455, 1",
        "......, 0"
    })
    void aLineScoresWhatTheTableSays(String line, int points) {
        Field across = CrossWisePosition.field(line + "/....../....../....../....../......");
        assertEquals(points, across.points(Team.HORIZONTAL, 0));
        assertEquals(points, across.points(Team.HORIZONTAL));
        assertEquals(0, across.points(Team.VERTICAL));
        String down = String.join("/", line.chars().mapToObj(c -> (char) c + ".....").toList());
        assertEquals(points, CrossWisePosition.field(down).points(Team.VERTICAL, 0));
    }

    @Test
    void totalsKeptOnTheWayAreThoseCountedAnew() {
        Rng rng = new Rng(4);
        Field field = Field.EMPTY;
        for (int i = 0; i < 5_000; i++) {
            int cell = rng.below(Cell.COUNT);
            int other = rng.below(Cell.COUNT);
            boolean swap = rng.below(3) == 0 && cell != other;
            Field next =
                    swap
                            ? field.with(cell, field.at(other), other, field.at(cell))
                            : field.with(cell, rng.below(Token.SYMBOLS + 1));
            assertCounted(next);
            // A game would be over here, so it goes on from the field before.
            field = next.winner().isPresent() ? field : next;
        }
    }

    private static void assertCounted(Field field) {
        List<List<Integer>> rows = field.rows();
        int horizontal = rows.stream().mapToInt(CrossWiseMoveOracle::points).sum();
        int vertical = 0;
        for (int c = 0; c < Cell.SIDE; c++) {
            int column = c;
            List<Integer> cells = new ArrayList<>();
            rows.forEach(row -> cells.add(row.get(column)));
            assertEquals(CrossWiseMoveOracle.points(cells), field.points(Team.VERTICAL, column));
            vertical += CrossWiseMoveOracle.points(cells);
        }
        assertEquals(horizontal, field.points(Team.HORIZONTAL));
        assertEquals(vertical, field.points(Team.VERTICAL));
        long filled = rows.stream().flatMap(List::stream).filter(number -> number != 0).count();
        assertEquals(filled, field.size());
    }

    @Test
    void thereAreNineHundredAndTwentyFourContents() {
        Set<List<Integer>> contents = new HashSet<>();
        for (int line = 0; line < Line.CONTENTS; line++) {
            int content = line;
            contents.add(
                    IntStream.rangeClosed(1, Token.SYMBOLS)
                            .mapToObj(symbol -> Line.count(content, symbol))
                            .toList());
        }
        assertEquals(Line.CONTENTS, contents.size());
        assertEquals(Cell.SIDE, Line.size(Line.CONTENTS - 1), "the last is a full one");
        assertTrue(IntStream.range(0, Line.CONTENTS).allMatch(l -> Line.size(l) <= Cell.SIDE));
    }
}
