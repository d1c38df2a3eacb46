package parlour.app.crosswise;

import parlour.app.tabletop.Box;
import parlour.app.tabletop.Sprite;
import parlour.crosswise.rules.Token;

import java.util.Optional;

/**
 * One token as it is drawn. What it is known to be follows the events at once; what it shows
 * follows when the movement comes to it.
 */
final class TokenSprite extends Sprite {
    private Optional<Token> token = Optional.empty();
    private Optional<Token> shown = Optional.empty();

    /** The token, if anybody here may know it. */
    Optional<Token> token() {
        return token;
    }

    /** What is drawn on its face. */
    Optional<Token> shown() {
        return shown;
    }

    boolean is(Token other) {
        return token.isPresent() && token.get() == other;
    }

    void become(Optional<Token> known) {
        token = known;
    }

    /** Draws from now on what is known. */
    void reveal() {
        shown = token;
    }

    /** Draws from now on this, whatever is known of it by then. */
    void reveal(Optional<Token> face) {
        shown = face;
    }

    /** Whether a point lies on it, or where it belongs. */
    boolean covers(float x, float y) {
        return square(now().x, now().y, now().width).has(x, y)
                || square(home().x, home().y, home().width).has(x, y);
    }

    private static Box square(float x, float y, float width) {
        return new Box(x - width / 2, y - width / 2, width, width);
    }
}
