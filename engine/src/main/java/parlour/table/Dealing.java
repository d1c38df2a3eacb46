package parlour.table;

import parlour.engine.Match;
import parlour.engine.Rules;

/** Begins a match with a seed; tests deal other cards than the seed's. */
interface Dealing {
    /** The deals that follow from the seed. */
    Dealing FAIR =
            new Dealing() {
                @Override
                public <S, M, V, E> Match<S, M, V, E> begin(Rules<S, M, V, E> rules, long seed) {
                    return Match.begin(rules, seed);
                }
            };

    <S, M, V, E> Match<S, M, V, E> begin(Rules<S, M, V, E> rules, long seed);
}
