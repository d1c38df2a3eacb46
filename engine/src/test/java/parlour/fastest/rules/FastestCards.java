package parlour.fastest.rules;

import parlour.text.BadInput;

import java.util.Optional;

/** Cards and moves as tests write them; a misspelt one is a mistake in the test. */
public final class FastestCards {
    private FastestCards() {}

    /** {@code A A 2 10 BJ}, or with suits. */
    public static Hand hand(String text) {
        try {
            return Hand.ranks(text);
        } catch (BadInput e) {
            throw new AssertionError(text, e);
        }
    }

    public static FastestMove move(String text) {
        try {
            return FastestMove.parse(text);
        } catch (BadInput e) {
            throw new AssertionError(text, e);
        }
    }

    /** Nothing is a free move. */
    public static Optional<FastestMove> last(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(move(text));
    }
}
