package parlour.record;

import parlour.text.Phrase;

import java.util.List;

/** What came out of a file: all of it, or all that could be repaired. */
public sealed interface Loaded<G> {
    G game();

    /** What had to be repaired; nothing where all was well. */
    List<Phrase> repairs();

    /** Nothing was wrong. */
    record Whole<G>(G game) implements Loaded<G> {
        @Override
        public List<Phrase> repairs() {
            return List.of();
        }
    }

    /** A person is told each repair and confirms them before the game is played. */
    record Repaired<G>(G game, List<Phrase> repairs) implements Loaded<G> {
        public Repaired {
            repairs = List.copyOf(repairs);
            if (repairs.isEmpty()) {
                throw new IllegalArgumentException("repaired without a repair");
            }
        }
    }

    /** Whole when there are no repairs. */
    static <G> Loaded<G> of(G game, List<Phrase> repairs) {
        return repairs.isEmpty() ? new Whole<>(game) : new Repaired<>(game, repairs);
    }
}
