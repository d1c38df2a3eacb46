package parlour.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The matches that demonstrate the strength of a game's computer players. */
record Proof(String game, List<Chapter> chapters, RoundRobin types) {
    /** Matches that form one table; the name is a text key. */
    record Chapter(String name, List<ProofMatch> trials) {}

    private static final String EXPERT = "expert";
    private static final String GREEDY = "greedy";
    private static final String THINK_LONG = "--think 250";
    private static final String THINK_SHORT = "--think 50";

    /** The types against which the expert's margin is closest to the required one. */
    private static final List<String> STRONGER =
            List.of("special", "spade", "more", "bold", "sweeper", "careful", "fair");

    private static final List<String> WEAKER = List.of("immediate", "lookahead", "dumb", "random");

    private static final List<Proof> ALL = List.of(cassino());

    static Optional<Proof> of(String game) {
        return ALL.stream().filter(proof -> proof.game().equals(game)).findFirst();
    }

    static List<String> games() {
        return ALL.stream().map(Proof::game).toList();
    }

    private static Proof cassino() {
        List<String> types = Stream.of(STRONGER, WEAKER).flatMap(List::stream).toList();
        return new Proof(
                "cassino",
                List.of(
                        new Chapter("expert", expert()),
                        new Chapter("types", expertAgainstTypes()),
                        new Chapter("elsewhere", elsewhere()),
                        new Chapter("baselines", baselines())),
                new RoundRobin(types, 300));
    }

    private static List<ProofMatch> expert() {
        return List.of(
                new ProofMatch(against("counter", 1), 400, THINK_LONG)
                        .wants(RequiredResult.margin(2.5)),
                new ProofMatch(against(GREEDY, 1), 400, THINK_LONG).wants(RequiredResult.margin(4)),
                new ProofMatch(against("counter", 2), 300, THINK_LONG)
                        .wants(RequiredResult.won(0.45)),
                new ProofMatch(against("counter", 3), 600, THINK_LONG)
                        .wants(RequiredResult.won(0.35)),
                new ProofMatch(against("counter", 1), 100, "--games " + THINK_LONG)
                        .wants(RequiredResult.won(0.7)));
    }

    private static List<ProofMatch> expertAgainstTypes() {
        List<ProofMatch> trials = new ArrayList<>();
        for (String type : STRONGER) {
            trials.add(
                    new ProofMatch(against(type, 1), 400, THINK_SHORT)
                            .wants(RequiredResult.margin(3)));
        }
        for (String type : WEAKER) {
            trials.add(
                    new ProofMatch(against(type, 1), 200, THINK_SHORT)
                            .wants(RequiredResult.margin(3)));
        }
        return trials;
    }

    /**
     * More seats and other rules, to show that the expert is strong there too; no margin is
     * required.
     */
    private static List<ProofMatch> elsewhere() {
        return List.of(
                new ProofMatch(against("counter", 5), 80, THINK_LONG)
                        .wants(RequiredResult.margin(0)),
                new ProofMatch(against("counter", 11), 40, THINK_LONG)
                        .wants(RequiredResult.margin(0)),
                new ProofMatch(against("counter", 1), 100, "--rules finnish " + THINK_LONG)
                        .wants(RequiredResult.margin(0)),
                // In misère the fewer points on the sheet the better.
                new ProofMatch(against("special", 1), 100, "--rules laisto " + THINK_LONG)
                        .wants(RequiredResult.won(0.5)));
    }

    private static List<ProofMatch> baselines() {
        return List.of(
                new ProofMatch("special,greedy", 1000, "").wants(RequiredResult.margin(0)),
                new ProofMatch("spade,greedy", 1000, "").wants(RequiredResult.margin(0)),
                new ProofMatch("counter,greedy", 1000, "").wants(RequiredResult.margin(0)));
    }

    private static String against(String other, int times) {
        return EXPERT + ("," + other).repeat(times);
    }

    /** The same matches with a tenth of the deals. */
    Proof quick() {
        return new Proof(
                game,
                chapters.stream()
                        .map(
                                chapter ->
                                        new Chapter(
                                                chapter.name(),
                                                chapter.trials().stream()
                                                        .map(ProofMatch::quick)
                                                        .toList()))
                        .toList(),
                types.quick());
    }
}
