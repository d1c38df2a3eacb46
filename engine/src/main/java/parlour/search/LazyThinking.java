package parlour.search;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A thought that begins with its first unit, so that asking for one costs a frame nothing. */
final class LazyThinking<M> implements Analysis<M> {
    private final Supplier<Analysis<M>> beginning;
    private Optional<Analysis<M>> begun = Optional.empty();

    LazyThinking(Supplier<Analysis<M>> beginning) {
        this.beginning = beginning;
    }

    @Override
    public boolean advance(int units) {
        if (begun.isEmpty()) {
            begun = Optional.of(beginning.get());
        }
        return begun.get().advance(units);
    }

    @Override
    public Optional<M> best() {
        return begun.flatMap(Analysis::best);
    }

    @Override
    public List<Evaluation<M>> evaluations() {
        return begun.map(Analysis::evaluations).orElse(List.of());
    }
}
