package parlour.puzzle;

import parlour.engine.Game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the puzzles of a game come from.
 *
 * @param seats the sizes of the tables whose games are searched, in turn
 * @param players the computers that sit there, in turn
 * @param simple the computer that finds easy puzzles
 * @param better the computer that finds those of medium difficulty too
 * @param leastLead how much worse every other move must be for a person to notice, in the unit of
 *     the game's search
 * @param mostLegal positions with more legal moves are not looked at
 * @param worlds the sampled worlds in which moves are compared
 */
record PuzzleSource(
        List<Integer> seats,
        List<String> players,
        String simple,
        String better,
        double leastLead,
        int mostLegal,
        int worlds) {
    private static final Map<String, PuzzleSource> BY_GAME =
            Map.of(
                    "cassino",
                    new PuzzleSource(
                            List.of(2, 2, 3, 2, 4),
                            List.of("hard", "counter", "intermediate"),
                            "greedy",
                            "counter",
                            0.08,
                            60,
                            2000),
                    "crosswise",
                    new PuzzleSource(
                            List.of(2, 2, 2, 4),
                            List.of("farsighted", "intermediate"),
                            "priority",
                            "farsighted",
                            1,
                            600,
                            400),
                    "fastest",
                    new PuzzleSource(
                            List.of(2, 3, 2, 6),
                            List.of("hard", "intermediate"),
                            "seed",
                            "hard",
                            0.1,
                            40,
                            2000));

    static PuzzleSource of(Game<?, ?, ?, ?> game) {
        return Optional.ofNullable(BY_GAME.get(game.id())).orElseThrow();
    }
}
