package parlour.fastest;

import parlour.text.BadInput;

import java.util.Optional;

/** Cards and moves as tests write them; a misspelt one is a mistake in the test. */
final class Cards {
    private Cards() {}

    /** {@code A A 2 10 BJ}, or with suits. */
    static Hand hand(String text) {
        try {
            return Hand.ranks(text);
        } catch (BadInput e) {
            throw new AssertionError(text, e);
        }
    }

    static FastestMove move(String text) {
        try {
            return FastestMove.parse(text);
        } catch (BadInput e) {
            throw new AssertionError(text, e);
        }
    }

    /** Nothing is a free move. */
    static Optional<FastestMove> last(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(move(text));
    }
}
