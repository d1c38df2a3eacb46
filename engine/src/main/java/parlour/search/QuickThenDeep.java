package parlour.search;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A quick thought, then a deep one, which is believed when it has ended or has seen enough worlds.
 */
final class QuickThenDeep<M> implements Analysis<M> {
    /** In fewer worlds a deep look is more luck than a quick look at many. */
    private static final int ENOUGH = 8;

    private final Analysis<M> quick;
    private final Supplier<Race<?, M>> beginning;
    private Optional<Race<?, M>> deep = Optional.empty();
    private boolean over;

    /**
     * @param beginning gives the deep thought, when its time has come
     */
    QuickThenDeep(Analysis<M> quick, Supplier<Race<?, M>> beginning) {
        this.quick = quick;
        this.beginning = beginning;
    }

    @Override
    public boolean advance(int units) {
        for (int i = 0; i < units && !over; i++) {
            if (deep.isPresent()) {
                over = !deep.get().advance(1);
            } else if (!quick.advance(1)) {
                deep = Optional.of(beginning.get());
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
