package parlour.record;

import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.fair.Proof;
import parlour.json.JsonWriter;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes a match as a text record, one line per move. */
public final class RecordWriter {
    static final String FIRST_LINE = "parlour record";
    static final int VERSION = 1;

    /** Of a record with a proof of its deals, which older programs cannot read. */
    static final int PROVED = 2;

    static final String GAME = "game";
    static final String FORMAT = "version";
    static final String RULES = "rules";
    static final String SEATS = "seats";
    static final String SEED = "seed";
    static final String PROOF = "proof";
    static final String START = "start";
    static final String ROUND = "round";
    static final String RESULT = "result";

    private RecordWriter() {}

    /** The record of a match, finished or not, with the players' names. */
    public static <S, M, V, E> String write(
            Game<S, M, V, E> game, Match<S, M, V, E> match, List<String> names) {
        return write(game, match, names, Optional.empty());
    }

    /** The same with a proof of its deals, if there is one. */
    public static <S, M, V, E> String write(
            Game<S, M, V, E> game,
            Match<S, M, V, E> match,
            List<String> names,
            Optional<Proof> proof) {
        Rules<S, M, V, E> rules = match.rules();
        if (names.size() != rules.seats()) {
            throw new IllegalArgumentException(names.size() + " names");
        }
        StringBuilder out = new StringBuilder(FIRST_LINE).append('\n');
        field(out, GAME, game.id());
        field(out, FORMAT, proof.isPresent() ? PROVED : VERSION);
        field(out, RULES, JsonWriter.compact(rules.options().values()));
        field(out, SEATS, JsonWriter.compact(names));
        field(out, SEED, match.seed());
        proof.ifPresent(shown -> field(out, PROOF, JsonWriter.compact(shown.tree())));
        if (!match.dealtFromSeed()) {
            field(out, START, JsonWriter.compact(game.stateJson(match.start())));
        }
        int round = 1;
        round(out, round);
        for (Match.Entry<S, M> entry : match.history()) {
            if (entry.move().isPresent()) {
                out.append(game.text(entry.move().get())).append('\n');
            } else {
                round(out, ++round);
            }
        }
        rules.game(match.state())
                .ifPresent(result -> field(out.append('\n'), RESULT, points(rules, result)));
        return out.toString();
    }

    private static void field(StringBuilder out, String name, Object value) {
        out.append(name).append(": ").append(value).append('\n');
    }

    private static void round(StringBuilder out, int number) {
        out.append('\n').append(ROUND).append(' ').append(number).append('\n');
    }

    /** The moves of a match as a proof counts them, with a word for each further deal. */
    public static <S, M> List<String> moves(Game<S, M, ?, ?> game, Match<S, M, ?, ?> match) {
        return match.history().stream()
                .map(entry -> entry.move().map(game::text).orElse(Proof.DEAL))
                .toList();
    }

    /** The points on the score sheet, by seat. */
    public static String points(Rules<?, ?, ?, ?> rules, Result result) {
        return result.points().stream()
                .map(points -> number(rules.sheetSign() * points))
                .collect(Collectors.joining(" "));
    }

    private static String number(double points) {
        return points == Math.rint(points) ? String.valueOf((long) points) : String.valueOf(points);
    }
}
