package parlour.app.crosswise;

import parlour.app.game.GameSession;
import parlour.app.tabletop.TableStatus;
import parlour.crosswise.PointsChange;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Token;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What the table says about the game; while tokens fly, it lags behind the actual state. */
final class CrossWiseStatus extends TableStatus {
    /** By action: how many are still in the game. */
    final int[] left = new int[Token.ACTIONS];

    Field field = Field.EMPTY;
    int pile;

    /** By seat: the text key of a short message about what it has just done. */
    final List<Optional<String>> words;

    /** What the selected move would change in the points. */
    Optional<PointsChange> change = Optional.empty();

    /** Whether the game is over and its points are shown to everybody. */
    boolean counted;

    CrossWiseStatus(GameSession<?, ?, ?, ?> session) {
        super(session);
        words = new ArrayList<>(Collections.nCopies(seats(), Optional.empty()));
    }

    void show(CrossWiseView view) {
        for (Token token : Token.all()) {
            if (!token.isSymbol()) {
                left[token.action()] = token.copies() - view.used().get(token.action());
            }
        }
        field = view.field();
        pile = view.pile();
        turn(view.turn());
        counted = view.turn() == Rules.NOBODY;
        Collections.fill(words, Optional.empty());
        changed();
    }

    /** Resets everything for a new game, with all tokens in the pile. */
    void begin() {
        field = Field.EMPTY;
        pile = Token.COUNT;
        turn(Rules.NOBODY);
        counted = false;
        for (Token token : Token.all()) {
            if (!token.isSymbol()) {
                left[token.action()] = token.copies();
            }
        }
        changed();
    }

    void drawn(int count) {
        pile -= count;
        changed();
    }

    void field(Field now) {
        field = now;
        changed();
    }

    void used(Token action) {
        left[action.action()]--;
        changed();
    }

    void says(int seat, Optional<String> key) {
        words.set(seat, key);
        changed();
    }

    void change(Optional<PointsChange> by) {
        if (!change.equals(by)) {
            change = by;
            changed();
        }
    }

    void counted() {
        counted = true;
        turn(Rules.NOBODY);
        changed();
    }
}
