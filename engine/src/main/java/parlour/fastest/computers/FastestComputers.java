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

/** The computer players by name: levels, then baselines. */
public final class FastestComputers {
    private static final List<String> NAMES =
            List.of("easy", "intermediate", "hard", Game.EXPERT, "random", "seed", "smarter");

    /** The most worlds the expert samples; docs/strength-fastest.md says how strong that is. */
    private static final int WORLDS = 1000;

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
        return new Expert<>(rules, model, new Effort(WORLDS, model.horizon()));
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
            case "easy", "seed" -> new Straightforward(options.suits());
            case "intermediate", "smarter" -> new Smarter(options.suits());
            case "hard" -> new GroupKeeper(options);
            default -> throw new IllegalArgumentException("no computer " + name);
        };
    }
}
