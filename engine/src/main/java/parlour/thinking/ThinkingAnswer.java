package parlour.thinking;

import parlour.engine.Game;
import parlour.engine.Thinking;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.search.Analysis;
import parlour.search.Evaluation;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a thinking has found out: the best move, and if it is an analysis, its evaluations.
 *
 * @param best empty before the first unit
 */
record ThinkingAnswer<M>(Optional<M> best, List<Evaluation<M>> evaluations) {
    private static final Set<String> EVALUATION =
            Set.of("move", "value", "error", "behind", "behindError", "worlds");

    ThinkingAnswer {
        evaluations = List.copyOf(evaluations);
    }

    static <M> ThinkingAnswer<M> of(Thinking<M> thinking) {
        return new ThinkingAnswer<>(
                thinking.best(),
                thinking instanceof Analysis<M> analysis ? analysis.evaluations() : List.of());
    }

    String json(Game<?, M, ?, ?> game) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("best", best.map(game::text).orElse(null));
        tree.put("evaluations", evaluations.stream().map(one -> tree(game, one)).toList());
        return JsonWriter.compact(tree);
    }

    private static <M> Map<String, Object> tree(Game<?, M, ?, ?> game, Evaluation<M> evaluation) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("move", game.text(evaluation.move()));
        tree.put("value", bits(evaluation.value()));
        tree.put("error", bits(evaluation.error()));
        tree.put("behind", bits(evaluation.behind()));
        tree.put("behindError", bits(evaluation.behindError()));
        tree.put("worlds", evaluation.worlds());
        return tree;
    }

    static <M> ThinkingAnswer<M> read(Game<?, M, ?, ?> game, String text) throws BadInput {
        Json json = JsonReader.read(text);
        json.only(Set.of("best", "evaluations"));
        Optional<Json> best = json.find("best");
        List<Evaluation<M>> evaluations = new ArrayList<>();
        for (Json one : json.get("evaluations").list()) {
            evaluations.add(evaluation(game, one));
        }
        return new ThinkingAnswer<>(
                best.isPresent() ? Optional.of(game.move(best.get().text())) : Optional.empty(),
                evaluations);
    }

    private static <M> Evaluation<M> evaluation(Game<?, M, ?, ?> game, Json json) throws BadInput {
        json.only(EVALUATION);
        return new Evaluation<>(
                game.move(json.get("move").text()),
                real(json.get("value")),
                real(json.get("error")),
                real(json.get("behind")),
                real(json.get("behindError")),
                json.get("worlds").integer(0, Integer.MAX_VALUE));
    }

    /** Exact on every platform, and an error may be infinite, for which JSON has no number. */
    private static long bits(double number) {
        return Double.doubleToLongBits(number);
    }

    private static double real(Json json) throws BadInput {
        return Double.longBitsToDouble(json.number(Long.MIN_VALUE, Long.MAX_VALUE));
    }
}
