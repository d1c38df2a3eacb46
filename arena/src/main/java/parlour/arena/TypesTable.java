package parlour.arena;

import parlour.text.Texts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A round robin as a Markdown table: who beats whom by how much, strongest first, and the thirds.
 */
final class TypesTable {
    private record Cell(double margin, double interval) {}

    private final Texts texts;
    private final RoundRobin types;
    private final Map<List<String>, Cell> cells = new HashMap<>();

    TypesTable(Texts texts, RoundRobin types, List<Strength.Outcome> pairs) {
        this.texts = texts;
        this.types = types;
        for (Strength.Outcome pair : pairs) {
            PlayerResult first = pair.first();
            String other = pair.report().standings().get(1).name();
            double interval = first.interval().orElse(Double.POSITIVE_INFINITY);
            cells.put(List.of(first.name(), other), new Cell(first.margin(), interval));
            cells.put(List.of(other, first.name()), new Cell(-first.margin(), interval));
        }
    }

    List<String> lines() {
        List<String> names = new ArrayList<>(types.names());
        names.sort(Comparator.comparingDouble(name -> -mean(name).margin()));
        double widest = cells.values().stream().mapToDouble(Cell::interval).max().orElse(0);
        List<String> lines = new ArrayList<>();
        lines.add("### " + texts.say("arena.strength.chapter.all"));
        lines.add("");
        lines.add(texts.say("arena.strength.about.all", types.deals(), format("%.2f", widest)));
        lines.add("");
        lines.add(StrengthReport.row(head(names)));
        lines.add("|---" + "|---:".repeat(names.size() + 1) + "|");
        names.forEach(name -> lines.add(StrengthReport.row(row(name, names))));
        lines.add("");
        int third = names.size() / 3;
        int twoThirds = (2 * names.size() + 1) / 3;
        lines.add(
                texts.say(
                        "arena.strength.thirds",
                        names.subList(0, third),
                        names.subList(third, twoThirds),
                        names.subList(twoThirds, names.size())));
        lines.add("");
        return lines;
    }

    private String[] head(List<String> names) {
        List<String> head = new ArrayList<>(names);
        head.add(0, "");
        head.add(texts.say("arena.strength.mean"));
        return head.toArray(String[]::new);
    }

    private String[] row(String name, List<String> names) {
        List<String> row = new ArrayList<>();
        row.add(name);
        for (String other : names) {
            row.add(other.equals(name) ? "" : format("%+.2f", cell(name, other).margin()));
        }
        Cell mean = mean(name);
        row.add(format("%+.2f", mean.margin()) + " ± " + format("%.2f", mean.interval()));
        return row.toArray(String[]::new);
    }

    /**
     * The mean over the others; matches are independent, so the squares of their intervals add up.
     */
    private Cell mean(String name) {
        double sum = 0;
        double squares = 0;
        for (String other : types.names()) {
            if (!other.equals(name)) {
                Cell cell = cell(name, other);
                sum += cell.margin();
                squares += cell.interval() * cell.interval();
            }
        }
        int others = types.names().size() - 1;
        return new Cell(sum / others, Math.sqrt(squares) / others);
    }

    private Cell cell(String name, String other) {
        return cells.get(List.of(name, other));
    }

    private static String format(String pattern, double value) {
        return StrengthReport.format(pattern, value);
    }
}
