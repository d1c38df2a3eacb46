package parlour.crosswise;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;
import parlour.text.Phrase;

import java.util.Optional;

/**
 * What a move changes in the points of both teams.
 *
 * @param team the team of the person who is told
 */
public record PointsChange(Team team, Field before, Field after) {
    /** The change by a legal move. */
    public static PointsChange of(Team team, Field field, CrossWiseMove move) {
        return new PointsChange(team, field, CrossWiseRules.after(field, move));
    }

    /** The points that a team gains; negative for a loss. */
    public int gained(Team by) {
        return after.points(by) - before.points(by);
    }

    /** The points that a column or row gains. */
    public int gained(Team owner, int line) {
        return after.points(owner, line) - before.points(owner, line);
    }

    /** The line of six that the move makes and that wins at once, if it does. */
    public Optional<Integer> six(Team owner) {
        return after.winner().filter(winner -> winner == owner).map(winner -> after.sixLine());
    }

    /** Whether a column or row has other symbols afterwards. */
    public boolean touches(Team owner, int line) {
        for (int i = 0; i < Cell.SIDE; i++) {
            int cell = (owner == Team.VERTICAL ? Cell.at(i, line) : Cell.at(line, i)).index();
            if (before.at(cell) != after.at(cell)) {
                return true;
            }
        }
        return false;
    }

    /** As a person at the table reads it: {@code +2 for you, −1 for them}. */
    public Phrase phrase() {
        if (six(team).isPresent()) {
            return Phrase.of("crosswise.change.wins");
        }
        if (six(team.other()).isPresent()) {
            return Phrase.of("crosswise.change.loses");
        }
        int own = gained(team);
        int other = gained(team.other());
        return own == 0 && other == 0
                ? Phrase.of("crosswise.change.none")
                : Phrase.of("crosswise.change", signed(own), signed(other));
    }

    /** With its sign, and a minus as wide as the plus. */
    public static String signed(int points) {
        return points > 0 ? "+" + points : points < 0 ? "−" + -points : "0";
    }
}
