package parlour.puzzle;

import parlour.json.Json;
import parlour.record.Envelope;
import parlour.store.ValueFile;
import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** The stars that were won for solved puzzles, by game and puzzle; an immutable value. */
public final class PuzzleStars {
    public static final PuzzleStars NONE = new PuzzleStars(Map.of());

    /** The stars for a puzzle that was solved at once. */
    public static final int MOST = 3;

    static final Envelope.Format FORMAT = new Envelope.Format("parlour puzzle stars", 1, "stars");
    static final int MOST_BYTES = 500_000;

    /** The file that they are kept in. */
    public static final ValueFile.Kind<PuzzleStars> FILE =
            new ValueFile.Kind<>(
                    "puzzles", FORMAT, MOST_BYTES, NONE, PuzzleStars::read, PuzzleStars::write);

    private static final String NAME = "[a-z0-9]{1,40}";

    private final Map<String, Map<String, Integer>> stars;

    private PuzzleStars(Map<String, Map<String, Integer>> stars) {
        this.stars = stars;
    }

    /** The stars for a puzzle; 0 if it is not solved. */
    public int of(Puzzle<?, ?, ?, ?> puzzle) {
        return stars.getOrDefault(puzzle.game().id(), Map.of()).getOrDefault(puzzle.id(), 0);
    }

    /** After a puzzle was solved; it keeps the most stars that were ever won for it. */
    public PuzzleStars with(Puzzle<?, ?, ?, ?> puzzle, int won) {
        if (won < 1 || won > MOST) {
            throw new IllegalArgumentException(won + " stars");
        }
        String game = puzzle.game().id();
        Map<String, Map<String, Integer>> copy = new TreeMap<>(stars);
        Map<String, Integer> those = new TreeMap<>(stars.getOrDefault(game, Map.of()));
        those.merge(puzzle.id(), won, Math::max);
        copy.put(game, those);
        return new PuzzleStars(copy);
    }

    /** The text of the file. */
    public String write() {
        return Envelope.write(FORMAT, new LinkedHashMap<>(stars));
    }

    /** Nothing is repaired here: a damaged file has a backup. */
    public static PuzzleStars read(String text) throws BadInput {
        Json content = Envelope.readIntact(FORMAT, text);
        Map<String, Map<String, Integer>> stars = new TreeMap<>();
        for (Map.Entry<String, Json> game : content.fields().entrySet()) {
            Map<String, Integer> those = new TreeMap<>();
            for (Map.Entry<String, Json> puzzle : game.getValue().fields().entrySet()) {
                named(puzzle);
                those.put(puzzle.getKey(), puzzle.getValue().integer(1, MOST));
            }
            named(game);
            stars.put(game.getKey(), those);
        }
        return new PuzzleStars(stars);
    }

    private static void named(Map.Entry<String, Json> field) throws BadInput {
        if (!field.getKey().matches(NAME)) {
            throw field.getValue().bad("json.unknownField", field.getKey());
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PuzzleStars those && stars.equals(those.stars);
    }

    @Override
    public int hashCode() {
        return stars.hashCode();
    }

    @Override
    public String toString() {
        return stars.toString();
    }
}
