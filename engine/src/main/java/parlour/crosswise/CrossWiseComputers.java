package parlour.crosswise;

import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Policy;
import parlour.engine.PolicyPlayer;
import parlour.engine.Rules;
import parlour.search.Effort;
import parlour.search.Expert;

import java.util.List;

/** CrossWise's computer players by name. */
final class CrossWiseComputers {
    /** The levels, weakest first, then the single types. */
    static final List<String> NAMES =
            List.of("easy", "intermediate", "hard", Game.EXPERT, "random", "priority");

    /** The most worlds the expert looks at. */
    private static final int WORLDS = 1000;

    /** As {@link #WORLDS}, of the hard player. */
    private static final int FEW_WORLDS = 4;

    private CrossWiseComputers() {}

    static CrossWiseSearchModel model(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules) {
        return new CrossWiseSearchModel(rules.seats());
    }

    static Player<CrossWiseView, CrossWiseMove> find(
            String name,
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules) {
        return switch (name) {
            case Game.EXPERT -> search(rules, WORLDS);
            case "hard" -> search(rules, FEW_WORLDS);
            default -> new PolicyPlayer<>(rules, policy(name));
        };
    }

    private static Expert<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> search(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules, int worlds) {
        CrossWiseSearchModel model = model(rules);
        return new Expert<>(rules, model, new Effort(worlds, model.horizon()));
    }

    private static Policy<CrossWiseState, CrossWiseMove> policy(String name) {
        return switch (name) {
            case "easy" -> new Slips();
            case "intermediate", "priority" -> new Priority();
            case "random" -> new AnyMove();
            default -> throw new IllegalArgumentException("no computer " + name);
        };
    }
}
