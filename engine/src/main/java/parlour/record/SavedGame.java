package parlour.record;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Seeds;
import parlour.text.BadInput;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A saved game with everything needed to continue it, and its file format.
 *
 * @param title the person's name for it
 * @param when the time it was saved, in milliseconds since 1970
 * @param settings of the table, not of the rules: texts, integers and flags by name
 * @param earlier what came before the match
 */
public record SavedGame<S, M, V, E>(
        Game<S, M, V, E> game,
        String title,
        long when,
        List<SavedSeat> seats,
        Map<String, Object> settings,
        Match<S, M, V, E> match,
        EarlierPlay<S, M, V, E> earlier) {

    /** Ten times what a game of a hundred rounds needs. */
    public static final int MOST_BYTES = 2_000_000;

    public static final Envelope.Format FORMAT = new Envelope.Format("parlour save", 1, "game");
    static final String DEAL = "deal";
    static final Set<String> MEMBERS =
            Set.of(
                    "game",
                    "title",
                    "when",
                    "options",
                    "seats",
                    "seed",
                    "settings",
                    "start",
                    "moves",
                    "position",
                    "earlier");

    static final int MOST_SETTINGS = 50;
    private static final int LONGEST_SETTING = 200;

    public SavedGame {
        seats = List.copyOf(seats);
        settings = Collections.unmodifiableMap(new TreeMap<>(settings));
        if (!SavedSeat.fits(title) || seats.size() != match.rules().seats() || when < 0) {
            throw new IllegalArgumentException(title + " with " + seats.size() + " seats");
        }
        if (settings.size() > MOST_SETTINGS) {
            throw new IllegalArgumentException(settings.size() + " settings");
        }
        settings.forEach(
                (name, value) -> {
                    if (!isSetting(name, value)) {
                        throw new IllegalArgumentException(name + " is " + value);
                    }
                });
    }

    /** A game of which the match is everything. */
    public SavedGame(
            Game<S, M, V, E> game,
            String title,
            long when,
            List<SavedSeat> seats,
            Map<String, Object> settings,
            Match<S, M, V, E> match) {
        this(game, title, when, seats, settings, match, EarlierPlay.none());
    }

    /** Settings are small and simple; anything else does not belong to a table's settings. */
    static boolean isSetting(String name, Object value) {
        boolean known =
                value instanceof Long
                        || value instanceof Boolean
                        || value instanceof String text && text.length() <= LONGEST_SETTING;
        return known && name.matches("[a-zA-Z][a-zA-Z0-9]{0,39}");
    }

    /**
     * The computer player at a seat: where a level draws one, the one drawn when the game began;
     * empty for a person.
     */
    public Optional<String> character(int seat) {
        return seats.get(seat).computer().map(name -> character(seat, name));
    }

    private String character(int seat, String name) {
        return settings.get(characterSetting(seat)) instanceof String drawn
                        && (game.characters(name).contains(drawn)
                                || game.formerCharacters(name).contains(drawn))
                ? drawn
                : game.character(name, new Rng(Seeds.CASTING.of(match.seed(), seat)));
    }

    /** The name of the setting that keeps which computer player was drawn for a seat. */
    public static String characterSetting(int seat) {
        return "character" + (seat + 1);
    }

    /** The text of the file. */
    public String write() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", game.id());
        tree.put("title", title);
        tree.put("when", when);
        tree.put("options", match.rules().options().values());
        tree.put("seats", seats.stream().map(SavedGame::seat).toList());
        tree.put("seed", match.seed());
        tree.put("settings", settings);
        writeMoves(match, tree);
        tree.put("position", game.stateJson(match.state()));
        if (!earlier.isEmpty()) {
            tree.put("earlier", earlierTree());
        }
        return Envelope.write(FORMAT, tree);
    }

    private void writeMoves(Match<S, M, V, E> played, Map<String, Object> tree) {
        tree.put("start", played.dealtFromSeed() ? null : game.stateJson(played.start()));
        tree.put(
                "moves",
                played.history().stream()
                        .map(entry -> entry.move().map(game::text).orElse(DEAL))
                        .toList());
    }

    private Map<String, Object> earlierTree() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("comments", earlier.comments());
        tree.put("matches", earlier.matches().stream().map(this::matchTree).toList());
        return tree;
    }

    private Map<String, Object> matchTree(Match<S, M, V, E> played) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("seed", played.seed());
        writeMoves(played, tree);
        return tree;
    }

    private static Map<String, Object> seat(SavedSeat seat) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", seat.name());
        tree.put("kind", seat.computer().isPresent() ? "computer" : "person");
        seat.computer().ifPresent(computer -> tree.put("computer", computer));
        return tree;
    }

    /** Reads a game of any kind from a file. */
    public static Loaded<? extends SavedGame<?, ?, ?, ?>> read(String text) throws BadInput {
        Envelope envelope = envelope(text);
        return read(gameOf(envelope), envelope);
    }

    /** Which game a file contains. */
    public static String gameIn(String text) throws BadInput {
        return gameOf(envelope(text)).id();
    }

    /** Reads a game of this kind from a file. */
    public static <S, M, V, E> Loaded<SavedGame<S, M, V, E>> read(
            Game<S, M, V, E> game, String text) throws BadInput {
        return read(game, envelope(text));
    }

    private static <S, M, V, E> Loaded<SavedGame<S, M, V, E>> read(
            Game<S, M, V, E> game, Envelope envelope) throws BadInput {
        return new SavedGameReader<>(game, envelope).read();
    }

    /** The same file with another title. */
    public static String retitled(String text, String title) throws BadInput {
        check(text);
        if (!SavedSeat.fits(title)) {
            throw new BadInput("save.name", SavedSeat.LONGEST);
        }
        Map<String, Object> tree = new LinkedHashMap<>();
        envelope(text).content().fields().forEach((name, json) -> tree.put(name, json.tree()));
        tree.put("title", title);
        return Envelope.write(FORMAT, tree);
    }

    /** Rejects a damaged file, even if it could be repaired. */
    public static void check(String text) throws BadInput {
        Envelope envelope = envelope(text);
        envelope.mustBeIntact();
        if (read(gameOf(envelope), envelope) instanceof Loaded.Repaired<?> repaired) {
            throw new BadInput(repaired.repairs().get(0));
        }
    }

    static Envelope envelope(String text) throws BadInput {
        if (text.length() > MOST_BYTES) {
            throw new BadInput("save.tooLarge", MOST_BYTES);
        }
        return Envelope.read(FORMAT, text);
    }

    static Game<?, ?, ?, ?> gameOf(Envelope envelope) throws BadInput {
        String id = envelope.content().get("game").text();
        return Games.find(id).orElseThrow(() -> new BadInput("save.unknownGame", id));
    }
}
