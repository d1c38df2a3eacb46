package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.engine.Result;
import parlour.review.ReviewedRound;

import java.util.List;
import java.util.Optional;

class ParReportTest {
    private static List<String> lines(double first, double second) {
        ParReport report = new ParReport(English.texts(), List.of("Anna", "Bo"), 1);
        List<Double> points = List.of(first, second);
        report.add(
                new ReviewedRound(
                        1, Optional.of(Result.of(points)), List.of(points, List.of(1.0, 2.0))));
        return report.lastRound();
    }

    @Test
    void resultsAreAsTheyAre() {
        for (String result : List.of("0", "1", "10", "100", "1000", "1230", "0.5", "-20", "12.5")) {
            String line = lines(Double.parseDouble(result), 0).get(3);
            assertEquals(result, line.substring(6, 14).strip(), line);
        }
    }

    @Test
    void whatIsAlmostNothingHasNoMinus() {
        String line = lines(0.999, 2).get(3);
        assertTrue(line.endsWith(" +0.00 ± 0.01"), line);
    }

    @Test
    void headingsStandOverTheirColumns() {
        List<String> lines = lines(7, 3);
        for (String heading : List.of("result", "par", "luck", "play")) {
            int end = lines.get(2).indexOf(heading) + heading.length();
            for (String line : lines.subList(3, 5)) {
                assertTrue(Character.isDigit(line.charAt(end - 1)), line);
                assertTrue(end == line.length() || line.charAt(end) == ' ', line);
            }
        }
    }
}
