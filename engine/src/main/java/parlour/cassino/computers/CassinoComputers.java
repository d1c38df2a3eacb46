package parlour.cassino.computers;

import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Policy;
import parlour.engine.PolicyPlayer;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.search.Effort;
import parlour.search.Expert;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Cassino's computer players by name: levels, modes, baselines and types. What each level sees was
 * chosen by measuring; docs/strength.md has the figures.
 */
public final class CassinoComputers {
    /** The mode that draws from all types. */
    private static final String ANY = "any";

    /** The other modes, and the name of each in the table of types. */
    private static final Map<String, String> MODES =
            Map.of("easyMode", "easy", "intermediateMode", "intermediate", "hardMode", "hard");

    private static final List<String> NAMES = names();

    /**
     * The most worlds of the expert where playouts use the learned values: five times as many
     * gained nothing that could be measured, and took twice the time of the search without these
     * values.
     */
    private static final int WORLDS_WITH_VALUES = 200;

    /** The most worlds of the hard level, which plays two turns per player ahead. */
    private static final int WORLDS_OF_HARD = 16;

    private static final int TURNS_OF_HARD = 2;

    /** As many worlds has the skilled level, which looks ahead to its next turn. */
    private static final int WORLDS_OF_SKILLED = 1;

    /**
     * While more cards than this are hidden for each of the others, the skilled level does not work
     * out the end of a round.
     */
    private static final int HIDDEN_OF_SKILLED = 3;

    private CassinoComputers() {}

    private static List<String> names() {
        // A set, because random is both a baseline and a type.
        Set<String> names = new LinkedHashSet<>(Game.LEVELS);
        names.addAll(List.of(ANY, "easyMode", "intermediateMode", "hardMode"));
        names.addAll(List.of("random", "greedy", "counter"));
        GraderTypes.ALL.forEach(type -> names.add(type.name()));
        return List.copyOf(names);
    }

    /** The levels, weakest first, then the others. */
    public static List<String> all() {
        return NAMES;
    }

    public static CassinoSearchModel model(
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules) {
        return new CassinoSearchModel(rules.seats(), CassinoOptions.of(rules.options()));
    }

    public static Player<CassinoView, CassinoMove> find(
            String name,
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules,
            Rng casting) {
        return switch (name) {
            case Game.EXPERT -> expert(rules);
            case "hard" -> search(rules, WORLDS_OF_HARD, TURNS_OF_HARD * rules.seats());
            case "skilled" -> skilled(rules);
            default ->
                    new PolicyPlayer<>(
                            rules, policy(name, CassinoOptions.of(rules.options()), casting));
        };
    }

    /** The search player, which plays to win the game; hints are made from its analysis. */
    public static Expert<CassinoState, CassinoMove, CassinoView, CassinoEvent> expert(
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules) {
        CassinoSearchModel model = model(rules);
        int worlds = model.usesLearnedValues() ? WORLDS_WITH_VALUES : Expert.WORLDS;
        return new Expert<>(rules, model, new Effort(worlds, model.horizon()));
    }

    /** A search without the learned values. */
    private static Expert<CassinoState, CassinoMove, CassinoView, CassinoEvent> search(
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules,
            int worlds,
            int plies) {
        return new Expert<>(rules, model(rules).judgingModel(), new Effort(worlds, plies));
    }

    private static Expert<CassinoState, CassinoMove, CassinoView, CassinoEvent> skilled(
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules) {
        return new Expert<>(
                rules,
                new LateEnding(model(rules), HIDDEN_OF_SKILLED * (rules.seats() - 1)),
                new Effort(WORLDS_OF_SKILLED, rules.seats()));
    }

    /** The type that a mode draws; any other name stands for itself. */
    public static String character(String name, Rng casting) {
        List<GraderTypes.Type> group = group(name);
        return group.isEmpty() ? name : GraderTypes.draw(group, casting).name();
    }

    /** The types that a mode may draw; empty for other names. */
    public static List<String> characters(String name) {
        return group(name).stream().map(GraderTypes.Type::name).toList();
    }

    /** The types that a level drew in earlier versions. */
    public static List<String> formerCharacters(String name) {
        return GraderTypes.third(name).stream().map(GraderTypes.Type::name).toList();
    }

    private static List<GraderTypes.Type> group(String name) {
        if (name.equals(ANY)) {
            return GraderTypes.ALL;
        }
        return MODES.containsKey(name) ? GraderTypes.of(MODES.get(name)) : List.of();
    }

    private static Policy<CassinoState, CassinoMove> policy(
            String chosen, CassinoOptions options, Rng casting) {
        String name = character(chosen, casting);
        return switch (name) {
            case "firstGame" -> new Learner(Sight.FIRST_GAME, options);
            case "beginner" -> new Learner(Sight.BEGINNER, options);
            case "easy" -> new Learner(Sight.EASY, options);
            case "intermediate" -> new Learner(Sight.INTERMEDIATE, options);
            case "greedy" -> new Greedy();
            case "counter" -> new Counter(options.forcedCapture());
            default -> new Grader(type(name), options);
        };
    }

    private static GraderTypes.Type type(String name) {
        return GraderTypes.find(name)
                .orElseThrow(() -> new IllegalArgumentException("no computer " + name));
    }
}
