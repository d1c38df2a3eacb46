package parlour.crosswise;

import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;

import java.util.List;
import java.util.Optional;

/** Names the kind of mistake that a move is where another is better. */
final class CrossWiseLapse {
    private static final String MISSES_SIX = "missesSix";
    private static final String LEAVES_FIVE = "leavesFive";
    private static final String HELPS_OTHERS = "helpsOthers";
    private static final String MISSES_POINTS = "missesPoints";
    private static final String WASTES_ACTIONS = "wastesActions";
    private static final String KEEPS_ACTIONS = "keepsActions";
    private static final String WRONG_SYMBOL = "wrongSymbol";
    private static final String WRONG_CELL = "wrongCell";

    static final List<String> ALL =
            List.of(
                    MISSES_SIX,
                    LEAVES_FIVE,
                    HELPS_OTHERS,
                    MISSES_POINTS,
                    WASTES_ACTIONS,
                    KEEPS_ACTIONS,
                    WRONG_SYMBOL,
                    WRONG_CELL);

    private final Field before;
    private final Team team;

    private CrossWiseLapse(CrossWiseView view) {
        before = view.field();
        team = Team.of(view.turn());
    }

    static Optional<String> of(CrossWiseView view, CrossWiseMove move, CrossWiseMove better) {
        return new CrossWiseLapse(view).of(move, better);
    }

    /** The most specific kind comes first. */
    private Optional<String> of(CrossWiseMove move, CrossWiseMove better) {
        Field played = CrossWiseRules.after(before, move);
        Field missed = CrossWiseRules.after(before, better);
        if (missed.winner().equals(Optional.of(team)) && played.winner().isEmpty()) {
            return Optional.of(MISSES_SIX);
        }
        if (CrossWiseHint.fives(played, team.other()) > CrossWiseHint.fives(missed, team.other())) {
            return Optional.of(LEAVES_FIVE);
        }
        if (played.points(team.other()) > missed.points(team.other())) {
            return Optional.of(HELPS_OTHERS);
        }
        if (played.points(team) < missed.points(team)) {
            return Optional.of(MISSES_POINTS);
        }
        boolean symbol = move.token().isSymbol();
        if (symbol != better.token().isSymbol()) {
            return Optional.of(symbol ? KEEPS_ACTIONS : WASTES_ACTIONS);
        }
        return symbol
                ? Optional.of(move.token() == better.token() ? WRONG_CELL : WRONG_SYMBOL)
                : Optional.empty();
    }
}
