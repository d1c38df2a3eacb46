package parlour.puzzle;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.SearchModel;
import parlour.engine.Seeds;
import parlour.engine.Thinking;
import parlour.json.JsonWriter;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for puzzles in games between computers: at most one in a round, until there are enough of
 * each difficulty. The same seed finds the same puzzles.
 */
public final class PuzzleFinder<S, M, V, E> {
    /** A larger margin than needed, so that a puzzle stands when it is judged again. */
    private static final double MARGIN = 4.5;

    /** With fewer moves there is little to find out. */
    private static final int FEWEST_MOVES = 3;

    /** The positions of a round that are looked at. */
    private static final int POSITIONS = 8;

    private static final int MOST_ROUNDS = 3;

    /** A simple computer finds a solution if it does so in all of these tries. */
    private static final int TRIES = 5;

    private final Game<S, M, V, E> game;
    private final PuzzleSource source;
    private final long seed;
    private final Map<Difficulty, Integer> wanted = new EnumMap<>(Difficulty.class);
    private final List<Puzzle<S, M, V, E>> found = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private int games;

    /**
     * @param each how many of each difficulty are wanted
     */
    public PuzzleFinder(Game<S, M, V, E> game, long seed, int each) {
        this.game = game;
        this.source = PuzzleSource.of(game);
        this.seed = seed;
        for (Difficulty difficulty : Difficulty.values()) {
            wanted.put(difficulty, each);
        }
    }

    /** The puzzles found so far. */
    public List<Puzzle<S, M, V, E>> found() {
        return List.copyOf(found);
    }

    /** The number of games searched so far. */
    public int games() {
        return games;
    }

    /** Searches one more game; false once there are enough puzzles. */
    public boolean searchGame() {
        int number = games++;
        int seats = source.seats().get(number % source.seats().size());
        Rules<S, M, V, E> rules = game.rules(seats, game.presets().values().iterator().next());
        long gameSeed = Seeds.PUZZLE.of(seed, number);
        Match<S, M, V, E> match = Match.begin(rules, gameSeed);
        List<Player<V, M>> players = players(rules, number, gameSeed);
        for (int round = 0; round < MOST_ROUNDS && rules.game(match.state()).isEmpty(); round++) {
            if (round > 0) {
                match.dealNext();
            }
            searchRound(rules, playRound(match, players), Seeds.PUZZLE.of(gameSeed, round));
        }
        return wanted.values().stream().anyMatch(count -> count > 0);
    }

    private List<Player<V, M>> players(Rules<S, M, V, E> rules, int number, long gameSeed) {
        List<Player<V, M>> players = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            List<String> names = source.players();
            String name = names.get((number + seat) % names.size());
            players.add(game.computer(name, rules, new Rng(Seeds.CASTING.of(gameSeed, seat))));
        }
        return players;
    }

    /** Plays a round to its end and returns its positions. */
    private List<S> playRound(Match<S, M, V, E> match, List<Player<V, M>> players) {
        List<S> positions = new ArrayList<>();
        Rules<S, M, V, E> rules = match.rules();
        while (match.turn() != Rules.NOBODY) {
            S state = match.state();
            positions.add(state);
            long dice = Seeds.PLAYER.of(match.seed(), match.revision());
            V view = rules.view(state, Eyes.of(match.turn()));
            match.play(choice(players.get(match.turn()), view, dice));
        }
        return positions;
    }

    private static <V, M> M choice(Player<V, M> player, V view, long seed) {
        Thinking<M> thinking = player.think(view, seed);
        while (thinking.advance(1)) {
            // Simple computers and those with few worlds come to an end by themselves.
        }
        return thinking.best().orElseThrow();
    }

    private void searchRound(Rules<S, M, V, E> rules, List<S> positions, long roundSeed) {
        Rng rng = new Rng(roundSeed);
        List<S> left = new ArrayList<>(positions);
        for (int tried = 0; tried < POSITIONS && !left.isEmpty(); ) {
            S state = left.remove(rng.below(left.size()));
            long judging = rng.next();
            int legal = rules.moves(state, source.mostLegal() + 1).size();
            if (legal < FEWEST_MOVES || legal > source.mostLegal()) {
                continue;
            }
            tried++;
            Optional<Puzzle<S, M, V, E>> puzzle = puzzle(rules, state, judging);
            if (puzzle.isPresent() && ids.add(puzzle.get().id())) {
                found.add(puzzle.get());
                wanted.merge(puzzle.get().difficulty(), -1, (a, b) -> a + b);
                return;
            }
        }
    }

    private Optional<Puzzle<S, M, V, E>> puzzle(Rules<S, M, V, E> rules, S real, long judging) {
        SearchModel<S, M, V> model = game.searchModel(rules).puzzleModel();
        PuzzleJudge<S, M, V, E> judge = new PuzzleJudge<>(rules, model, source.worlds());
        V view = rules.view(real, Eyes.of(rules.turn(real)));
        Optional<M> best = judge.glance(view, judging);
        if (best.isEmpty()) {
            return Optional.empty();
        }
        Difficulty difficulty = difficulty(rules, view, List.of(best.get()), judging);
        if (wanted.get(difficulty) <= 0) {
            return Optional.empty();
        }
        return judge.judge(view, judging)
                .filter(found -> found.margin() >= MARGIN)
                .filter(found -> found.evidence().lead() >= source.leastLead())
                .filter(found -> !judge.costsPoints(view, judging, found.solutions().get(0)))
                .map(found -> puzzle(rules, view, found, judging))
                .filter(found -> wanted.get(found.difficulty()) > 0);
    }

    private Puzzle<S, M, V, E> puzzle(
            Rules<S, M, V, E> rules, V view, PuzzleJudge.Judgement<M> judgement, long judging) {
        // Other hidden cards than the real ones: nobody can look them up in the file.
        S state = rules.sample(view, new Rng(judging));
        return new Puzzle<>(
                id(state),
                game,
                rules,
                state,
                judgement.solutions(),
                judgement.evidence(),
                difficulty(rules, view, judgement.solutions(), judging));
    }

    private Difficulty difficulty(
            Rules<S, M, V, E> rules, V view, List<M> solutions, long judging) {
        if (finds(source.simple(), rules, view, solutions, judging)) {
            return Difficulty.EASY;
        }
        return finds(source.better(), rules, view, solutions, judging)
                ? Difficulty.MEDIUM
                : Difficulty.HARD;
    }

    private boolean finds(
            String computer, Rules<S, M, V, E> rules, V view, List<M> solutions, long judging) {
        Player<V, M> player = game.computer(computer, rules, new Rng(judging));
        for (int i = 0; i < TRIES; i++) {
            if (!solutions.contains(choice(player, view, Seeds.PLAYER.of(judging, i)))) {
                return false;
            }
        }
        return true;
    }

    private String id(S state) {
        String text = game.id() + JsonWriter.compact(game.stateJson(state));
        long hash = 0;
        for (int i = 0; i < text.length(); i++) {
            hash = new Rng(hash + text.charAt(i)).next();
        }
        return Long.toString(hash >>> Long.SIZE - Puzzle.ID_BITS, Puzzle.ID_RADIX);
    }
}
