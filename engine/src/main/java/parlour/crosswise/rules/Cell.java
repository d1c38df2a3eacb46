package parlour.crosswise.rules;

import parlour.text.Phrase;

import java.util.Optional;
import java.util.stream.IntStream;

/** One of the 36 cells of the field, in reading order; there is one object for each. */
public final class Cell {
    /** The number of cells in a line, and of lines in each direction. */
    public static final int SIDE = 6;

    public static final int COUNT = SIDE * SIDE;

    private static final Cell[] ALL =
            IntStream.range(0, COUNT).mapToObj(Cell::new).toArray(Cell[]::new);

    private final int index;
    private final String text;

    private Cell(int index) {
        this.index = index;
        text = "r" + (row() + 1) + "c" + (column() + 1);
    }

    /** The cell with an index, row by row. */
    public static Cell at(int index) {
        return ALL[index];
    }

    /** The cell at a row and column, from 0. */
    public static Cell at(int row, int column) {
        return ALL[SIDE * row + column];
    }

    /** The cell that a text like {@code r2c1} names. */
    static Optional<Cell> find(String text) {
        boolean named =
                text.length() == 4
                        && text.charAt(0) == 'r'
                        && isNumber(text.charAt(1))
                        && text.charAt(2) == 'c'
                        && isNumber(text.charAt(3));
        return named
                ? Optional.of(at(text.charAt(1) - '1', text.charAt(3) - '1'))
                : Optional.empty();
    }

    private static boolean isNumber(char c) {
        return c >= '1' && c < '1' + SIDE;
    }

    public int index() {
        return index;
    }

    /** From 0. */
    public int row() {
        return index / SIDE;
    }

    /** From 0. */
    public int column() {
        return index % SIDE;
    }

    /** Its position, for use in a sentence. */
    public Phrase phrase() {
        return Phrase.of("crosswise.cell", row() + 1, column() + 1);
    }

    /** {@code r2c1} */
    @Override
    public String toString() {
        return text;
    }
}
