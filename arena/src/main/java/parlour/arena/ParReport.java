package parlour.arena;

import parlour.engine.Result;
import parlour.json.JsonWriter;
import parlour.review.Par;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Result, par, luck and play of each round and seat, as text or as JSON. */
final class ParReport {
    private record Round(int number, Par par, Optional<Result> result) {}

    private final Texts texts;
    private final SeatNames names;
    private final int sheetSign;
    private final List<Round> rounds = new ArrayList<>();

    /**
     * @param sheetSign what a point of a result counts on the score sheet
     */
    ParReport(Texts texts, List<String> names, int sheetSign) {
        this.texts = texts;
        this.names = new SeatNames(texts, names);
        this.sheetSign = sheetSign;
    }

    void add(int number, Par par, Optional<Result> result) {
        rounds.add(new Round(number, par, result));
    }

    /** The lines of the round added last. */
    List<String> lastRound() {
        Round round = rounds.get(rounds.size() - 1);
        return lines(texts.say("arena.review.round", round.number()), List.of(round));
    }

    /** The sums of all finished rounds, and what the columns mean. */
    List<String> summary() {
        List<String> lines = new ArrayList<>();
        List<Round> finished = rounds.stream().filter(one -> one.result().isPresent()).toList();
        if (finished.size() > 1) {
            lines.addAll(lines(texts.say("arena.par.game"), finished));
        }
        lines.add("");
        lines.add(texts.say("arena.par.legend"));
        return lines;
    }

    private List<String> lines(String title, List<Round> some) {
        int width =
                IntStream.range(0, seats()).map(seat -> names.of(seat).length()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(title);
        lines.add(texts.say("arena.par.heading", " ".repeat(width)));
        for (int seat = 0; seat < seats(); seat++) {
            Sum sum = sum(some, seat);
            boolean over = some.stream().allMatch(one -> one.result().isPresent());
            lines.add(
                    format(
                                    "  %-" + width + "s  %6s  %14s  %14s  %14s",
                                    names.of(seat),
                                    over
                                            ? format("%.4g", sum.result()).replaceAll("\\.?0+$", "")
                                            : "–",
                                    range("%.2f", sum.par(), sum.parInterval()),
                                    range("%+.2f", sum.luck(), sum.luckInterval()),
                                    over
                                            ? range("%+.2f", sum.play(), sum.parInterval())
                                            : texts.say("arena.par.unfinished"))
                            .stripTrailing());
        }
        return lines;
    }

    /** What some rounds come to for a seat; result and par as on the score sheet. */
    private record Sum(
            double result,
            double par,
            double parInterval,
            double luck,
            double luckInterval,
            double play) {}

    private Sum sum(List<Round> some, int seat) {
        ToDoubleFunction<Round> result =
                one -> one.result().map(found -> found.points().get(seat)).orElse(0.0);
        ToDoubleFunction<Round> play =
                one -> one.result().map(found -> one.par().play(found, seat)).orElse(0.0);
        return new Sum(
                // Adding zero turns the -0.0 of a seat without points into 0.
                sheetSign * total(some, result) + 0.0,
                sheetSign * total(some, one -> one.par().points(seat)) + 0.0,
                interval(some, one -> one.par().pointsInterval(seat).orElseThrow()),
                total(some, one -> one.par().luck(seat)),
                interval(some, one -> one.par().luckInterval(seat).orElseThrow()),
                total(some, play));
    }

    private static double total(List<Round> some, ToDoubleFunction<Round> figure) {
        return some.stream().mapToDouble(figure).sum();
    }

    /** Rounds are independent, so the squares of their intervals add up. */
    private static double interval(List<Round> some, ToDoubleFunction<Round> figure) {
        return Math.sqrt(total(some, one -> Math.pow(figure.applyAsDouble(one), 2)));
    }

    String json(String game, Map<String, Object> rules) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", game);
        tree.put("rules", rules);
        tree.put("rounds", rounds.stream().map(this::tree).toList());
        return JsonWriter.compact(tree);
    }

    private Map<String, Object> tree(Round round) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("round", round.number());
        tree.put("plays", round.par().rounds());
        tree.put("seats", IntStream.range(0, seats()).mapToObj(seat -> tree(round, seat)).toList());
        return tree;
    }

    private Map<String, Object> tree(Round round, int seat) {
        boolean over = round.result().isPresent();
        Sum sum = sum(List.of(round), seat);
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", names.names().get(seat));
        tree.put("result", over ? sum.result() : null);
        tree.put("par", sum.par());
        tree.put("parInterval", sum.parInterval());
        tree.put("luck", sum.luck());
        tree.put("luckInterval", sum.luckInterval());
        tree.put("play", over ? sum.play() : null);
        return tree;
    }

    private int seats() {
        return names.names().size();
    }

    private static String range(String pattern, double value, double interval) {
        return format(pattern + " ± %.2f", value, interval);
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
