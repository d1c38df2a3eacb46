package parlour.search;

/** What a state is worth to each seat; larger is better. */
@FunctionalInterface
public interface Worth<S> {
    void of(S state, double[] perSeat);
}
