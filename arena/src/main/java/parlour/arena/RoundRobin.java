package parlour.arena;

import java.util.ArrayList;
import java.util.List;

/** A match of each listed player against every other. */
record RoundRobin(List<String> names, int deals) {
    /** Every pair once; the player listed first comes first. */
    List<ProofMatch> trials() {
        List<ProofMatch> trials = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            for (String other : names.subList(i + 1, names.size())) {
                trials.add(new ProofMatch(names.get(i) + "," + other, deals, ""));
            }
        }
        return trials;
    }

    RoundRobin quick() {
        return new RoundRobin(names, ProofMatch.quick(deals));
    }
}
