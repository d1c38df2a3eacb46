package parlour.statistics;

import parlour.json.Json;
import parlour.rating.Comparison;
import parlour.rating.PersonRating;
import parlour.rating.RatedGame;
import parlour.record.SavedSeat;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;

/**
 * Statistics as JSON. The first version had totals and the best round only, and sweeps alone
 * besides points; the second had no games with a coach, the fourth no games for a rating. What a
 * file lacks was not counted.
 */
final class StatisticsFormat {
    private static final String COUNTS = "save.statistics.counts";
    private static final String SEATS = "seats";
    private static final String OPPONENTS = "opponents";
    private static final String COACHED = "coached";
    private static final String RATED = "rated";
    private static final Set<String> TOTALS = Set.of("games", "wins", "rounds", "points");

    /** What is counted besides points. */
    static final Set<String> ACHIEVEMENTS = Set.of("sweeps", "sixes", FinishedRound.PLACES);

    private static final Set<String> PLAYER_MEMBERS =
            Set.of("best", "streak", "longest", "recent", "against", COACHED, RATED);
    private static final Set<String> OPPOSITION_MEMBERS = Set.of(SEATS, OPPONENTS);
    private static final String GAME_ID = "[a-z][a-z0-9]{0,39}";
    private static final long MOST = 1_000_000_000_000L;

    private StatisticsFormat() {}

    static boolean isGame(String id) {
        return id.matches(GAME_ID);
    }

    static Map<String, Object> tree(PlayerStatistics player) {
        Map<String, Object> tree = tree(player.all());
        tree.put("best", player.best().isPresent() ? player.best().getAsLong() : null);
        tree.put("streak", player.streak());
        tree.put("longest", player.longest());
        if (player.detailed()) {
            List<Object> against = new ArrayList<>();
            player.against()
                    .forEach(
                            (met, totals) -> {
                                Map<String, Object> part = new LinkedHashMap<>();
                                part.put(SEATS, met.seats());
                                part.put(OPPONENTS, met.opponents());
                                part.putAll(tree(totals));
                                against.add(part);
                            });
            tree.put("against", against);
            tree.put("recent", player.recent().stream().map(RecentRound::write).toList());
            if (!player.coached().equals(Totals.NONE)) {
                tree.put(COACHED, tree(player.coached()));
            }
            if (!player.rated().isEmpty()) {
                tree.put(RATED, player.rated().stream().map(StatisticsFormat::tree).toList());
            }
        }
        return tree;
    }

    private static List<String> tree(RatedGame game) {
        return game.comparisons().stream().map(Comparison::write).toList();
    }

    private static Map<String, Object> tree(Totals totals) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("games", totals.games());
        tree.put("wins", totals.wins());
        tree.put("rounds", totals.rounds());
        tree.put("points", totals.points());
        tree.putAll(new TreeMap<>(totals.achievements()));
        return tree;
    }

    static PlayersByGame<PlayerStatistics> read(Json json) throws BadInput {
        Map<String, Map<String, PlayerStatistics>> games = new TreeMap<>();
        for (Map.Entry<String, Json> game : json.fields().entrySet()) {
            if (!isGame(game.getKey())) {
                throw game.getValue().bad("save.statistics.game", game.getKey());
            }
            games.put(game.getKey(), readPlayers(game.getValue()));
        }
        return new PlayersByGame<>(games);
    }

    private static Map<String, PlayerStatistics> readPlayers(Json json) throws BadInput {
        Map<String, PlayerStatistics> players = new TreeMap<>();
        for (Map.Entry<String, Json> player : json.fields().entrySet()) {
            if (!SavedSeat.fits(player.getKey())) {
                throw player.getValue().bad("save.name", SavedSeat.LONGEST);
            }
            players.put(player.getKey(), readPlayer(player.getValue()));
        }
        return players;
    }

    private static PlayerStatistics readPlayer(Json json) throws BadInput {
        Optional<Json> best = json.find("best");
        PlayerStatistics player =
                new PlayerStatistics(
                        readTotals(json, PLAYER_MEMBERS),
                        best.isPresent()
                                ? OptionalLong.of(best.get().number(-MOST, MOST))
                                : OptionalLong.empty(),
                        count(json, "streak"),
                        count(json, "longest"),
                        readAgainst(json),
                        readRecent(json),
                        readCoached(json),
                        readRated(json));
        if (player.best().isPresent() != player.all().rounds() > 0
                || player.streak() > player.longest()
                || player.longest() > player.all().wins()
                || player.recent().size() > player.all().rounds()
                || player.rated().size() > player.all().games()
                || !player.known().within(player.all())) {
            throw json.bad(COUNTS);
        }
        return player;
    }

    private static Totals readTotals(Json json, Set<String> besides) throws BadInput {
        Map<String, Long> achievements = new TreeMap<>();
        for (Map.Entry<String, Json> member : json.fields().entrySet()) {
            String name = member.getKey();
            if (ACHIEVEMENTS.contains(name)) {
                achievements.put(name, member.getValue().number(0, MOST));
            } else if (!TOTALS.contains(name) && !besides.contains(name)) {
                throw member.getValue().bad("json.unknownField", name);
            }
        }
        Totals totals =
                new Totals(
                        json.get("games").number(0, MOST),
                        json.get("wins").number(0, MOST),
                        json.get("rounds").number(0, MOST),
                        json.get("points").number(-MOST, MOST),
                        achievements);
        if (totals.wins() > totals.games()) {
            throw json.bad(COUNTS);
        }
        return totals;
    }

    /** A count that earlier versions did not have. */
    private static long count(Json json, String name) throws BadInput {
        Optional<Json> count = json.find(name);
        return count.isPresent() ? count.get().number(0, MOST) : 0;
    }

    private static Map<Opposition, Totals> readAgainst(Json json) throws BadInput {
        Map<Opposition, Totals> against = new TreeMap<>();
        Optional<Json> parts = json.find("against");
        for (Json part : parts.isPresent() ? parts.get().list() : List.<Json>of()) {
            Totals totals = readTotals(part, OPPOSITION_MEMBERS);
            int seats = part.get(SEATS).integer(Opposition.FEWEST, Opposition.MOST);
            String opponents = part.get(OPPONENTS).text();
            if (!Opposition.named(opponents)
                    || against.put(new Opposition(seats, opponents), totals) != null) {
                throw part.bad(COUNTS);
            }
        }
        return against;
    }

    private static Totals readCoached(Json json) throws BadInput {
        Optional<Json> totals = json.find(COACHED);
        return totals.isPresent() ? readTotals(totals.get(), Set.of()) : Totals.NONE;
    }

    private static List<RatedGame> readRated(Json json) throws BadInput {
        List<RatedGame> rated = new ArrayList<>();
        Optional<Json> games = json.find(RATED);
        for (Json game : games.isPresent() ? games.get().list() : List.<Json>of()) {
            List<Comparison> comparisons = new ArrayList<>();
            for (Json one : game.list()) {
                comparisons.add(Comparison.read(one.text()).orElseThrow(() -> one.bad(COUNTS)));
            }
            if (comparisons.isEmpty() || comparisons.size() > RatedGame.MOST_COMPARISONS) {
                throw game.bad(COUNTS);
            }
            rated.add(new RatedGame(comparisons));
        }
        if (rated.size() > PersonRating.MOST_GAMES) {
            throw json.bad(COUNTS);
        }
        return rated;
    }

    private static List<RecentRound> readRecent(Json json) throws BadInput {
        List<RecentRound> recent = new ArrayList<>();
        Optional<Json> rounds = json.find("recent");
        for (Json round : rounds.isPresent() ? rounds.get().list() : List.<Json>of()) {
            recent.add(RecentRound.read(round.text()).orElseThrow(() -> round.bad(COUNTS)));
        }
        if (recent.size() > PlayerStatistics.MOST_RECENT) {
            throw json.bad(COUNTS);
        }
        return recent;
    }
}
