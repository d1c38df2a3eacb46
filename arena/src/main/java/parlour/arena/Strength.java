package parlour.arena;

import parlour.text.BadInput;
import parlour.text.Phrase;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Plays the matches of a proof, each as {@code arena match} plays it, with a seed of its own. */
final class Strength {
    /** A match that was played. */
    record Outcome(ProofMatch proofMatch, MatchReport report) {
        /** How the player did whom the match is about. */
        PlayerResult first() {
            return report.standings().get(0);
        }
    }

    /** Everything that was found out; the tables by the names of their chapters. */
    record Findings(Map<String, List<Outcome>> chapters, RoundRobin types, List<Outcome> pairs) {}

    private final Console console;
    private final Proof proof;
    private final List<String> more;
    private final int matches;
    private long seed;
    private int played;

    /**
     * @param seed of the first match; each next one has the next
     * @param more what every call says too
     */
    Strength(Console console, Proof proof, long seed, List<String> more) {
        this.console = console;
        this.proof = proof;
        this.seed = seed;
        this.more = more;
        matches =
                proof.types().trials().size()
                        + proof.chapters().stream().mapToInt(one -> one.trials().size()).sum();
    }

    Findings play() throws BadInput, InterruptedException {
        Map<String, List<Outcome>> chapters = new LinkedHashMap<>();
        for (Proof.Chapter chapter : proof.chapters()) {
            chapters.put(chapter.name(), play(chapter.trials()));
        }
        return new Findings(chapters, proof.types(), play(proof.types().trials()));
    }

    private List<Outcome> play(List<ProofMatch> trials) throws BadInput, InterruptedException {
        List<Outcome> outcomes = new ArrayList<>();
        for (ProofMatch proofMatch : trials) {
            List<String> call = proofMatch.call(proof.game(), seed++);
            call.addAll(more);
            MatchCommand match = new MatchCommand(console);
            new CommandLine(match).parseArgs(call.toArray(String[]::new));
            Outcome outcome = new Outcome(proofMatch, match.play());
            outcomes.add(outcome);
            played++;
            console.remark(
                    Phrase.of(
                            "arena.strength.played",
                            played,
                            matches,
                            proofMatch.players(),
                            StrengthReport.margin(outcome.first())));
        }
        return outcomes;
    }
}
