package parlour.engine;

/**
 * What a search believes about a view: which states are likely, and how everybody plays on. It
 * belongs to one thinking.
 */
public interface Belief<S, M> {
    /** A state that matches the view; the likelier it is, the more often it comes. */
    S sample(Rng rng);

    /** The policy for playouts. */
    Policy<S, M> policy();

    /** Every state is as likely as any other, and one policy stands for everybody. */
    static <S, M, V> Belief<S, M> open(Rules<S, M, V, ?> rules, V view, Policy<S, M> policy) {
        return new Belief<>() {
            @Override
            public S sample(Rng rng) {
                return rules.sample(view, rng);
            }

            @Override
            public Policy<S, M> policy() {
                return policy;
            }
        };
    }
}
