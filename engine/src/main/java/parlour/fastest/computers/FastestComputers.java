package parlour.fastest.computers;

import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Policy;
import parlour.engine.PolicyPlayer;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.search.Effort;
import parlour.search.Expert;

import java.util.List;
import java.util.stream.Stream;

/**
 * The computer players by name: levels, then baselines. What each level sees was chosen by
 * measuring; docs/strength.md has the figures.
 */
public final class FastestComputers {
    private static final List<String> NAMES =
            Stream.of(Game.LEVELS, List.of("random", "seed", "smarter"))
                    .flatMap(List::stream)
                    .toList();

    private FastestComputers() {}

    public static List<String> all() {
        return NAMES;
    }

    public static FastestSearchModel model(
            Rules<FastestState, FastestMove, FastestView, FastestEvent> rules) {
        return new FastestSearchModel(rules.seats(), FastestOptions.of(rules.options()));
    }

    public static Player<FastestView, FastestMove> find(
            String name, Rules<FastestState, FastestMove, FastestView, FastestEvent> rules) {
        return name.equals(Game.EXPERT)
                ? expert(rules)
                : new PolicyPlayer<>(rules, policy(name, rules));
    }

    /** The search player, which plays to finish first; hints are made from its analysis. */
    public static Expert<FastestState, FastestMove, FastestView, FastestEvent> expert(
            Rules<FastestState, FastestMove, FastestView, FastestEvent> rules) {
        FastestSearchModel model = model(rules);
        return new Expert<>(rules, model, new Effort(Expert.WORLDS, model.horizon()));
    }

    private static Policy<FastestState, FastestMove> policy(
            String name, Rules<FastestState, FastestMove, FastestView, FastestEvent> rules) {
        FastestOptions options = FastestOptions.of(rules.options());
        return switch (name) {
            case "random" ->
                    (state, rng) -> {
                        List<FastestMove> moves = rules.moves(state);
                        return moves.get(rng.below(moves.size()));
                    };
            case "seed" -> new Straightforward(options.suits());
            case "smarter" -> new Smarter(options.suits());
            case "firstGame" -> new Learner(Learner.Sight.FIRST_GAME, options);
            case "beginner" -> new Learner(Learner.Sight.BEGINNER, options);
            case "easy" -> new Learner(Learner.Sight.EASY, options);
            case "intermediate" -> new Learner(Learner.Sight.INTERMEDIATE, options);
            case "skilled" -> new Learner(Learner.Sight.SKILLED, options);
            case "hard" -> new GroupKeeper(options);
            default -> throw new IllegalArgumentException("no computer " + name);
        };
    }
}
