package parlour.arena;

import parlour.json.JsonWriter;
import parlour.review.ParFigures;
import parlour.review.ReviewedRound;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** Result, par, luck and play of each round and seat, as text or as JSON. */
final class ParReport {
    private final Texts texts;
    private final SeatNames names;
    private final int sheetSign;
    private final List<ReviewedRound> rounds = new ArrayList<>();

    /**
     * @param sheetSign what a point of a result counts on the score sheet
     */
    ParReport(Texts texts, List<String> names, int sheetSign) {
        this.texts = texts;
        this.names = new SeatNames(texts, names);
        this.sheetSign = sheetSign;
    }

    /** Adds a round that experts have played at least twice. */
    void add(ReviewedRound round) {
        rounds.add(round);
    }

    /** The lines of the round added last. */
    List<String> lastRound() {
        ReviewedRound round = rounds.get(rounds.size() - 1);
        return lines(texts.say("arena.review.round", round.number()), List.of(round));
    }

    /** The sums of all finished rounds, and what the columns mean. */
    List<String> summary() {
        List<String> lines = new ArrayList<>();
        List<ReviewedRound> finished =
                rounds.stream().filter(one -> one.result().isPresent()).toList();
        if (finished.size() > 1) {
            lines.addAll(lines(texts.say("arena.par.game"), finished));
        }
        lines.add("");
        lines.add(texts.say("arena.par.legend"));
        return lines;
    }

    private List<String> lines(String title, List<ReviewedRound> some) {
        int width =
                IntStream.range(0, seats()).map(seat -> names.of(seat).length()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(title);
        lines.add("  " + texts.say("arena.par.heading", " ".repeat(width)));
        for (int seat = 0; seat < seats(); seat++) {
            ParFigures figures = figures(some, seat);
            boolean over = figures.result().isPresent();
            lines.add(
                    format(
                                    "  %-" + width + "s  %6s  %14s  %14s  %14s",
                                    names.of(seat),
                                    over ? result(figures.result().getAsDouble()) : "–",
                                    range("%.2f", figures.par(), figures.parInterval()),
                                    range("%+.2f", figures.luck(), figures.luckInterval()),
                                    over
                                            ? range(
                                                    "%+.2f",
                                                    figures.play().getAsDouble(),
                                                    figures.parInterval())
                                            : texts.say("arena.par.unfinished"))
                            .stripTrailing());
        }
        return lines;
    }

    private static String result(double points) {
        return format("%.2f", points).replaceAll("\\.?0+$", "");
    }

    private ParFigures figures(List<ReviewedRound> some, int seat) {
        return ParFigures.of(some, seats(), seat, sheetSign).orElseThrow();
    }

    String json(String game, Map<String, Object> rules) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", game);
        tree.put("rules", rules);
        tree.put("rounds", rounds.stream().map(this::tree).toList());
        return JsonWriter.compact(tree);
    }

    private Map<String, Object> tree(ReviewedRound round) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("round", round.number());
        tree.put("plays", round.plays().size());
        tree.put("seats", IntStream.range(0, seats()).mapToObj(seat -> tree(round, seat)).toList());
        return tree;
    }

    private Map<String, Object> tree(ReviewedRound round, int seat) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", names.names().get(seat));
        tree.putAll(tree(figures(List.of(round), seat)));
        return tree;
    }

    static Map<String, Object> tree(ParFigures figures) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("result", number(figures.result()));
        tree.put("par", figures.par());
        tree.put("parInterval", figures.parInterval());
        tree.put("luck", figures.luck());
        tree.put("luckInterval", figures.luckInterval());
        tree.put("play", number(figures.play()));
        return tree;
    }

    /** A number that JSON has as null if there is none. */
    static Double number(OptionalDouble number) {
        return number.isPresent() ? number.getAsDouble() : null;
    }

    private int seats() {
        return names.names().size();
    }

    private static String range(String pattern, double value, double interval) {
        // Without it a very small loss would be -0.00.
        double shown = Math.abs(value) < 0.005 ? 0 : value;
        return format(pattern + " ± %.2f", shown, interval);
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
