package parlour.app.crosswise;

import parlour.app.tabletop.Box;
import parlour.app.tabletop.Sprite;
import parlour.crosswise.rules.Token;

import java.util.Optional;

/**
 * A token on the table. What it is known to be changes with the events at once; what it shows
 * changes when the animation gets there.
 */
final class TokenSprite extends Sprite {
    private Optional<Token> token = Optional.empty();
    private Optional<Token> shown = Optional.empty();

    /** The token, if the viewer may know it. */
    Optional<Token> token() {
        return token;
    }

    /** The token drawn on its face. */
    Optional<Token> shown() {
        return shown;
    }

    boolean is(Token other) {
        return token.isPresent() && token.get() == other;
    }

    void become(Optional<Token> known) {
        token = known;
    }

    /** Shows what is known now. */
    void reveal() {
        shown = token;
    }

    /** Shows this from now on, whatever is known of it. */
    void reveal(Optional<Token> face) {
        shown = face;
    }

    /** Whether a point is on it or on its home; in a hand the gap beside it belongs to it too. */
    boolean covers(float x, float y) {
        return square(now().x, now().y, now().width * CrossWiseLayout.REACH).has(x, y)
                || square(home().x, home().y, home().width * CrossWiseLayout.REACH).has(x, y);
    }

    private static Box square(float x, float y, float width) {
        return new Box(x - width / 2, y - width / 2, width, width);
    }
}
