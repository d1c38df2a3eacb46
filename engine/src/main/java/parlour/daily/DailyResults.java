package parlour.daily;

import parlour.json.Json;
import parlour.record.Envelope;
import parlour.review.RoundPlayer;
import parlour.store.ValueFile;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** The results of the deals of the last days, by game and day; an immutable value. */
public final class DailyResults {
    public static final DailyResults EMPTY = new DailyResults(Map.of());

    static final Envelope.Format FORMAT = new Envelope.Format("parlour daily", 3, "days");
    static final int MOST_BYTES = 500_000;

    /** The file that they are kept in. */
    public static final ValueFile.Kind<DailyResults> FILE =
            new ValueFile.Kind<>(
                    "daily", FORMAT, MOST_BYTES, EMPTY, DailyResults::read, DailyResults::write);

    /** How many days are kept of each game. */
    static final int MOST_DAYS = 60;

    private static final String OWN = "own";
    private static final String BEGUN = "begun";
    private static final String EXPERTS = "experts";
    private static final String PLAYER = "player";
    private static final String WRONG = "save.daily";
    private static final String GAME_ID = "[a-z][a-z0-9]{0,39}";
    private static final String DAY = "[0-9]{1,7}";

    private final Map<String, Map<Long, DailyResult>> games;

    private DailyResults(Map<String, Map<Long, DailyResult>> games) {
        this.games = games;
    }

    /** What is known of a game's deal of a day. */
    public DailyResult of(String game, long day) {
        return days(game).getOrDefault(day, DailyResult.NONE);
    }

    private Map<Long, DailyResult> days(String game) {
        return games.getOrDefault(game, Map.of());
    }

    /** The results after a person has played a deal; only the first time counts. */
    public DailyResults played(String game, long day, Outcome outcome) {
        return with(game, day, before -> before.played(outcome));
    }

    /** The results after a person has begun to play a deal. */
    public DailyResults begun(String game, long day) {
        return with(game, day, DailyResult::withTry);
    }

    /** The results after experts have played a deal. */
    public DailyResults expertsPlayed(String game, long day, List<Outcome> outcomes) {
        return with(game, day, before -> before.expertsPlayed(outcomes));
    }

    private DailyResults with(String game, long day, UnaryOperator<DailyResult> change) {
        TreeMap<Long, DailyResult> days = new TreeMap<>(days(game));
        days.put(day, change.apply(of(game, day)));
        while (days.size() > MOST_DAYS) {
            days.pollFirstEntry();
        }
        Map<String, Map<Long, DailyResult>> copy = new TreeMap<>(games);
        copy.put(game, Collections.unmodifiableMap(days));
        return new DailyResults(copy);
    }

    /** The text of the file. */
    public String write() {
        Map<String, Object> tree = new LinkedHashMap<>();
        games.forEach(
                (game, days) -> {
                    Map<String, Object> entries = new LinkedHashMap<>();
                    days.forEach((day, result) -> entries.put(String.valueOf(day), tree(result)));
                    tree.put(game, entries);
                });
        return Envelope.write(FORMAT, tree);
    }

    private static Map<String, Object> tree(DailyResult result) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put(OWN, result.own().map(Outcome::write).orElse(null));
        if (result.begun() && result.own().isEmpty()) {
            tree.put(BEGUN, true);
        }
        tree.put(
                EXPERTS,
                result.experts().stream().map(Outcome::write).collect(Collectors.joining(" ")));
        if (!result.experts().isEmpty()) {
            tree.put(PLAYER, result.player().id());
        }
        return tree;
    }

    /** Nothing is repaired here: a damaged file has a backup, and no game depends on it. */
    public static DailyResults read(String text) throws BadInput {
        Json content = Envelope.readIntact(FORMAT, text);
        Map<String, Map<Long, DailyResult>> games = new TreeMap<>();
        for (Map.Entry<String, Json> game : content.fields().entrySet()) {
            if (!game.getKey().matches(GAME_ID)) {
                throw game.getValue().bad(WRONG);
            }
            games.put(game.getKey(), readDays(game.getValue()));
        }
        return new DailyResults(games);
    }

    private static Map<Long, DailyResult> readDays(Json json) throws BadInput {
        Map<Long, DailyResult> days = new TreeMap<>();
        for (Map.Entry<String, Json> day : json.fields().entrySet()) {
            if (!day.getKey().matches(DAY) || days.size() == MOST_DAYS) {
                throw day.getValue().bad(WRONG);
            }
            days.put(Long.valueOf(day.getKey()), readResult(day.getValue()));
        }
        return Collections.unmodifiableMap(days);
    }

    private static DailyResult readResult(Json json) throws BadInput {
        json.only(Set.of(OWN, BEGUN, EXPERTS, PLAYER));
        String games = json.get(EXPERTS).text();
        List<Outcome> experts = new ArrayList<>();
        for (String game : games.isEmpty() ? new String[0] : games.split(" ", -1)) {
            experts.add(readOutcome(json, game));
        }
        if (experts.size() > DailyResult.EXPERT_GAMES) {
            throw json.bad(WRONG);
        }
        Optional<Json> own = json.find(OWN);
        return new DailyResult(
                own.isPresent()
                        ? Optional.of(readOutcome(json, own.get().text()))
                        : Optional.empty(),
                json.find(BEGUN).isPresent() && json.get(BEGUN).flag(),
                experts,
                readPlayer(json, experts));
    }

    /** Before the third version, those who play for reviews played these games too. */
    private static RoundPlayer readPlayer(Json json, List<Outcome> experts) throws BadInput {
        Optional<Json> player = json.find(PLAYER);
        if (player.isEmpty()) {
            return experts.isEmpty() ? RoundPlayer.EXPERT : RoundPlayer.JUDGE;
        }
        return RoundPlayer.find(player.get().text()).orElseThrow(() -> json.bad(WRONG));
    }

    private static Outcome readOutcome(Json json, String text) throws BadInput {
        return Outcome.read(text).orElseThrow(() -> json.bad(WRONG));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DailyResults results && games.equals(results.games);
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
