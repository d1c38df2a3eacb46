package parlour.search;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * An analysis that starts with its first unit, so that requesting one does not cost a frame any
 * time.
 */
final class LazyThinking<M> implements Analysis<M> {
    private final Supplier<Analysis<M>> supplier;
    private Optional<Analysis<M>> analysis = Optional.empty();

    LazyThinking(Supplier<Analysis<M>> supplier) {
        this.supplier = supplier;
    }

    @Override
    public boolean advance(int units) {
        if (analysis.isEmpty()) {
            analysis = Optional.of(supplier.get());
        }
        return analysis.get().advance(units);
    }

    @Override
    public Optional<M> best() {
        return analysis.flatMap(Analysis::best);
    }

    @Override
    public List<Evaluation<M>> evaluations() {
        return analysis.map(Analysis::evaluations).orElse(List.of());
    }
}
