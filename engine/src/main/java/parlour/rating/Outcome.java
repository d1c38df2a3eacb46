package parlour.rating;

import java.util.Locale;
import java.util.Optional;

/** How a person did against an opponent. */
public enum Outcome {
    AHEAD(1),
    EQUAL(0.5),
    BEHIND(0);

    /** The share of a win that it is. */
    final double won;

    Outcome(double won) {
        this.won = won;
    }

    /** Compares places, of which the first is the best. */
    static Outcome of(int own, int other) {
        return own < other ? AHEAD : own > other ? BEHIND : EQUAL;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Outcome> find(String word) {
        for (Outcome outcome : values()) {
            if (outcome.word().equals(word)) {
                return Optional.of(outcome);
            }
        }
        return Optional.empty();
    }
}
