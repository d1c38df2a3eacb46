package parlour.crosswise.computers;

import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Policy;
import parlour.engine.PolicyPlayer;
import parlour.engine.Rules;
import parlour.search.Effort;
import parlour.search.Expert;

import java.util.List;
import java.util.stream.Stream;

/**
 * CrossWise's computer players by name. What each level sees was chosen by measuring;
 * docs/strength.md has the figures.
 */
public final class CrossWiseComputers {
    /** The levels, weakest first, then the characters. */
    public static final List<String> NAMES =
            Stream.of(Game.LEVELS, List.of("random", "priority", "farsighted"))
                    .flatMap(List::stream)
                    .toList();

    /** The most worlds of the far-sighted player, which does not know the learned values. */
    private static final int FEW_WORLDS = 4;

    private CrossWiseComputers() {}

    public static CrossWiseSearchModel model(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules) {
        return new CrossWiseSearchModel(rules.seats(), Valuation.LEARNED);
    }

    public static Player<CrossWiseView, CrossWiseMove> find(
            String name,
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules) {
        return switch (name) {
            case Game.EXPERT -> search(rules, model(rules), Expert.WORLDS, model(rules).horizon());
            case "hard" -> hard(rules);
            case "farsighted" -> farsighted(rules);
            default -> new PolicyPlayer<>(rules, policy(name));
        };
    }

    /**
     * Knows the learned values. With a partner it also looks ahead to its next turn, with one guess
     * at the hidden tokens for each opponent: without that the step to the expert would be too
     * large at that table, and with it too small for two.
     */
    private static Player<CrossWiseView, CrossWiseMove> hard(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules) {
        int opponents = rules.seats() / 2;
        return opponents == 1
                ? new PolicyPlayer<>(rules, new Learner(Learner.Sight.HARD))
                : new SixAtOnce(rules, search(rules, model(rules), opponents, rules.seats()));
    }

    private static Player<CrossWiseView, CrossWiseMove> farsighted(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules) {
        CrossWiseSearchModel model = new CrossWiseSearchModel(rules.seats(), Valuation.AVERAGE);
        return search(rules, model, FEW_WORLDS, model.horizon());
    }

    private static Player<CrossWiseView, CrossWiseMove> search(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules,
            CrossWiseSearchModel model,
            int worlds,
            int plies) {
        return new Expert<>(rules, model, new Effort(worlds, plies));
    }

    private static Policy<CrossWiseState, CrossWiseMove> policy(String name) {
        return switch (name) {
            case "priority" -> new Priority();
            case "random" -> new AnyMove();
            default ->
                    new Learner(
                            Learner.Sight.of(name)
                                    .orElseThrow(
                                            () ->
                                                    new IllegalArgumentException(
                                                            "no computer " + name)));
        };
    }
}
