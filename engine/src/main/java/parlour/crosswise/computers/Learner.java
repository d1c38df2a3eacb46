package parlour.crosswise.computers;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseMoves;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Line;
import parlour.crosswise.rules.Team;
import parlour.engine.Policy;
import parlour.engine.Rng;

import java.util.Optional;

/**
 * A player like a person who sees less: plays the best of the moves that it notices, by what it
 * looks at. It never misses six of a kind of its own, and never completes them for the others if it
 * has another move.
 */
final class Learner implements Policy<CrossWiseState, CrossWiseMove> {
    /**
     * What a learner looks at.
     *
     * @param valuation what it takes lines and actions to be worth
     * @param others how much the others' lines count, in percent of its own
     * @param overlooked the chance to overlook a cell of the field
     */
    record Sight(Valuation valuation, int others, double overlooked) {
        /** Counts the points that lie there, overlooks most cells, and plays no action. */
        static final Sight FIRST_GAME = new Sight(Valuation.points(NEVER), 0, 0.65);

        static final Sight BEGINNER = new Sight(Valuation.points(Valuation.POINT), 0, 0.72);
        static final Sight EASY = new Sight(Valuation.points(Valuation.POINT), 0, 0.45);

        /** Sees what its own lines may become. */
        static final Sight INTERMEDIATE = new Sight(Valuation.AVERAGE, 0, 0.2);

        /** Sees what all lines may become. */
        static final Sight SKILLED = new Sight(Valuation.AVERAGE, 100, 0.35);

        /** Knows what lines and actions are worth, and overlooks nothing. */
        static final Sight HARD = new Sight(Valuation.LEARNED, 100, 0);

        /** What a level looks at at every table; empty for the others. */
        static Optional<Sight> of(String level) {
            return switch (level) {
                case "firstGame" -> Optional.of(FIRST_GAME);
                case "beginner" -> Optional.of(BEGINNER);
                case "easy" -> Optional.of(EASY);
                case "intermediate" -> Optional.of(INTERMEDIATE);
                case "skilled" -> Optional.of(SKILLED);
                default -> Optional.empty();
            };
        }
    }

    /** Completing six of a kind, or not letting others do so, outweighs everything. */
    private static final int DECIDED = 1_000_000_000;

    /** More than any action gains. */
    private static final int NEVER = 1_000_000;

    private final Sight sight;
    private final TrialField trialField;
    private Team team = Team.VERTICAL;
    private long attention;
    private CrossWiseMove best;
    private int bestValue;
    private long bestLot;

    Learner(Sight sight) {
        this.sight = sight;
        trialField = new TrialField(sight.valuation().lines());
    }

    @Override
    public CrossWiseMove choose(CrossWiseState state, Rng rng) {
        Hand hand = state.hands().get(state.turn());
        return choose(state.field(), hand, Team.of(state.turn()), rng.next());
    }

    /**
     * @param seed decides what is overlooked, and which of equal moves is played
     */
    CrossWiseMove choose(Field field, Hand hand, Team own, long seed) {
        trialField.begin(field);
        team = own;
        attention = seed;
        best = null;
        CrossWiseMoves.each(field, hand, this::offer);
        return best;
    }

    private boolean offer(CrossWiseMove move) {
        int value = trialField.after(move, this::value);
        boolean decided = Math.abs(value) == DECIDED;
        if (!decided && overlooks(move)) {
            value = -DECIDED / 2;
        } else if (!decided) {
            value -= sight.valuation().cost(move.token());
        }
        long lot = lot(move);
        if (best == null || value > bestValue || value == bestValue && lot > bestLot) {
            best = move;
            bestValue = value;
            bestLot = lot;
        }
        return true;
    }

    /** Decides between moves that look equally good. */
    private long lot(CrossWiseMove move) {
        long number = move.token().number();
        for (Cell cell : move.cells()) {
            number = number * Cell.COUNT + cell.index();
        }
        if (move instanceof CrossWiseMove.Replace replace) {
            number = number * Cell.COUNT + replace.given().number();
        }
        return new Rng(attention + ~number).next();
    }

    /** The value of the field to the team as it sees it. */
    private int value() {
        if (six(team)) {
            return DECIDED;
        }
        if (six(team.other())) {
            return -DECIDED;
        }
        return trialField.own(team) - trialField.own(team.other()) * sight.others() / 100;
    }

    private boolean six(Team owner) {
        int first = owner == Team.VERTICAL ? 0 : Cell.SIDE;
        for (int number = 0; number < Cell.SIDE; number++) {
            if (Line.most(trialField.line(first + number)) == Cell.SIDE) {
                return true;
            }
        }
        return false;
    }

    /** Whether a cell that the move needs is overlooked in this turn. */
    private boolean overlooks(CrossWiseMove move) {
        for (Cell cell : move.cells()) {
            if (new Rng(attention + cell.index()).unit() < sight.overlooked()) {
                return true;
            }
        }
        return false;
    }
}
