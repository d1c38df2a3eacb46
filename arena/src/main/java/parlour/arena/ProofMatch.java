package parlour.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One match of a proof: the arguments for {@code arena match}, and the required result.
 *
 * @param options the arguments besides players, deals and seed
 */
record ProofMatch(
        String players, int deals, List<String> options, Optional<RequiredResult> target) {
    ProofMatch(String players, int deals, String options) {
        this(
                players,
                deals,
                options.isEmpty() ? List.of() : List.of(options.split(" ")),
                Optional.empty());
    }

    ProofMatch wants(RequiredResult wanted) {
        return new ProofMatch(players, deals, options, Optional.of(wanted));
    }

    /** With a tenth of the deals, for a quick check. */
    ProofMatch quick() {
        return new ProofMatch(players, quick(deals), options, target);
    }

    static int quick(int deals) {
        return Math.max(2, deals / 10);
    }

    /** The arguments of {@code arena match}. */
    List<String> call(String game, long seed) {
        List<String> call = new ArrayList<>();
        call.add(game);
        call.addAll(List.of("--players", players));
        call.addAll(List.of("--deals", String.valueOf(deals)));
        call.addAll(List.of("--seed", String.valueOf(seed)));
        call.addAll(options);
        return call;
    }
}
