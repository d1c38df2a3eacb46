package parlour.crosswise.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The immutable 6×6 field, with the contents of its twelve lines and the points of both teams. */
public final class Field {
    private static final int NO_LINE = -1;

    public static final Field EMPTY = new Field(new byte[Cell.COUNT], new short[2 * Cell.SIDE]);

    private final byte[] cells;

    /** The columns, then the rows. */
    private final short[] lines;

    private int size;
    private int vertical;
    private int horizontal;
    private int six = NO_LINE;

    private Field(byte[] cells, short[] lines) {
        this.cells = cells;
        this.lines = lines;
    }

    /**
     * The field with these token numbers, row by row, 0 for an empty cell.
     *
     * @param numbers 36 numbers, each from 0 to 6
     */
    public static Field of(List<Integer> numbers) {
        Field field = new Field(new byte[Cell.COUNT], new short[2 * Cell.SIDE]);
        for (int i = 0; i < Cell.COUNT; i++) {
            field.set(i, numbers.get(i));
        }
        return field;
    }

    /** A copy with a symbol, or 0 for none, in one cell. */
    Field with(int cell, int symbol) {
        Field next = new Field(cells.clone(), lines.clone());
        next.size = size;
        next.vertical = vertical;
        next.horizontal = horizontal;
        next.set(cell, symbol);
        return next;
    }

    /** A copy with two cells changed. */
    Field with(int first, int firstSymbol, int second, int secondSymbol) {
        // Emptied first: a line holds six, and both cells may be in the same line.
        Field next = with(first, 0);
        next.set(second, secondSymbol);
        next.set(first, firstSymbol);
        return next;
    }

    /** For use during construction only. */
    private void set(int cell, int symbol) {
        int old = cells[cell];
        cells[cell] = (byte) symbol;
        size += (symbol == 0 ? 0 : 1) - (old == 0 ? 0 : 1);
        vertical += change(cell % Cell.SIDE, old, symbol);
        horizontal += change(Cell.SIDE + cell / Cell.SIDE, old, symbol);
    }

    private int change(int line, int old, int symbol) {
        int before = lines[line];
        int after = old == 0 ? before : Line.without(before, old);
        after = symbol == 0 ? after : Line.with(after, symbol);
        lines[line] = (short) after;
        if (Line.most(after) == Cell.SIDE) {
            six = line;
        }
        return Line.points(after) - Line.points(before);
    }

    /** The number of the symbol in a cell, 0 if it is empty. */
    public int at(int cell) {
        return cells[cell];
    }

    /** The symbol in a cell. */
    public Optional<Token> at(Cell cell) {
        int number = cells[cell.index()];
        return number == 0 ? Optional.empty() : Optional.of(Token.of(number));
    }

    public boolean isEmpty(Cell cell) {
        return cells[cell.index()] == 0;
    }

    /** The number of symbols on the field. */
    public int size() {
        return size;
    }

    public boolean isFull() {
        return size == Cell.COUNT;
    }

    /** The points of all of a team's lines. */
    public int points(Team team) {
        return team == Team.VERTICAL ? vertical : horizontal;
    }

    /** The points of one column or row, from 0. */
    public int points(Team team, int number) {
        return Line.points(line(team, number));
    }

    /** The contents of one column or row. */
    public int line(Team team, int number) {
        return lines[team == Team.VERTICAL ? number : Cell.SIDE + number];
    }

    /** The contents of a line: columns first, then rows. */
    public int line(int index) {
        return lines[index];
    }

    /** The team that has six of one symbol in a line. */
    public Optional<Team> winner() {
        return six == NO_LINE ? Optional.empty() : Optional.of(owner(six));
    }

    /** The number of the line with six of one symbol, from 0; only valid if there is a winner. */
    public int sixLine() {
        if (six == NO_LINE) {
            throw new IllegalStateException("no line has six of one symbol");
        }
        return six % Cell.SIDE;
    }

    public static Team owner(int line) {
        return line < Cell.SIDE ? Team.VERTICAL : Team.HORIZONTAL;
    }

    /** Whether the game is over: the field is full, or six of one symbol have won. */
    public boolean isOver() {
        return six != NO_LINE || isFull();
    }

    /** The numbers of the symbols row by row, 0 for an empty cell. */
    public List<List<Integer>> rows() {
        List<List<Integer>> rows = new ArrayList<>(Cell.SIDE);
        for (int row = 0; row < Cell.SIDE; row++) {
            List<Integer> numbers = new ArrayList<>(Cell.SIDE);
            for (int column = 0; column < Cell.SIDE; column++) {
                numbers.add(at(Cell.SIDE * row + column));
            }
            rows.add(numbers);
        }
        return rows;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Field field && Arrays.equals(cells, field.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }

    /** {@code 3 3 2 1 5 2 / 0 4 5 0 2 5 / …} */
    @Override
    public String toString() {
        return String.join(
                " / ",
                rows().stream()
                        .map(row -> String.join(" ", row.stream().map(String::valueOf).toList()))
                        .toList());
    }
}
