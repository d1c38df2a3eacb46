package parlour.app.crosswise;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Field;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The last moves, so that everybody can be shown what has changed since their last turn. */
final class RecentMoves {
    private record Move(int seat, List<Cell> cells, Field after) {}

    /** Two rounds of the table are enough: seats without a move are rare. */
    private final int most;

    private final List<Move> moves = new ArrayList<>();

    RecentMoves(int seats) {
        most = 2 * seats;
    }

    void played(int seat, List<Cell> cells, Field after) {
        moves.add(new Move(seat, cells, after));
        if (moves.size() > most) {
            moves.remove(0);
        }
    }

    void clear() {
        moves.clear();
    }

    /** Forgets the moves if they did not lead to this field: a game was loaded or taken back. */
    void show(Field field) {
        boolean same = !moves.isEmpty() && moves.get(moves.size() - 1).after().equals(field);
        if (!same) {
            clear();
        }
    }

    /** The cells that others have changed since the seat's last turn. */
    Set<Cell> since(int seat) {
        Set<Cell> changed = new HashSet<>();
        for (int i = moves.size() - 1; i >= 0 && moves.get(i).seat() != seat; i--) {
            changed.addAll(moves.get(i).cells());
        }
        return changed;
    }
}
