package parlour.crosswise.computers;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;
import parlour.engine.Exp;

/** The chance that a team wins, from what the position is worth to it and to the others. */
final class WinningChance {
    /** How far luck still moves the lead, in points per square root of the empty cells. */
    private static final double A_CELL = 0.65;

    /** How far the lead can still move when hardly a cell is empty. */
    private static final double LEAST = 1.3;

    private WinningChance() {}

    /** Certain once the game is over. */
    static double of(CrossWiseState state, Valuation valuation, Team team) {
        Field field = state.field();
        if (field.winner().isPresent()) {
            return field.winner().get() == team ? 1 : 0;
        }
        if (field.isFull()) {
            int lead = field.points(team) - field.points(team.other());
            return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
        }
        double lead = valuation.worth(state, team) - valuation.worth(state, team.other());
        double blur = A_CELL * Math.sqrt(Cell.COUNT - field.size()) + LEAST;
        return 1 / (1 + Exp.of(-lead / blur));
    }
}
