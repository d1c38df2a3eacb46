package parlour.crosswise.computers;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Line;
import parlour.crosswise.rules.Team;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;

import java.util.Optional;

/**
 * A player that completes six of a kind as soon as it can and otherwise plays as another does. A
 * search in a few worlds would sometimes collect more points first.
 */
final class SixAtOnce implements Player<CrossWiseView, CrossWiseMove> {
    private final Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules;
    private final Player<CrossWiseView, CrossWiseMove> otherwise;

    SixAtOnce(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules,
            Player<CrossWiseView, CrossWiseMove> otherwise) {
        this.rules = rules;
        this.otherwise = otherwise;
    }

    @Override
    public Thinking<CrossWiseMove> think(CrossWiseView view, long seed) {
        CrossWiseState state = rules.sample(view, new Rng(seed));
        Team team = Team.of(state.turn());
        Optional<CrossWiseMove> six =
                missesOne(state.field(), team) ? completing(state, team) : Optional.empty();
        return six.isPresent() ? Thinking.atOnce(six::get) : otherwise.think(view, seed);
    }

    /** No move brings two symbols into one line, so five have to lie there. */
    private static boolean missesOne(Field field, Team team) {
        for (int number = 0; number < Cell.SIDE; number++) {
            if (Line.most(field.line(team, number)) == Cell.SIDE - 1) {
                return true;
            }
        }
        return false;
    }

    private Optional<CrossWiseMove> completing(CrossWiseState state, Team team) {
        return rules.moves(state).stream()
                .filter(
                        move ->
                                rules.play(state, move, Rules.silent())
                                        .field()
                                        .winner()
                                        .equals(Optional.of(team)))
                .findFirst();
    }
}
