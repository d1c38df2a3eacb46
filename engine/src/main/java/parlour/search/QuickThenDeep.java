package parlour.search;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A quick analysis, then a deep one, which is used once it has finished or has seen enough worlds.
 */
final class QuickThenDeep<M> implements Analysis<M> {
    /** With fewer worlds, a deep analysis is noisier than a quick one with many. */
    private static final int ENOUGH = 8;

    private final Analysis<M> quick;
    private final Supplier<Race<?, M>> deepSupplier;
    private Optional<Race<?, M>> deep = Optional.empty();
    private boolean over;

    /**
     * @param deepSupplier creates the deep analysis when the quick one is done
     */
    QuickThenDeep(Analysis<M> quick, Supplier<Race<?, M>> deepSupplier) {
        this.quick = quick;
        this.deepSupplier = deepSupplier;
    }

    @Override
    public boolean advance(int units) {
        for (int i = 0; i < units && !over; i++) {
            if (deep.isPresent()) {
                over = !deep.get().advance(1);
            } else if (!quick.advance(1)) {
                deep = Optional.of(deepSupplier.get());
            }
        }
        return !over;
    }

    private Analysis<M> believed() {
        if (deep.isPresent() && (over || deep.get().worlds() >= ENOUGH)) {
            return deep.get();
        }
        return quick;
    }

    @Override
    public Optional<M> best() {
        return believed().best();
    }

    @Override
    public List<Evaluation<M>> evaluations() {
        return believed().evaluations();
    }
}
