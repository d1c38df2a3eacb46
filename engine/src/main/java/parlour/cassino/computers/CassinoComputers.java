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
import java.util.Set;

/** Cassino's computer players by name: levels, baselines and types. */
public final class CassinoComputers {
    /** The level that draws from all types. */
    private static final String ANY = "any";

    private static final List<String> LEVELS = List.of("easy", "intermediate", "hard");
    private static final List<String> NAMES = names();

    /**
     * The most worlds the expert samples; docs/strength.md says what more or fewer would change.
     */
    private static final int WORLDS = 1000;

    private CassinoComputers() {}

    private static List<String> names() {
        // A set, because random is both a baseline and a type.
        Set<String> names = new LinkedHashSet<>(LEVELS);
        names.addAll(List.of(Game.EXPERT, ANY, "random", "greedy", "counter"));
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
        return name.equals(Game.EXPERT)
                ? expert(rules)
                : new PolicyPlayer<>(
                        rules, policy(name, CassinoOptions.of(rules.options()), casting));
    }

    /** The search player, which plays to win the game; hints are made from its analysis. */
    public static Expert<CassinoState, CassinoMove, CassinoView, CassinoEvent> expert(
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules) {
        CassinoSearchModel model = model(rules);
        return new Expert<>(rules, model, new Effort(WORLDS, model.horizon()));
    }

    /** The type that a level draws; any other name stands for itself. */
    public static String character(String name, Rng casting) {
        List<GraderTypes.Type> group = group(name);
        return group.isEmpty() ? name : GraderTypes.draw(group, casting).name();
    }

    /** The types that a level may draw; empty for other names. */
    public static List<String> characters(String name) {
        return group(name).stream().map(GraderTypes.Type::name).toList();
    }

    private static List<GraderTypes.Type> group(String name) {
        if (name.equals(ANY)) {
            return GraderTypes.ALL;
        }
        return LEVELS.contains(name) ? GraderTypes.of(name) : List.of();
    }

    private static Policy<CassinoState, CassinoMove> policy(
            String level, CassinoOptions options, Rng casting) {
        String name = character(level, casting);
        if (name.equals("greedy")) {
            return new Greedy();
        }
        if (name.equals("counter")) {
            return new Counter(options.forcedCapture());
        }
        GraderTypes.Type type =
                GraderTypes.find(name)
                        .orElseThrow(() -> new IllegalArgumentException("no computer " + name));
        return new Grader(type, options);
    }
}
