package parlour.record;

import parlour.text.Phrase;

import java.util.List;

/** The result of loading a file: complete, or with repairs. */
public sealed interface Loaded<G> {
    G game();

    /** What had to be repaired; empty if nothing was wrong. */
    List<Phrase> repairs();

    /** Nothing was wrong. */
    record Whole<G>(G game) implements Loaded<G> {
        @Override
        public List<Phrase> repairs() {
            return List.of();
        }
    }

    /** A person is told of each repair and confirms them before playing. */
    record Repaired<G>(G game, List<Phrase> repairs) implements Loaded<G> {
        public Repaired {
            repairs = List.copyOf(repairs);
            if (repairs.isEmpty()) {
                throw new IllegalArgumentException("repaired without a repair");
            }
        }
    }

    /** Whole if there are no repairs. */
    static <G> Loaded<G> of(G game, List<Phrase> repairs) {
        return repairs.isEmpty() ? new Whole<>(game) : new Repaired<>(game, repairs);
    }
}
