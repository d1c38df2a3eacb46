package parlour.arena;

import parlour.text.Texts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** The results of a proof's matches, as Markdown. */
final class StrengthReport {
    private final Texts texts;
    private final Strength.Findings found;

    StrengthReport(Texts texts, Strength.Findings found) {
        this.texts = texts;
        this.found = found;
    }

    /**
     * @param quick whether it was only a quick check
     * @param minutes how long it took
     */
    List<String> lines(boolean quick, double minutes) {
        List<String> lines = new ArrayList<>();
        List<Strength.Outcome> all = all().toList();
        lines.add(
                texts.say(
                        quick ? "arena.strength.quickIntro" : "arena.strength.intro",
                        String.valueOf(all.get(0).report().seed()),
                        String.valueOf(all.get(all.size() - 1).report().seed()),
                        Runtime.getRuntime().availableProcessors(),
                        Math.round(minutes)));
        lines.add("");
        lines.add(texts.say("arena.strength.met", count(true), count(true) + count(false)));
        lines.add("");
        found.chapters().forEach((name, outcomes) -> lines.addAll(chapter(name, outcomes)));
        lines.addAll(new TypesTable(texts, found.types(), found.pairs()).lines());
        lines.addAll(times());
        return lines;
    }

    private Stream<Strength.Outcome> all() {
        return Stream.concat(
                found.chapters().values().stream().flatMap(List::stream), found.pairs().stream());
    }

    private long count(boolean met) {
        return all().flatMap(
                        outcome ->
                                outcome.proofMatch().target().stream()
                                        .map(requiredResult -> requiredResult.met(outcome.first())))
                .filter(one -> one == met)
                .count();
    }

    private List<String> chapter(String name, List<Strength.Outcome> outcomes) {
        List<String> lines = new ArrayList<>(heading(name));
        lines.add(row(texts.say("arena.strength.columns").split(" \\| ")));
        lines.add("|---|---|---:|---:|---:|---:|---|---|---:|---:|---:|");
        outcomes.forEach(outcome -> lines.add(row(outcome)));
        lines.add("");
        return lines;
    }

    private List<String> heading(String name) {
        return List.of(
                "### " + texts.say("arena.strength.chapter." + name),
                "",
                texts.say("arena.strength.about." + name),
                "");
    }

    private String row(Strength.Outcome outcome) {
        PlayerResult first = outcome.first();
        ProofMatch proofMatch = outcome.proofMatch();
        return row(
                players(proofMatch.players()),
                String.join(" ", proofMatch.options()),
                format("%,d", proofMatch.deals()),
                String.valueOf(outcome.report().seed()),
                margin(first),
                format("%.1f", 100 * first.won())
                        + plusMinus("%.1f", 100, first.wonInterval())
                        + " %",
                proofMatch.target().map(this::wanted).orElse(""),
                proofMatch
                        .target()
                        .map(
                                requiredResult ->
                                        texts.say(
                                                requiredResult.met(first)
                                                        ? "arena.strength.yes"
                                                        : "arena.strength.no"))
                        .orElse(""),
                format("%.2f", first.times().median()),
                format("%.2f", first.times().nearlyAll()),
                format("%.2f %%", 100.0 * first.cutShort() / first.times().total()));
    }

    /** Equal players in a row are counted. */
    private static String players(String list) {
        List<String> names = List.of(list.split(","));
        String last = names.get(names.size() - 1);
        int times = Collections.frequency(names.subList(1, names.size()), last);
        return times < 2 ? String.join(" v ", names) : names.get(0) + " v " + times + " × " + last;
    }

    private String wanted(RequiredResult requiredResult) {
        return requiredResult.measure() == RequiredResult.Measure.MARGIN
                ? texts.say("arena.strength.wantedMargin", format("%.1f", requiredResult.least()))
                : texts.say(
                        "arena.strength.wantedWon", format("%.0f", 100 * requiredResult.least()));
    }

    static String margin(PlayerResult playerResult) {
        return format("%+.2f", playerResult.margin())
                + plusMinus("%.2f", 1, playerResult.interval());
    }

    private static String plusMinus(String pattern, double factor, OptionalDouble interval) {
        return interval.isPresent() ? " ± " + format(pattern, factor * interval.getAsDouble()) : "";
    }

    /** Each player's move times at tables of two, over all matches. */
    private List<String> times() {
        Map<String, MoveTimes> byName = new LinkedHashMap<>();
        all().map(outcome -> outcome.report().standings())
                .filter(standings -> standings.size() == 2)
                .flatMap(List::stream)
                .forEach(
                        playerResult ->
                                byName.computeIfAbsent(playerResult.name(), any -> new MoveTimes())
                                        .addAll(playerResult.times()));
        List<String> lines = new ArrayList<>(heading("times"));
        lines.add(row(texts.say("arena.strength.timeColumns").split(" \\| ")));
        lines.add("|---|---:|---:|---:|");
        byName.forEach(
                (name, times) ->
                        lines.add(
                                row(
                                        name,
                                        format("%,d", times.total()),
                                        format("%.3f", times.median()),
                                        format("%.3f", times.nearlyAll()))));
        return lines;
    }

    static String row(String... cells) {
        return "| " + String.join(" | ", cells) + " |";
    }

    static String format(String pattern, Object value) {
        return String.format(Locale.ROOT, pattern, value);
    }
}
