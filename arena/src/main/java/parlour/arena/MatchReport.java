package parlour.arena;

import parlour.engine.Rules;
import parlour.json.JsonWriter;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The results of a match, as JSON or as text. */
record MatchReport(
        String game, Rules<?, ?, ?, ?> rules, int deals, long seed, List<PlayerResult> standings) {
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

    private static Map<String, Object> player(PlayerResult playerResult) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", playerResult.name());
        tree.put("points", playerResult.points());
        tree.put("margin", playerResult.margin());
        tree.put(
                "interval",
                playerResult.interval().isPresent() ? playerResult.interval().getAsDouble() : null);
        tree.put("won", playerResult.won());
        tree.put("lost", playerResult.lost());
        tree.put("msMedian", thousandths(playerResult.times().median()));
        tree.put("ms99", thousandths(playerResult.times().nearlyAll()));
        tree.put("faults", playerResult.faults());
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
        standings.forEach(playerResult -> rows.add(row(playerResult)));
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

    private static List<String> row(PlayerResult playerResult) {
        return List.of(
                playerResult.name(),
                format("%.3f", playerResult.points()),
                format("%+.3f", playerResult.margin()),
                playerResult.interval().isPresent()
                        ? format("%.3f", playerResult.interval().getAsDouble())
                        : "-",
                format("%.1f %%", 100 * playerResult.won()),
                format("%.1f %%", 100 * playerResult.lost()),
                format("%.3f", playerResult.times().median()),
                format("%.3f", playerResult.times().nearlyAll()),
                String.valueOf(playerResult.faults()));
    }

    /** Aligns the name to the left and the numbers to the right of their columns. */
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
