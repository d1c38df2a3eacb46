package parlour.search;

import parlour.engine.Belief;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Samples worlds, either independently or without repetition. */
final class Worlds<S> {
    /** After this many failed deals per known world there is hardly another one. */
    private static final int IN_VAIN = 10;

    private final Function<Rng, S> deal;
    private final Rng seeds;
    private final boolean different;
    private final Set<S> known = new HashSet<>();

    private Worlds(Function<Rng, S> deal, long seed, boolean different) {
        this.deal = deal;
        this.different = different;
        seeds = new Rng(seed);
    }

    /** An endless supply of worlds. */
    static <S> Worlds<S> random(Belief<S, ?> belief, long seed) {
        return new Worlds<>(belief::sample, seed, false);
    }

    /** Each world once. */
    static <S, V> Worlds<S> different(Rules<S, ?, V, ?> rules, V view, long seed) {
        return new Worlds<>(rng -> rules.sample(view, rng), seed, true);
    }

    Optional<World<S>> next() {
        for (int inVain = 0; inVain <= IN_VAIN * known.size(); inVain++) {
            long dice = seeds.next();
            S state = deal.apply(new Rng(dice));
            if (!different || known.add(state)) {
                return Optional.of(new World<>(state, dice));
            }
        }
        return Optional.empty();
    }
}
