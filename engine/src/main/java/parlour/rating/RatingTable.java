package parlour.rating;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The ratings of computer players, by game and name, in whole points; an immutable value. A
 * computer that was not measured is missing.
 */
public final class RatingTable {
    /** The name of its file among the assets. */
    public static final String FILE = "ratings.json";

    public static final RatingTable EMPTY = new RatingTable(Map.of());

    private static final String FORMAT = "parlour-ratings";
    private static final int VERSION = 1;
    private static final String GAME = "[a-z][a-z0-9]{0,39}";
    private static final String COMPUTER = "[a-z][A-Za-z0-9]{0,39}";
    private static final int MOST = 10_000;

    private final Map<String, Map<String, Rating>> games;

    private RatingTable(Map<String, Map<String, Rating>> games) {
        this.games = games;
    }

    /** A computer's rating. */
    public Optional<Rating> of(String game, String computer) {
        return Optional.ofNullable(games.getOrDefault(game, Map.of()).get(computer));
    }

    /** The ratings of a game's computers, the weakest first. */
    public Map<String, Rating> of(String game) {
        return games.getOrDefault(game, Map.of());
    }

    /** The same table with other ratings for one game. */
    public RatingTable with(String game, Map<String, Rating> computers) {
        Map<String, Rating> rounded = new LinkedHashMap<>();
        computers.forEach((name, rating) -> rounded.put(name, rating.rounded()));
        if (!game.matches(GAME)
                || !rounded.keySet().stream().allMatch(name -> name.matches(COMPUTER))
                || !rounded.values().stream().allMatch(RatingTable::fits)) {
            throw new IllegalArgumentException(game + ": " + computers);
        }
        Map<String, Map<String, Rating>> all = new TreeMap<>(games);
        all.put(game, ordered(rounded));
        return new RatingTable(all);
    }

    private static boolean fits(Rating rating) {
        return Math.abs(rating.points()) <= MOST && rating.interval() <= MOST;
    }

    private static Map<String, Rating> ordered(Map<String, Rating> computers) {
        Map<String, Rating> ordered = new LinkedHashMap<>();
        computers.entrySet().stream()
                .sorted(
                        Comparator.comparingDouble(
                                        (Map.Entry<String, Rating> entry) ->
                                                entry.getValue().points())
                                .thenComparing(Map.Entry::getKey))
                .forEach(entry -> ordered.put(entry.getKey(), entry.getValue()));
        return Collections.unmodifiableMap(ordered);
    }

    /** The text of the file, a computer a line. */
    public String write() {
        Map<String, Object> head = new LinkedHashMap<>();
        head.put("format", FORMAT);
        head.put("version", VERSION);
        String open = JsonWriter.compact(head);
        List<String> parts = new ArrayList<>();
        games.forEach(
                (game, computers) -> parts.add(JsonWriter.compact(game) + ":" + write(computers)));
        return open.substring(0, open.length() - 1)
                + ",\"games\":{\n"
                + String.join(",\n", parts)
                + "\n}}\n";
    }

    private static String write(Map<String, Rating> computers) {
        List<String> lines = new ArrayList<>();
        computers.forEach(
                (name, rating) -> {
                    Map<String, Object> tree = new LinkedHashMap<>();
                    tree.put("points", Math.round(rating.points()));
                    tree.put("interval", Math.round(rating.interval()));
                    lines.add(JsonWriter.compact(name) + ":" + JsonWriter.compact(tree));
                });
        return "{\n" + String.join(",\n", lines) + "\n}";
    }

    public static RatingTable read(String text) throws BadInput {
        Json json = JsonReader.read(text);
        json.only(Set.of("format", "version", "games"));
        if (!json.get("format").text().equals(FORMAT)) {
            throw json.get("format").bad("save.format", FORMAT);
        }
        int version = json.get("version").integer(1, Integer.MAX_VALUE);
        if (version > VERSION) {
            throw new BadInput("save.newer", version, VERSION);
        }
        RatingTable table = EMPTY;
        for (Map.Entry<String, Json> game : json.get("games").fields().entrySet()) {
            if (!game.getKey().matches(GAME)) {
                throw game.getValue().bad("save.statistics.game", game.getKey());
            }
            table = table.with(game.getKey(), computers(game.getValue()));
        }
        return table;
    }

    private static Map<String, Rating> computers(Json json) throws BadInput {
        Map<String, Rating> computers = new LinkedHashMap<>();
        for (Map.Entry<String, Json> computer : json.fields().entrySet()) {
            Json rating = computer.getValue();
            if (!computer.getKey().matches(COMPUTER)) {
                throw rating.bad("save.ratings.computer", computer.getKey());
            }
            rating.only(Set.of("points", "interval"));
            computers.put(
                    computer.getKey(),
                    new Rating(
                            rating.get("points").integer(-MOST, MOST),
                            rating.get("interval").integer(0, MOST)));
        }
        return computers;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RatingTable table && games.equals(table.games);
    }

    @Override
    public int hashCode() {
        return games.hashCode();
    }

    @Override
    public String toString() {
        return games.toString();
    }
}
