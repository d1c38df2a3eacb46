package parlour.search;

/** Evaluates a state for each seat; larger is better. */
@FunctionalInterface
public interface Worth<S> {
    void of(S state, double[] perSeat);
}
