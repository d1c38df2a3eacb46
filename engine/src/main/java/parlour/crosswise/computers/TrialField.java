package parlour.crosswise.computers;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Line;
import parlour.crosswise.rules.Team;

import java.util.function.IntSupplier;

/** A mutable copy of a field's lines for trying out changes, with their values for both teams. */
final class TrialField {
    private final int[] values;
    private final int[] lines = new int[2 * Cell.SIDE];
    private final byte[] cells = new byte[Cell.COUNT];
    private int vertical;
    private int horizontal;

    /**
     * @param values the value of each line content to its owner
     */
    TrialField(int[] values) {
        this.values = values;
    }

    void begin(Field field) {
        vertical = 0;
        horizontal = 0;
        for (int line = 0; line < lines.length; line++) {
            lines[line] = field.line(line);
            if (line < Cell.SIDE) {
                vertical += values[lines[line]];
            } else {
                horizontal += values[lines[line]];
            }
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            cells[cell] = (byte) field.at(cell);
        }
    }

    int at(int cell) {
        return cells[cell];
    }

    int line(int index) {
        return lines[index];
    }

    /** Puts a symbol, or 0 for none, into a cell. */
    void set(int cell, int symbol) {
        int old = cells[cell];
        cells[cell] = (byte) symbol;
        vertical += change(cell % Cell.SIDE, old, symbol);
        horizontal += change(Cell.SIDE + cell / Cell.SIDE, old, symbol);
    }

    private int change(int line, int old, int symbol) {
        int before = lines[line];
        int after = old == 0 ? before : Line.without(before, old);
        after = symbol == 0 ? after : Line.with(after, symbol);
        lines[line] = after;
        return values[after] - values[before];
    }

    /** Swaps the contents of two cells. */
    void swap(int first, int second) {
        int symbol = cells[first];
        set(first, 0);
        int other = cells[second];
        set(second, symbol);
        set(first, other);
    }

    /** The team's lead over the other. */
    int ahead(Team team) {
        return team == Team.VERTICAL ? vertical - horizontal : horizontal - vertical;
    }

    /** The value of the team's own lines. */
    int own(Team team) {
        return team == Team.VERTICAL ? vertical : horizontal;
    }

    /** The team's lead after a legal move; nothing changes. */
    int ahead(Team team, CrossWiseMove move) {
        return after(move, () -> ahead(team));
    }

    /** What a legal move leads to; nothing changes. */
    int after(CrossWiseMove move, IntSupplier value) {
        int first = move.cells().get(0).index();
        if (move instanceof CrossWiseMove.Shift || move instanceof CrossWiseMove.Exchange) {
            int second = move.cells().get(1).index();
            swap(first, second);
            int found = value.getAsInt();
            swap(first, second);
            return found;
        }
        int old = cells[first];
        set(first, left(move));
        int found = value.getAsInt();
        set(first, old);
        return found;
    }

    /** What a one-cell move leaves in its cell. */
    private static int left(CrossWiseMove move) {
        if (move instanceof CrossWiseMove.Put put) {
            return put.token().number();
        }
        return move instanceof CrossWiseMove.Replace replace ? replace.given().number() : 0;
    }
}
