package parlour.arena;

import parlour.engine.Game;
import parlour.rating.Rating;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The ladder of a game as Markdown: a table of its levels, and everybody's rating as a chart. */
final class RatingsReport {
    private static final int LONGEST_BAR = 50;

    private final Texts texts;
    private final Ladder ladder;
    private final List<PairResult> results;
    private final Map<String, Rating> ratings;

    RatingsReport(
            Texts texts, Ladder ladder, List<PairResult> results, Map<String, Rating> ratings) {
        this.texts = texts;
        this.ladder = ladder;
        this.results = results;
        this.ratings = ratings;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("### " + texts.say("arena.ratings.game." + ladder.game()));
        lines.add("");
        lines.add(texts.say("arena.ratings.about." + ladder.game()));
        lines.add("");
        lines.add(StrengthReport.row(texts.say("arena.ratings.columns").split(" \\| ")));
        lines.add("|---|---:|---:|---:|---:|---:|---:|");
        for (int level = Game.LEVELS.size() - 1; level > 0; level--) {
            for (PairResult result : neighbours(Game.LEVELS.get(level))) {
                lines.add(row(result));
            }
        }
        lines.add("");
        lines.addAll(chart());
        lines.add("");
        return lines;
    }

    private List<PairResult> neighbours(String higher) {
        return results.stream()
                .filter(one -> one.pair().neighbours() && one.pair().first().equals(higher))
                .toList();
    }

    private String row(PairResult result) {
        Ladder.Pair pair = result.pair();
        return StrengthReport.row(
                texts.say("arena.ratings.versus", pair.first(), pair.second()),
                String.valueOf(pair.seats()),
                StrengthReport.format("%,d", result.games()),
                String.valueOf(result.seed()),
                share(result),
                rating(pair.first()),
                StrengthReport.format("%.2f", result.ms()));
    }

    static String share(PairResult result) {
        return String.format(
                Locale.ROOT, "%.1f ± %.1f %%", 100 * result.share(), 100 * result.interval());
    }

    private String rating(String name) {
        return Optional.ofNullable(ratings.get(name))
                .map(
                        rating ->
                                String.format(
                                        Locale.ROOT,
                                        "%.0f ± %.0f",
                                        rating.points(),
                                        rating.interval()))
                .orElse("");
    }

    /** Everybody's rating as a bar, the strongest first. */
    private List<String> chart() {
        List<String> names = new ArrayList<>(ratings.keySet());
        names.sort(Comparator.comparingDouble(name -> -ratings.get(name).points()));
        double most = ratings.get(names.get(0)).points();
        double least = ratings.get(names.get(names.size() - 1)).points();
        int widest = names.stream().mapToInt(String::length).max().orElse(1);
        List<String> lines = new ArrayList<>(List.of("```"));
        for (String name : names) {
            double height = (ratings.get(name).points() - least) / Math.max(1, most - least);
            // Levels are drawn darker than characters.
            String cell = Game.LEVELS.contains(name) ? "█" : "░";
            lines.add(
                    String.format(
                            Locale.ROOT,
                            "%-" + widest + "s %5.0f %s",
                            name,
                            ratings.get(name).points(),
                            cell.repeat(1 + (int) Math.round(height * (LONGEST_BAR - 1)))));
        }
        lines.add("```");
        return lines;
    }
}
