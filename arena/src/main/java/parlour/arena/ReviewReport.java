package parlour.arena;

import parlour.json.JsonWriter;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** The results of a review, as text or as JSON. */
final class ReviewReport {
    private final Texts texts;
    private final SeatNames names;
    private final List<JudgedMove> moves = new ArrayList<>();

    ReviewReport(Texts texts, List<String> names) {
        this.texts = texts;
        this.names = new SeatNames(texts, names);
    }

    void add(JudgedMove judgedMove) {
        moves.add(judgedMove);
    }

    /** The line for the move added last, with a heading before the first of a round. */
    List<String> lines(JudgedMove judgedMove) {
        List<String> lines = new ArrayList<>();
        long before = moves.stream().filter(one -> one.round() == judgedMove.round()).count();
        if (before == 1) {
            lines.add("");
            lines.add(texts.say("arena.review.round", judgedMove.round()));
        }
        int width =
                IntStream.range(0, names.names().size())
                        .map(s -> names.of(s).length())
                        .max()
                        .orElse(0);
        lines.add(
                format(
                                "%4d  %-" + width + "s  %-24s %14s  %s",
                                judgedMove.number(),
                                names.of(judgedMove.seat()),
                                judgedMove.move(),
                                cost(judgedMove),
                                remark(judgedMove))
                        .stripTrailing());
        return lines;
    }

    private String cost(JudgedMove judgedMove) {
        if (judgedMove.grade() == JudgedMove.Grade.UNKNOWN) {
            return "?";
        }
        String cost = format("%.2f", judgedMove.cost());
        if (judgedMove.exact()) {
            return texts.say("arena.review.exact", cost);
        }
        return judgedMove.move().equals(judgedMove.best())
                ? cost
                : cost + format(" ± %.2f", judgedMove.interval());
    }

    private String remark(JudgedMove judgedMove) {
        return switch (judgedMove.grade()) {
            case FINE -> "";
            case MISTAKE -> texts.say("arena.review.mistake", judgedMove.best());
            case BLUNDER -> texts.say("arena.review.blunder", judgedMove.best());
            case UNKNOWN -> texts.say("arena.review.unknown");
        };
    }

    /** One line per seat. */
    List<String> summary() {
        List<String> lines = new ArrayList<>();
        lines.add("");
        for (int seat = 0; seat < names.names().size(); seat++) {
            Seat sum = seat(seat);
            lines.add(
                    texts.say(
                            "arena.review.seat",
                            names.of(seat),
                            sum.moves(),
                            format("%.2f", sum.mean()),
                            format("%.2f", sum.interval()),
                            sum.mistakes(),
                            sum.blunders(),
                            sum.unknown()));
        }
        lines.add(texts.say("arena.review.legend"));
        return lines;
    }

    /** What a seat's moves cost, without those of unknown cost. */
    private record Seat(
            int moves, double mean, double interval, long mistakes, long blunders, long unknown) {}

    private Seat seat(int seat) {
        List<JudgedMove> own = moves.stream().filter(one -> one.seat() == seat).toList();
        List<JudgedMove> known =
                own.stream().filter(one -> one.grade() != JudgedMove.Grade.UNKNOWN).toList();
        double costs = known.stream().mapToDouble(JudgedMove::cost).sum();
        // Each move was judged in its own worlds, so the errors are independent and their squares
        // add up.
        double squares = known.stream().mapToDouble(one -> one.interval() * one.interval()).sum();
        int count = Math.max(1, known.size());
        return new Seat(
                own.size(),
                costs / count,
                Math.sqrt(squares) / count,
                count(own, JudgedMove.Grade.MISTAKE),
                count(own, JudgedMove.Grade.BLUNDER),
                own.size() - known.size());
    }

    private static long count(List<JudgedMove> moves, JudgedMove.Grade grade) {
        return moves.stream().filter(one -> one.grade() == grade).count();
    }

    String json(String game, Map<String, Object> rules) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", game);
        tree.put("rules", rules);
        tree.put("moves", moves.stream().map(ReviewReport::move).toList());
        tree.put(
                "seats",
                IntStream.range(0, names.names().size()).mapToObj(this::seatTree).toList());
        return JsonWriter.compact(tree);
    }

    private static Map<String, Object> move(JudgedMove judgedMove) {
        boolean known = judgedMove.grade() != JudgedMove.Grade.UNKNOWN;
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("round", judgedMove.round());
        tree.put("seat", judgedMove.seat() + 1);
        tree.put("move", judgedMove.move());
        tree.put("best", judgedMove.best());
        tree.put("cost", known ? judgedMove.cost() : null);
        tree.put("interval", known ? judgedMove.interval() : null);
        tree.put("exact", judgedMove.exact());
        tree.put("grade", judgedMove.grade().name().toLowerCase(Locale.ROOT));
        return tree;
    }

    private Map<String, Object> seatTree(int seat) {
        Seat sum = seat(seat);
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", names.names().get(seat));
        tree.put("moves", sum.moves());
        tree.put("cost", sum.mean());
        tree.put("interval", sum.interval());
        tree.put("mistakes", sum.mistakes());
        tree.put("blunders", sum.blunders());
        return tree;
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
