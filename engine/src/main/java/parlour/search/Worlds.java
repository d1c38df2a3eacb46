package parlour.search;

import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Samples worlds from a view, either independently or without repetition. */
final class Worlds<S, V> {
    /** After this many failed deals per known world there is hardly another one. */
    private static final int IN_VAIN = 10;

    private final Rules<S, ?, V, ?> rules;
    private final V view;
    private final Rng seeds;
    private final boolean different;
    private final Set<S> known = new HashSet<>();

    private Worlds(Rules<S, ?, V, ?> rules, V view, long seed, boolean different) {
        this.rules = rules;
        this.view = view;
        this.different = different;
        seeds = new Rng(seed);
    }

    /** An endless supply of worlds. */
    static <S, V> Worlds<S, V> random(Rules<S, ?, V, ?> rules, V view, long seed) {
        return new Worlds<>(rules, view, seed, false);
    }

    /** Each world once. */
    static <S, V> Worlds<S, V> different(Rules<S, ?, V, ?> rules, V view, long seed) {
        return new Worlds<>(rules, view, seed, true);
    }

    Optional<World<S>> next() {
        for (int inVain = 0; inVain <= IN_VAIN * known.size(); inVain++) {
            long dice = seeds.next();
            S state = rules.sample(view, new Rng(dice));
            if (!different || known.add(state)) {
                return Optional.of(new World<>(state, dice));
            }
        }
        return Optional.empty();
    }
}
