package parlour.statistics;

import parlour.engine.Game;
import parlour.json.Json;
import parlour.record.Envelope;
import parlour.record.SavedSeat;
import parlour.review.Habits;
import parlour.review.Judgement;
import parlour.review.NamedLapse;
import parlour.store.ValueFile;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The games of each player that were reviewed last, by game and name; an immutable value. */
public final class ReviewedGames {
    public static final ReviewedGames NONE = new ReviewedGames(PlayersByGame.none());

    /** How many games are kept of each player. */
    public static final int MOST = 20;

    static final Envelope.Format FORMAT =
            new Envelope.Format("parlour reviewed games", 1, "players");

    static final int MOST_BYTES = 8_000_000;

    /** The file that they are kept in. */
    public static final ValueFile.Kind<ReviewedGames> FILE =
            new ValueFile.Kind<>(
                    "reviewed",
                    FORMAT,
                    MOST_BYTES,
                    NONE,
                    ReviewedGames::read,
                    ReviewedGames::write);

    /** Nothing is kept of the names after these. */
    private static final int MOST_NAMES = 20;

    private static final String WRONG = "save.reviewed";
    private static final String ID = "[0-9a-f]{8}";
    private static final String KIND = "[a-z][A-Za-z0-9]{0,39}";
    private static final long MOST_COST = 1_000_000_000;

    private final PlayersByGame<List<ReviewedGame>> players;

    private ReviewedGames(PlayersByGame<List<ReviewedGame>> players) {
        this.players = players;
    }

    /** A player's games, the one reviewed last at the end. */
    public List<ReviewedGame> of(String game, String player) {
        return players.of(game).getOrDefault(player, List.of());
    }

    /** What a player does again and again in these games. */
    public Habits habits(Game<?, ?, ?, ?> game, String player) {
        // Another version of the program may have had other names for mistakes.
        return Habits.over(
                game.reviewScale(),
                of(game.id(), player).stream()
                        .map(
                                one ->
                                        one.lapses().stream()
                                                .filter(l -> game.lapses().contains(l.kind()))
                                                .toList())
                        .toList());
    }

    /** After a review; what an earlier review of the same game has found is forgotten. */
    public ReviewedGames with(String game, String player, ReviewedGame reviewed) {
        List<ReviewedGame> games = new ArrayList<>(of(game, player));
        games.removeIf(one -> one.id().equals(reviewed.id()));
        games.add(reviewed);
        List<ReviewedGame> last = games.subList(Math.max(0, games.size() - MOST), games.size());
        PlayersByGame<List<ReviewedGame>> all =
                players.with(game, player, List.copyOf(last), MOST_NAMES);
        return all == players ? this : new ReviewedGames(all);
    }

    /** The text of the file. */
    public String write() {
        return Envelope.write(
                FORMAT, players.tree(games -> games.stream().map(ReviewedGames::tree).toList()));
    }

    private static Map<String, Object> tree(ReviewedGame game) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("id", game.id());
        tree.put("engine", game.engine());
        tree.put("made", lapses(game, false));
        tree.put("avoided", lapses(game, true));
        return tree;
    }

    private static List<String> lapses(ReviewedGame game, boolean avoided) {
        return game.lapses().stream()
                .filter(lapse -> lapse.avoided() == avoided)
                .map(
                        lapse ->
                                lapse.entry()
                                        + " "
                                        + lapse.kind()
                                        + " "
                                        + Math.round(lapse.cost() * Judgement.PARTS))
                .toList();
    }

    /** Nothing is repaired here: a damaged file has a backup, and no game depends on it. */
    public static ReviewedGames read(String text) throws BadInput {
        Json content = Envelope.readIntact(FORMAT, text);
        Map<String, Map<String, List<ReviewedGame>>> players = new TreeMap<>();
        for (Map.Entry<String, Json> game : content.fields().entrySet()) {
            Map<String, List<ReviewedGame>> names = new TreeMap<>();
            for (Map.Entry<String, Json> name : game.getValue().fields().entrySet()) {
                if (!SavedSeat.fits(name.getKey()) || names.size() == MOST_NAMES) {
                    throw name.getValue().bad(WRONG);
                }
                names.put(name.getKey(), readGames(name.getValue()));
            }
            if (!StatisticsFormat.isGame(game.getKey())) {
                throw game.getValue().bad(WRONG);
            }
            players.put(game.getKey(), names);
        }
        return new ReviewedGames(new PlayersByGame<>(players));
    }

    private static List<ReviewedGame> readGames(Json json) throws BadInput {
        Map<String, ReviewedGame> games = new LinkedHashMap<>();
        for (Json one : json.list()) {
            one.only(Set.of("id", "engine", "made", "avoided"));
            String id = one.get("id").text();
            List<NamedLapse> lapses = new ArrayList<>();
            read(one.get("made"), false, lapses);
            read(one.get("avoided"), true, lapses);
            int engine = one.get("engine").integer(1, Integer.MAX_VALUE);
            if (!id.matches(ID)
                    || lapses.size() > ReviewedGame.MOST_LAPSES
                    || games.put(id, new ReviewedGame(id, engine, lapses)) != null) {
                throw one.bad(WRONG);
            }
        }
        if (games.size() > MOST) {
            throw json.bad(WRONG);
        }
        return List.copyOf(games.values());
    }

    private static void read(Json json, boolean avoided, List<NamedLapse> lapses) throws BadInput {
        for (Json one : json.list()) {
            String[] parts = one.text().split(" ", -1);
            if (parts.length != 3
                    || !parts[0].matches("[0-9]{1,6}")
                    || !parts[1].matches(KIND)
                    || !parts[2].matches("[0-9]{1,10}")
                    || Long.parseLong(parts[2]) > MOST_COST) {
                throw one.bad(WRONG);
            }
            lapses.add(
                    new NamedLapse(
                            Integer.parseInt(parts[0]),
                            parts[1],
                            avoided,
                            Long.parseLong(parts[2]) / Judgement.PARTS));
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ReviewedGames games && players.equals(games.players);
    }

    @Override
    public int hashCode() {
        return players.hashCode();
    }

    @Override
    public String toString() {
        return players.toString();
    }
}
