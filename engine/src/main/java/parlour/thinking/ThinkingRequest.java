package parlour.thinking;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * A request for a computer player's move, which can be sent as JSON to another copy of the program.
 * After the same number of units the thinking is the same everywhere.
 *
 * @param computer the name of the computer player
 * @param state any state that looks like the real one to the seat to move
 */
public record ThinkingRequest<S, M, V, E>(
        Game<S, M, V, E> game, Rules<S, M, V, E> rules, String computer, S state, long seed) {
    private static final Set<String> MEMBERS =
            Set.of("game", "seats", "options", "computer", "state", "seed");

    public ThinkingRequest {
        if (rules.turn(state) == Rules.NOBODY) {
            throw new IllegalArgumentException("nobody is to move");
        }
    }

    /**
     * A request that knows no more than this view: the hidden cards of its state are sampled.
     *
     * @param view what the seat to move sees
     */
    static <S, M, V, E> ThinkingRequest<S, M, V, E> of(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, String computer, V view, long seed) {
        S state = rules.sample(view, new Rng(seed));
        ThinkingRequest<S, M, V, E> request =
                new ThinkingRequest<>(game, rules, computer, state, seed);
        if (!request.view().equals(view)) {
            throw new IllegalArgumentException("not what the seat to move sees");
        }
        return request;
    }

    /** What the seat to move sees. */
    private V view() {
        return rules.view(state, Eyes.of(rules.turn(state)));
    }

    /** Starts the thinking. */
    public Thinking<M> begin() {
        return player(game, rules, computer).think(view(), seed);
    }

    static <S, M, V, E> Player<V, M> player(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, String computer) {
        // The generator matters only if the name stands for a group; then the same one is drawn
        // everywhere.
        return game.computer(computer, rules, new Rng(0));
    }

    /** The answer of a thinking that was begun here, as JSON. */
    public String answer(Thinking<M> thinking) {
        return ThinkingAnswer.of(thinking).json(game);
    }

    public String json() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", game.id());
        tree.put("seats", rules.seats());
        tree.put("options", rules.options().values());
        tree.put("computer", computer);
        tree.put("state", game.stateJson(state));
        tree.put("seed", seed);
        return JsonWriter.compact(tree);
    }

    public static ThinkingRequest<?, ?, ?, ?> read(String text) throws BadInput {
        return read(JsonReader.read(text));
    }

    static ThinkingRequest<?, ?, ?, ?> read(Json json) throws BadInput {
        json.only(MEMBERS);
        Json id = json.get("game");
        String name = id.text();
        return read(Games.find(name).orElseThrow(() -> id.bad("save.unknownGame", name)), json);
    }

    private static <S, M, V, E> ThinkingRequest<S, M, V, E> read(Game<S, M, V, E> game, Json json)
            throws BadInput {
        Rules<S, M, V, E> rules = rules(game, json);
        String computer = json.get("computer").text();
        if (!game.computers().contains(computer)) {
            throw json.get("computer").bad("save.unknownComputer", computer);
        }
        return new ThinkingRequest<>(
                game,
                rules,
                computer,
                game.state(rules, json.get("state")),
                json.get("seed").number(Long.MIN_VALUE, Long.MAX_VALUE));
    }

    /** The rules that a request's seats and options say. */
    static <S, M, V, E> Rules<S, M, V, E> rules(Game<S, M, V, E> game, Json json) throws BadInput {
        int seats = json.get("seats").integer(0, Integer.MAX_VALUE);
        if (!game.seatCounts().contains(seats)) {
            throw json.get("seats").bad("save.seatCount", seats);
        }
        return game.rules(seats, game.readOptions(json.get("options")));
    }
}
