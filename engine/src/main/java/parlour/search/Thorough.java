package parlour.search;

import java.util.List;
import java.util.Optional;

/**
 * A quick thought, then a deep one, which is believed when it has ended or has seen enough worlds.
 */
final class Thorough<M> implements Analysis<M> {
    /** In fewer worlds a deep look is more luck than a quick look at many. */
    private static final int ENOUGH = 8;

    private final Analysis<M> quick;
    private final Race<?, M> deep;
    private boolean deepBegun;
    private boolean deepOver;

    Thorough(Analysis<M> quick, Race<?, M> deep) {
        this.quick = quick;
        this.deep = deep;
    }

    @Override
    public boolean advance(int units) {
        for (int i = 0; i < units && !deepOver; i++) {
            if (deepBegun) {
                deepOver = !deep.advance(1);
            } else {
                deepBegun = !quick.advance(1);
            }
        }
        return !deepOver;
    }

    private Analysis<M> believed() {
        return deepOver || deep.worlds() >= ENOUGH ? deep : quick;
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
