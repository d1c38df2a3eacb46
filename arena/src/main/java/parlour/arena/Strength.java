package parlour.arena;

import parlour.text.BadInput;
import parlour.text.Phrase;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Plays the matches of a proof, each like {@code arena match}, with its own seed. */
final class Strength {
    /** A finished match. */
    record Outcome(ProofMatch proofMatch, MatchReport report) {
        /** The result of the player the match is about. */
        PlayerResult first() {
            return report.standings().get(0);
        }
    }

    /** All results; the tables by the names of their chapters. */
    record Findings(Map<String, List<Outcome>> chapters, RoundRobin types, List<Outcome> pairs) {}

    private final Console console;
    private final Proof proof;
    private final List<String> more;
    private final int matches;
    private long seed;
    private int played;

    /**
     * @param seed the seed of the first match; each following one gets the next
     * @param more further arguments for every match
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
