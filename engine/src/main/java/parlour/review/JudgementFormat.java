package parlour.review;

import parlour.engine.Game;
import parlour.json.Json;
import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/** Judgements as JSON; numbers are integers, in ten-thousandths. */
public final class JudgementFormat {
    /** The members of a judgement; a file may have others beside them. */
    public static final Set<String> MEMBERS =
            Set.of(
                    "best",
                    "cost",
                    "interval",
                    "exact",
                    "before",
                    "after",
                    "decision",
                    "mark",
                    "lapse",
                    "avoided",
                    "saved");

    /** More than any move can cost. */
    private static final long MOST = 1_000_000_000;

    private JudgementFormat() {}

    public static <M> Map<String, Object> tree(Game<?, M, ?, ?> game, Judgement<M> judgement) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("best", game.text(judgement.best()));
        tree.put("cost", parts(judgement.cost()));
        tree.put("interval", judgement.known() ? parts(judgement.interval()) : null);
        tree.put("exact", judgement.exact());
        tree.put("before", parts(judgement.before()));
        tree.put("after", parts(judgement.after()));
        tree.put("decision", judgement.decision());
        tree.put("mark", name(judgement.mark()));
        tree.put("lapse", judgement.lapse().orElse(null));
        tree.put("avoided", judgement.avoided().orElse(null));
        tree.put("saved", parts(judgement.saved()));
        return tree;
    }

    private static Long parts(OptionalDouble number) {
        return number.isPresent() ? parts(number.getAsDouble()) : null;
    }

    private static Long parts(double number) {
        return Math.round(number * Judgement.PARTS);
    }

    public static <M> Judgement<M> read(Game<?, M, ?, ?> game, Json json) throws BadInput {
        Optional<Json> interval = json.find("interval");
        return new Judgement<>(
                game.move(json.get("best").text()),
                number(json.get("cost"), MOST),
                interval.isPresent() ? number(interval.get(), MOST) : Double.POSITIVE_INFINITY,
                json.get("exact").flag(),
                chance(json.find("before")),
                chance(json.find("after")),
                json.get("decision").flag(),
                mark(json.get("mark")),
                lapse(game, json.find("lapse")),
                lapse(game, json.find("avoided")),
                number(json.get("saved"), MOST));
    }

    private static double number(Json json, long most) throws BadInput {
        return json.number(0, most) / Judgement.PARTS;
    }

    private static OptionalDouble chance(Optional<Json> json) throws BadInput {
        return json.isPresent()
                ? OptionalDouble.of(number(json.get(), (long) Judgement.PARTS))
                : OptionalDouble.empty();
    }

    /** The name of a mark in files and reports. */
    public static String name(Mark mark) {
        return mark.name().toLowerCase(Locale.ROOT);
    }

    private static Mark mark(Json json) throws BadInput {
        String name = json.text();
        for (Mark mark : Mark.values()) {
            if (name(mark).equals(name)) {
                return mark;
            }
        }
        throw json.bad(
                "review.mark",
                name,
                List.of(Mark.values()).stream().map(JudgementFormat::name).toList());
    }

    private static Optional<String> lapse(Game<?, ?, ?, ?> game, Optional<Json> json)
            throws BadInput {
        if (json.isPresent() && !game.lapses().contains(json.get().text())) {
            throw json.get().bad("review.lapse", json.get().text(), game.id());
        }
        return json.isPresent() ? Optional.of(json.get().text()) : Optional.empty();
    }
}
