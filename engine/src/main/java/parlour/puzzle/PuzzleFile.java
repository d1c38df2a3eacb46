package parlour.puzzle;

import parlour.engine.Game;
import parlour.engine.Rules;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The puzzles of a game as JSON, one a line; easy ones first. */
public final class PuzzleFile {
    private static final String FORMAT = "parlour-puzzles";
    private static final int VERSION = 1;
    private static final Set<String> MEMBERS =
            Set.of(
                    "id",
                    "seats",
                    "options",
                    "state",
                    "solutions",
                    "value",
                    "next",
                    "lead",
                    "error",
                    "difficulty");

    /** Figures are whole numbers of this part, which every platform reads the same. */
    private static final double PART = 1e-5;

    private static final int MOST = 10_000_000;

    private PuzzleFile() {}

    /** The name of a game's file among the assets. */
    public static String name(Game<?, ?, ?, ?> game) {
        return "puzzles/" + game.id() + ".json";
    }

    public static <S, M, V, E> String write(
            Game<S, M, V, E> game, List<Puzzle<S, M, V, E>> puzzles) {
        List<String> lines =
                puzzles.stream()
                        .sorted(
                                Comparator.comparing((Puzzle<S, M, V, E> one) -> one.difficulty())
                                        .thenComparing(PuzzleFile::legal)
                                        .thenComparing(Puzzle::id))
                        .map(puzzle -> JsonWriter.compact(tree(puzzle)))
                        .toList();
        Map<String, Object> head = new LinkedHashMap<>();
        head.put("format", FORMAT);
        head.put("version", VERSION);
        head.put("game", game.id());
        String open = JsonWriter.compact(head);
        return open.substring(0, open.length() - 1)
                + ",\"puzzles\":[\n"
                + String.join(",\n", lines)
                + "\n]}\n";
    }

    private static <S, M, V, E> int legal(Puzzle<S, M, V, E> puzzle) {
        return puzzle.rules().moves(puzzle.state()).size();
    }

    private static <S, M, V, E> Map<String, Object> tree(Puzzle<S, M, V, E> puzzle) {
        Game<S, M, V, E> game = puzzle.game();
        Evidence<M> evidence = puzzle.evidence();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("id", puzzle.id());
        tree.put("difficulty", puzzle.difficulty().word());
        tree.put("seats", puzzle.rules().seats());
        tree.put("options", puzzle.rules().options().values());
        tree.put("state", game.stateJson(puzzle.state()));
        tree.put("solutions", puzzle.solutions().stream().map(game::text).toList());
        tree.put("value", parts(evidence.value()));
        tree.put("next", game.text(evidence.next()));
        tree.put("lead", parts(evidence.lead()));
        tree.put("error", evidence.exact() ? 0 : Math.max(1, parts(evidence.error())));
        return tree;
    }

    private static long parts(double figure) {
        return Math.round(figure / PART);
    }

    /** Reads the puzzles of a game. */
    public static <S, M, V, E> List<Puzzle<S, M, V, E>> read(Game<S, M, V, E> game, String text)
            throws BadInput {
        Json json = head(text);
        if (!json.get("game").text().equals(game.id())) {
            throw json.get("game").bad("puzzle.file.otherGame", game.id());
        }
        List<Puzzle<S, M, V, E>> puzzles = new ArrayList<>();
        for (Json one : json.get("puzzles").list()) {
            puzzles.add(puzzle(game, one));
        }
        return puzzles;
    }

    private static Json head(String text) throws BadInput {
        Json json = JsonReader.read(text);
        json.only(Set.of("format", "version", "game", "puzzles"));
        if (!json.get("format").text().equals(FORMAT)) {
            throw json.get("format").bad("save.format", FORMAT);
        }
        int version = json.get("version").integer(1, Integer.MAX_VALUE);
        if (version > VERSION) {
            throw new BadInput("save.newer", version, VERSION);
        }
        return json;
    }

    private static <S, M, V, E> Puzzle<S, M, V, E> puzzle(Game<S, M, V, E> game, Json json)
            throws BadInput {
        json.only(MEMBERS);
        int seats = json.get("seats").integer(0, Integer.MAX_VALUE);
        if (!game.seatCounts().contains(seats)) {
            throw json.get("seats").bad("save.seatCount", seats);
        }
        Rules<S, M, V, E> rules = game.rules(seats, game.readOptions(json.get("options")));
        S state = game.state(rules, json.get("state"));
        if (rules.turn(state) == Rules.NOBODY) {
            throw json.get("state").bad("puzzle.file.over");
        }
        List<M> solutions = new ArrayList<>();
        for (Json move : json.get("solutions").list()) {
            solutions.add(legal(game, rules, state, move));
        }
        if (solutions.isEmpty()) {
            throw json.get("solutions").bad("puzzle.file.unsolved");
        }
        return new Puzzle<>(
                json.get("id").text(),
                game,
                rules,
                state,
                solutions,
                new Evidence<>(
                        PART * json.get("value").integer(-MOST, MOST),
                        legal(game, rules, state, json.get("next")),
                        PART * json.get("lead").integer(1, MOST),
                        PART * json.get("error").integer(0, MOST)),
                difficulty(json.get("difficulty")));
    }

    private static <S, M, V, E> M legal(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, S state, Json json) throws BadInput {
        M move = game.move(json.text());
        if (rules.refusal(state, move).isPresent()) {
            throw json.bad(rules.refusal(state, move).get().phrase());
        }
        return move;
    }

    private static Difficulty difficulty(Json json) throws BadInput {
        String word = json.text();
        for (Difficulty difficulty : Difficulty.values()) {
            if (difficulty.word().equals(word)) {
                return difficulty;
            }
        }
        throw json.bad("puzzle.file.difficulty", word);
    }
}
