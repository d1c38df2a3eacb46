package parlour.statistics;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import parlour.record.Envelope;
import parlour.text.BadInput;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is no file of statistics, though its checksum fits. */
class StatisticsFormatTest {
    @Test
    void numbersThatDoNotFitTogetherAreRefused() throws BadInput {
        assertThrows(BadInput.class, () -> Statistics.read("{}"));
        Statistics.read(line(Map.of()));
        Map<String, Object> part =
                Map.of("seats", 4, "opponents", "hard", "games", 1, "wins", 1, "rounds", 1);
        Map<String, Object> whole = new LinkedHashMap<>(part);
        whole.put("points", 3);
        Statistics.read(line(Map.of("against", List.of(whole))));
        Statistics.read(line(Map.of("rated", List.of(List.of("0 ahead 1%", "-12 equal")))));
        List<Map<String, Object>> wrong =
                List.of(
                        Map.of("wins", 3),
                        Map.of("longest", 2),
                        Map.of("streak", 1, "longest", 0),
                        Map.of("streak", -1),
                        Map.of("recent", List.of("1", "2", "3", "4")),
                        Map.of("recent", List.of("1 lost")),
                        Map.of("recent", List.of("01")),
                        Map.of("recent", 5),
                        Map.of("against", List.of(part)),
                        Map.of("against", List.of(whole, whole)),
                        Map.of("against", List.of(with(whole, "games", 3))),
                        Map.of("against", List.of(with(whole, "rounds", 4))),
                        Map.of("against", List.of(with(whole, "sweeps", 4))),
                        Map.of("against", List.of(with(whole, "seats", 1))),
                        Map.of("against", List.of(with(whole, "opponents", "Hard"))),
                        Map.of("against", List.of(with(whole, "best", 4))),
                        Map.of("rated", 3),
                        Map.of("rated", List.of("1200 ahead")),
                        Map.of("rated", List.of(List.of())),
                        Map.of("rated", List.of(List.of("1200 above"))),
                        Map.of("rated", List.of(List.of("1200 ahead 100%"))),
                        Map.of("rated", List.of(List.of("1200 ahead 0%"))),
                        Map.of("rated", List.of(List.of("-0 ahead"))),
                        Map.of("rated", List.of(List.of("123456 ahead"))),
                        Map.of("rated", List.of(List.of("1200  ahead"))),
                        Map.of("rated", Collections.nCopies(3, List.of("1200 ahead"))),
                        Map.of("coached", 3),
                        Map.of("coached", part),
                        Map.of("coached", whole));
        for (Map<String, Object> members : wrong) {
            assertThrows(BadInput.class, () -> Statistics.read(line(members)), members::toString);
        }
    }

    private static Map<String, Object> with(Map<String, Object> part, String name, Object value) {
        Map<String, Object> changed = new LinkedHashMap<>(part);
        changed.put(name, value);
        return changed;
    }

    /** A file with one player, some of whose members are others. */
    private static String line(Map<String, Object> members) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("games", 2);
        line.put("wins", 1);
        line.put("rounds", 3);
        line.put("points", 4);
        line.put("sweeps", 3);
        line.put("best", 5);
        line.putAll(members);
        return Envelope.write(Statistics.FORMAT, Map.of("cassino", Map.of("Äiti", line)));
    }
}
