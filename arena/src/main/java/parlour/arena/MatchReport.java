package parlour.arena;

import parlour.engine.Rules;
import parlour.json.JsonWriter;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a match found out, for programs or for people. */
record MatchReport(
        String game, Rules<?, ?, ?, ?> rules, int deals, long seed, List<Standing> standings) {
    long rounds() {
        return (long) deals * rules.seats();
    }

    String json() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", game);
        tree.put("rules", rules.options().values());
        tree.put("deals", deals);
        tree.put("rounds", rounds());
        tree.put("seed", seed);
        tree.put("players", standings.stream().map(MatchReport::player).toList());
        return JsonWriter.compact(tree);
    }

    private static Map<String, Object> player(Standing standing) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", standing.name());
        tree.put("points", standing.points());
        tree.put("margin", standing.margin());
        tree.put(
                "interval",
                standing.interval().isPresent() ? standing.interval().getAsDouble() : null);
        tree.put("won", standing.won());
        tree.put("lost", standing.lost());
        tree.put("msMedian", thousandths(standing.times().median()));
        tree.put("ms99", thousandths(standing.times().nearlyAll()));
        tree.put("faults", standing.faults());
        return tree;
    }

    private static double thousandths(double number) {
        return Math.round(number * 1000) / 1000.0;
    }

    List<String> table(Texts texts) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(
                List.of(
                        texts.say("arena.table.player"),
                        texts.say("arena.table.points"),
                        texts.say("arena.table.margin"),
                        texts.say("arena.table.interval"),
                        texts.say("arena.table.won"),
                        texts.say("arena.table.lost"),
                        texts.say("arena.table.median"),
                        texts.say("arena.table.nearlyAll"),
                        texts.say("arena.table.faults")));
        standings.forEach(standing -> rows.add(row(standing)));
        List<String> lines = new ArrayList<>();
        lines.add(
                texts.say(
                        "arena.table.title",
                        game,
                        deals,
                        rounds(),
                        String.valueOf(seed),
                        JsonWriter.compact(rules.options().values())));
        rows.forEach(row -> lines.add(line(row, rows)));
        return lines;
    }

    private static List<String> row(Standing standing) {
        return List.of(
                standing.name(),
                format("%.3f", standing.points()),
                format("%+.3f", standing.margin()),
                standing.interval().isPresent()
                        ? format("%.3f", standing.interval().getAsDouble())
                        : "-",
                format("%.1f %%", 100 * standing.won()),
                format("%.1f %%", 100 * standing.lost()),
                format("%.3f", standing.times().median()),
                format("%.3f", standing.times().nearlyAll()),
                String.valueOf(standing.faults()));
    }

    /** The name to the left, numbers to the right of their columns. */
    private static String line(List<String> row, List<List<String>> rows) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            int at = column;
            int width = rows.stream().mapToInt(other -> other.get(at).length()).max().orElse(0);
            String sign = column == 0 ? "-" : "";
            line.append(column == 0 ? "" : "  ")
                    .append(format("%" + sign + width + "s", row.get(column)));
        }
        return line.toString();
    }

    private static String format(String pattern, Object value) {
        return String.format(Locale.ROOT, pattern, value);
    }
}
