package parlour.engine;

import java.util.Optional;

/** A person at a seat: the screen puts the chosen move here, the host takes it from here. */
public final class Person<V, M> implements Player<V, M> {
    private Choice<M> current = new Choice<>();

    @Override
    public Thinking<M> think(V view, long seed) {
        current = new Choice<>();
        return current;
    }

    /** Answers the question that was asked last. */
    public void choose(M move) {
        current.chosen = Optional.of(move);
    }

    /** A decision that is waited for, never worked on. */
    static final class Choice<M> implements Thinking<M> {
        private Optional<M> chosen = Optional.empty();

        @Override
        public boolean advance(int units) {
            return false;
        }

        @Override
        public Optional<M> best() {
            return chosen;
        }
    }
}
