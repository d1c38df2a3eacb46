package parlour.statistics;

import parlour.json.Json;
import parlour.record.Envelope;
import parlour.record.SavedSeat;
import parlour.text.BadInput;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;

/** The players' statistics, by game and by name; an immutable value. */
public final class Statistics {
    public static final Statistics EMPTY = new Statistics(Map.of());

    static final int MOST_BYTES = 8_000_000;

    public static final Envelope.Format FORMAT =
            new Envelope.Format("parlour statistics", 1, "players");
    private static final String SWEEPS = "sweeps";
    private static final Set<String> ACHIEVEMENTS = Set.of(SWEEPS);
    private static final Set<String> MEMBERS =
            Set.of("games", "wins", "rounds", SWEEPS, "points", "best");
    private static final String GAME_ID = "[a-z][a-z0-9]{0,39}";

    /** Keeps the file readable no matter how many names are used. */
    private static final int MOST_NAMES = 5_000;

    private static final long MOST = 1_000_000_000_000L;

    /**
     * One player's line.
     *
     * @param games finished games: one that was abandoned does not count, so it is not a loss
     *     either
     * @param points the points of all rounds together
     * @param best the points of the best round; empty before the first
     */
    public record Line(
            long games, long wins, long rounds, long sweeps, long points, OptionalLong best) {
        static final Line NONE = new Line(0, 0, 0, 0, 0, OptionalLong.empty());

        /** Points per round; empty before the first. */
        public OptionalDouble average() {
            return rounds == 0
                    ? OptionalDouble.empty()
                    : OptionalDouble.of((double) points / rounds);
        }

        private Line round(int scored, int swept) {
            return new Line(
                    games,
                    wins,
                    rounds + 1,
                    sweeps + swept,
                    points + scored,
                    OptionalLong.of(Math.max(scored, best.orElse(scored))));
        }

        private Line game(boolean won) {
            return new Line(games + 1, wins + (won ? 1 : 0), rounds, sweeps, points, best);
        }

        private Map<String, Object> tree() {
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("games", games);
            tree.put("wins", wins);
            tree.put("rounds", rounds);
            tree.put(SWEEPS, sweeps);
            tree.put("points", points);
            tree.put("best", best.isPresent() ? best.getAsLong() : null);
            return tree;
        }
    }

    private final Map<String, Map<String, Line>> lines;

    private Statistics(Map<String, Map<String, Line>> lines) {
        this.lines = lines;
    }

    /** The players of a game, by name. */
    public Map<String, Line> players(String game) {
        return Collections.unmodifiableMap(lines.getOrDefault(game, Map.of()));
    }

    /**
     * The statistics after a finished round.
     *
     * @param achievements what is counted besides points, by its name in the file
     */
    public Statistics round(
            String game, String player, int points, Map<String, Integer> achievements) {
        if (!ACHIEVEMENTS.containsAll(achievements.keySet())) {
            throw new IllegalArgumentException("no count of " + achievements);
        }
        return with(
                game,
                player,
                line(game, player).round(points, achievements.getOrDefault(SWEEPS, 0)));
    }

    /** The statistics after a finished game. */
    public Statistics game(String game, String player, boolean won) {
        return with(game, player, line(game, player).game(won));
    }

    private Line line(String game, String player) {
        return players(game).getOrDefault(player, Line.NONE);
    }

    private Statistics with(String game, String player, Line line) {
        if (!game.matches(GAME_ID) || !SavedSeat.fits(player)) {
            throw new IllegalArgumentException(game + " by " + player);
        }
        Map<String, Line> players = new TreeMap<>(players(game));
        if (players.size() >= MOST_NAMES && !players.containsKey(player)) {
            return this;
        }
        players.put(player, line);
        Map<String, Map<String, Line>> copy = new TreeMap<>(lines);
        copy.put(game, players);
        return new Statistics(copy);
    }

    /** The text of the file. */
    public String write() {
        Map<String, Object> tree = new LinkedHashMap<>();
        lines.forEach(
                (game, players) -> {
                    Map<String, Object> names = new LinkedHashMap<>();
                    players.forEach((name, line) -> names.put(name, line.tree()));
                    tree.put(game, names);
                });
        return Envelope.write(FORMAT, tree);
    }

    /**
     * Nothing is repaired here: a damaged file has a backup, and no game depends on these numbers.
     */
    public static Statistics read(String text) throws BadInput {
        Envelope envelope = Envelope.read(FORMAT, text);
        if (!envelope.intact()) {
            throw new BadInput("save.checksum");
        }
        Map<String, Map<String, Line>> lines = new TreeMap<>();
        for (Map.Entry<String, Json> game : envelope.content().fields().entrySet()) {
            if (!game.getKey().matches(GAME_ID)) {
                throw game.getValue().bad("save.statistics.game", game.getKey());
            }
            lines.put(game.getKey(), readPlayers(game.getValue()));
        }
        return new Statistics(lines);
    }

    private static Map<String, Line> readPlayers(Json json) throws BadInput {
        Map<String, Line> players = new TreeMap<>();
        for (Map.Entry<String, Json> player : json.fields().entrySet()) {
            if (!SavedSeat.fits(player.getKey())) {
                throw player.getValue().bad("save.name", SavedSeat.LONGEST);
            }
            players.put(player.getKey(), readLine(player.getValue()));
        }
        return players;
    }

    private static Line readLine(Json json) throws BadInput {
        json.only(MEMBERS);
        Optional<Json> best = json.find("best");
        Line line =
                new Line(
                        json.get("games").number(0, MOST),
                        json.get("wins").number(0, MOST),
                        json.get("rounds").number(0, MOST),
                        json.get(SWEEPS).number(0, MOST),
                        json.get("points").number(-MOST, MOST),
                        best.isPresent()
                                ? OptionalLong.of(best.get().number(-MOST, MOST))
                                : OptionalLong.empty());
        if (line.wins() > line.games() || line.best().isPresent() != line.rounds() > 0) {
            throw json.bad("save.statistics.counts");
        }
        return line;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Statistics statistics && lines.equals(statistics.lines);
    }

    @Override
    public int hashCode() {
        return lines.hashCode();
    }

    @Override
    public String toString() {
        return lines.toString();
    }
}
