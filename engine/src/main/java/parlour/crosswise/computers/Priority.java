package parlour.crosswise.computers;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseMoves;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Line;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.engine.Policy;
import parlour.engine.Rng;

/**
 * The older program's player: completes six of a kind, else prevents the others from doing so, else
 * takes the largest point difference. Never to be weakened, because strength is measured against
 * it.
 */
public final class Priority implements Policy<CrossWiseState, CrossWiseMove> {
    private static final int FIVE = 5;

    /** Six of one symbol outweigh all points. */
    private static final int SIX = 1000;

    private static final int[] POINTS = new int[Line.CONTENTS];

    static {
        for (int line = 0; line < Line.CONTENTS; line++) {
            POINTS[line] = Line.most(line) == Cell.SIDE ? SIX : Line.points(line);
        }
    }

    private final TrialField trialField = new TrialField(POINTS);
    private Hand hand = Hand.EMPTY;
    private Team team = Team.VERTICAL;
    private CrossWiseMove best;
    private int bestRank;
    private int bestAhead;

    @Override
    public CrossWiseMove choose(CrossWiseState state, Rng rng) {
        return choose(state.field(), state.hands().get(state.turn()), Team.of(state.turn()));
    }

    CrossWiseMove choose(Field field, Hand held, Team own) {
        trialField.begin(field);
        hand = held;
        team = own;
        best = null;
        CrossWiseMoves.each(field, held, this::offer);
        return best;
    }

    /** Higher is better: by the move's purpose, and whether it uses an action or a symbol. */
    private int rank(CrossWiseMove move) {
        boolean symbol = move.token().isSymbol();
        if (finishes(move)) {
            return symbol ? 4 : 5;
        }
        if (stops(move)) {
            return symbol ? 2 : 3;
        }
        return symbol ? 1 : 0;
    }

    private boolean offer(CrossWiseMove move) {
        int rank = rank(move);
        // Points are compared only among moves that play for points.
        int ahead = rank > 1 ? 0 : trialField.ahead(team, move);
        boolean better = best == null || rank > bestRank || rank == bestRank && ahead > bestAhead;
        boolean same = !better && rank == bestRank && ahead == bestAhead;
        if (better || same && comesBefore(move)) {
            best = move;
            bestRank = rank;
            bestAhead = ahead;
        }
        return true;
    }

    /**
     * Orders by hand index of the token used, first cell, second cell, hand index of the token
     * given.
     */
    private boolean comesBefore(CrossWiseMove move) {
        int order = place(move.token()) - place(best.token());
        for (int i = 0; order == 0 && i < move.cells().size(); i++) {
            order = move.cells().get(i).index() - best.cells().get(i).index();
        }
        if (order == 0
                && move instanceof CrossWiseMove.Replace one
                && best instanceof CrossWiseMove.Replace other) {
            order = place(one.given()) - place(other.given());
        }
        return order < 0;
    }

    private int place(Token token) {
        return hand.find(token.number());
    }

    private boolean finishes(CrossWiseMove move) {
        if (move instanceof CrossWiseMove.Remove remove) {
            return isOddOne(remove.cell());
        }
        if (!nearSix(team)) {
            return false;
        }
        return trialField.ahead(team, move) - trialField.ahead(team) > SIX / 2;
    }

    /** Whether a symbol is the only different one in an own line with five equal others. */
    private boolean isOddOne(Cell cell) {
        int line = trialField.line(line(team, cell));
        return Line.size(line) == Cell.SIDE
                && Line.most(line) == FIVE
                && Line.count(line, trialField.at(cell.index())) == 1;
    }

    private boolean nearSix(Team owner) {
        for (int number = 0; number < Cell.SIDE; number++) {
            if (Line.most(trialField.line(index(owner, number))) == FIVE) {
                return true;
            }
        }
        return false;
    }

    /** Whether the move breaks up an opponent's line that has five equal symbols. */
    private boolean stops(CrossWiseMove move) {
        Team other = team.other();
        for (int number = 0; number < Cell.SIDE; number++) {
            int line = index(other, number);
            if (Line.most(trialField.line(line)) == FIVE && stops(move, line)) {
                return true;
            }
        }
        return false;
    }

    private boolean stops(CrossWiseMove move, int line) {
        int five = Line.mostSymbol(trialField.line(line));
        if (move instanceof CrossWiseMove.Put put) {
            return line(team.other(), put.cell()) == line && put.token().number() != five;
        }
        return Line.count(after(move, line), five) < FIVE;
    }

    /** What a line holds after an action. */
    private int after(CrossWiseMove move, int line) {
        int content = trialField.line(line);
        for (Cell cell : move.cells()) {
            int symbol = trialField.at(cell.index());
            if (symbol != 0 && line(team.other(), cell) == line) {
                content = Line.without(content, symbol);
            }
        }
        for (int i = 0; i < move.cells().size(); i++) {
            int symbol = left(move, i);
            if (symbol != 0 && line(team.other(), move.cells().get(i)) == line) {
                content = Line.with(content, symbol);
            }
        }
        return content;
    }

    /** What an action leaves in one of its cells. */
    private int left(CrossWiseMove move, int i) {
        if (move instanceof CrossWiseMove.Replace replace) {
            return replace.given().number();
        }
        return move instanceof CrossWiseMove.Remove
                ? 0
                : trialField.at(move.cells().get(1 - i).index());
    }

    /** The index of the team's line through a cell. */
    private static int line(Team owner, Cell cell) {
        return index(owner, owner == Team.VERTICAL ? cell.column() : cell.row());
    }

    private static int index(Team owner, int number) {
        return owner == Team.VERTICAL ? number : Cell.SIDE + number;
    }
}
