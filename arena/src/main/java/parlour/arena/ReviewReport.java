package parlour.arena;

import parlour.engine.Game;
import parlour.engine.ReviewScale;
import parlour.json.JsonWriter;
import parlour.review.Habit;
import parlour.review.Habits;
import parlour.review.JudgedMove;
import parlour.review.Judgement;
import parlour.review.JudgementFormat;
import parlour.review.MoveFigures;
import parlour.review.ParFigures;
import parlour.review.Review;
import parlour.review.ReviewedRound;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** A review as text or as JSON. */
final class ReviewReport<M> {
    private static final double PERCENT = 100;

    private final Texts texts;
    private final Game<?, M, ?, ?> game;
    private final SeatNames names;
    private final boolean inPoints;
    private final int width;
    private int told;

    ReviewReport(Texts texts, Game<?, M, ?, ?> game, List<String> names) {
        this.texts = texts;
        this.game = game;
        this.names = new SeatNames(texts, names);
        inPoints = game.reviewScale().unit() == ReviewScale.Unit.POINTS;
        width =
                IntStream.range(0, names.size())
                        .map(seat -> this.names.of(seat).length())
                        .max()
                        .orElse(0);
    }

    /** The lines of the moves that were judged since the last call. */
    List<String> news(Review<M> review) {
        List<String> lines = new ArrayList<>();
        for (; told < review.moves().size(); told++) {
            JudgedMove<M> move = review.moves().get(told);
            if (told == 0 || review.moves().get(told - 1).round() != move.round()) {
                lines.add("");
                lines.add(texts.say("arena.review.round", move.round()));
            }
            lines.add(line(move));
        }
        return lines;
    }

    private String line(JudgedMove<M> move) {
        return format(
                        "%4d  %-" + width + "s  %-24s %16s  %s",
                        move.number(),
                        names.of(move.seat()),
                        game.text(move.move()),
                        cost(move),
                        remark(move))
                .stripTrailing();
    }

    private String cost(JudgedMove<M> move) {
        Judgement<M> judgement = move.judgement();
        if (!judgement.known()) {
            return "?";
        }
        if (judgement.before().isEmpty()) {
            return texts.say("arena.review.only");
        }
        if (judgement.exact()) {
            return texts.say("arena.review.exact", amount(judgement.cost()));
        }
        return judgement.best().equals(move.move())
                ? amount(judgement.cost())
                : amount(judgement.cost()) + " ± " + amount(judgement.interval());
    }

    /** An amount in the unit of the game's reviews. */
    private String amount(double cost) {
        return inPoints ? format("%.2f", cost) : format("%.1f %%", PERCENT * cost);
    }

    private String remark(JudgedMove<M> move) {
        String best = game.text(move.judgement().best());
        if (!move.judgement().known()) {
            return texts.say("arena.review.unknown");
        }
        return switch (move.mark()) {
            case NONE -> "";
            case INACCURACY -> texts.say("arena.review.inaccuracy", best);
            case MISTAKE -> texts.say("arena.review.mistake", best);
            case BLUNDER -> texts.say("arena.review.blunder", best);
            case BRILLIANT -> texts.say("arena.review.brilliant");
        };
    }

    /** A few lines per seat, and what they mean. */
    List<String> summary(Review<M> review) {
        List<String> lines = new ArrayList<>();
        lines.add("");
        for (int seat = 0; seat < review.seats(); seat++) {
            lines.addAll(seat(review, seat));
        }
        lines.add(
                texts.say(inPoints ? "arena.review.legend.points" : "arena.review.legend.chance"));
        lines.add(texts.say("arena.review.legend"));
        if (review.rounds().stream().anyMatch(round -> round.plays().size() > 1)) {
            ParReport report = new ParReport(texts, names.names(), review.sheetSign());
            for (ReviewedRound round : review.rounds()) {
                if (round.plays().size() > 1) {
                    report.add(round);
                    lines.addAll(report.lastRound());
                }
            }
            lines.addAll(report.summary());
        }
        review.rounds().stream()
                .filter(round -> round.result().isEmpty())
                .forEach(round -> lines.add(texts.say("arena.review.unfinished", round.number())));
        return lines;
    }

    private List<String> seat(Review<M> review, int seat) {
        MoveFigures figures = review.figures(seat);
        List<String> lines = new ArrayList<>();
        lines.add(
                texts.say(
                        "arena.review.seat",
                        names.of(seat),
                        figures.moves(),
                        figures.decisions(),
                        accuracy(figures.accuracy()),
                        amount(figures.cost()),
                        amount(figures.interval())));
        lines.add(
                "  "
                        + texts.say(
                                "arena.review.marks",
                                figures.inaccuracies(),
                                figures.mistakes(),
                                figures.blunders(),
                                figures.brilliant(),
                                figures.unknown()));
        for (Habit habit : habits(review, seat)) {
            lines.add("  " + texts.say(habit.phrase(game)));
        }
        return lines;
    }

    private static String accuracy(OptionalDouble accuracy) {
        return accuracy.isPresent() ? format("%.1f", accuracy.getAsDouble()) : "–";
    }

    private List<Habit> habits(Review<M> review, int seat) {
        return Habits.of(game.reviewScale(), List.of(review.movesOf(seat))).all();
    }

    String json(Review<M> review, Map<String, Object> rules) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", game.id());
        tree.put("rules", rules);
        tree.put("unit", inPoints ? "points" : "chance");
        tree.put("moves", review.moves().stream().map(this::tree).toList());
        tree.put(
                "rounds",
                review.rounds().stream().map(round -> round(review, round.number())).toList());
        tree.put(
                "seats",
                IntStream.range(0, review.seats())
                        .mapToObj(seat -> seatTree(review, seat))
                        .toList());
        return JsonWriter.compact(tree);
    }

    private Map<String, Object> tree(JudgedMove<M> move) {
        Judgement<M> judgement = move.judgement();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("round", move.round());
        tree.put("seat", move.seat() + 1);
        tree.put("move", game.text(move.move()));
        tree.put("best", game.text(judgement.best()));
        tree.put("cost", judgement.known() ? judgement.cost() : null);
        tree.put("interval", judgement.known() ? judgement.interval() : null);
        tree.put("exact", judgement.exact());
        tree.put("decision", judgement.decision());
        tree.put("mark", JudgementFormat.name(move.mark()));
        tree.put("before", ParReport.number(judgement.before()));
        tree.put("after", ParReport.number(judgement.after()));
        return tree;
    }

    private Map<String, Object> round(Review<M> review, int round) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("round", round);
        tree.put(
                "seats",
                IntStream.range(0, review.seats())
                        .mapToObj(
                                seat ->
                                        figures(
                                                review.figures(seat, round),
                                                review.par(seat, round)))
                        .toList());
        return tree;
    }

    private Map<String, Object> seatTree(Review<M> review, int seat) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", names.names().get(seat));
        tree.putAll(figures(review.figures(seat), review.par(seat)));
        tree.put(
                "habits",
                habits(review, seat).stream().map(habit -> habit(review, habit)).toList());
        return tree;
    }

    private Map<String, Object> habit(Review<M> review, Habit habit) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("kind", habit.kind());
        tree.put("strength", habit.strength());
        tree.put("cost", habit.cost());
        tree.put(
                "moves",
                habit.cases().stream()
                        .map(one -> review.at(one.entry()).orElseThrow().number())
                        .toList());
        return tree;
    }

    private static Map<String, Object> figures(MoveFigures moves, Optional<ParFigures> par) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("moves", moves.moves());
        tree.put("decisions", moves.decisions());
        tree.put("accuracy", ParReport.number(moves.accuracy()));
        tree.put("cost", moves.cost());
        tree.put("interval", moves.interval());
        tree.put("inaccuracies", moves.inaccuracies());
        tree.put("mistakes", moves.mistakes());
        tree.put("blunders", moves.blunders());
        tree.put("brilliant", moves.brilliant());
        par.ifPresent(figures -> tree.putAll(ParReport.tree(figures)));
        return tree;
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
